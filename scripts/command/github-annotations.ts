import { explain, type Diagnostic } from '@/lib/source/diagnostic';

/** Escaping of workflow commands: https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts */
const escapeData = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

function annotation(level: 'error' | 'warning', diagnostic: Diagnostic): string {
  const { file, line, column } = diagnostic;
  const { field, message } = explain(diagnostic);
  const properties = `file=${escapeProperty(file)},line=${line},col=${column},title=${escapeProperty(field)}`;
  return `::${level} ${properties}::${escapeData(message)}`;
}

/** Diagnostics as lines that GitHub shows at the changed lines of a pull request. */
export const githubAnnotations = (
  errors: readonly Diagnostic[],
  warnings: readonly Diagnostic[],
): readonly string[] => [
  ...errors.map((diagnostic) => annotation('error', diagnostic)),
  ...warnings.map((diagnostic) => annotation('warning', diagnostic)),
];
