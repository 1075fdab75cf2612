/** One mistake in a content file, told so that a writer can mend it without a developer. */
export interface Diagnostic {
  /** Path of the file as the writer knows it, relative to the project. */
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  /** 1-based. */
  readonly column: number;
  /** Dotted path of the field, or what part of the file is meant ("body", "frontmatter"). */
  readonly field: string;
  readonly found: string;
  readonly expected: string;
}

/** `file:line:column  field  found …; expected …` on one line, the one shape in which diagnostics are shown anywhere. */
export function formatDiagnostic({ file, line, column, field, found, expected }: Diagnostic): string {
  // A heading, an address or an attribute may go over several lines.
  return `${file}:${line}:${column}  ${field}  found ${found}; expected ${expected}`
    .split(/[\r\n]+/)
    .map((each) => each.trim())
    .join(' ');
}

/** Thrown by the loaders with everything that is wrong in one go; its message is the list, ready to be printed. */
export class ContentError extends Error {
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    const files = new Set(diagnostics.map((diagnostic) => diagnostic.file)).size;
    const count = `${diagnostics.length} ${diagnostics.length === 1 ? 'mistake' : 'mistakes'} in ${files} content ${files === 1 ? 'file' : 'files'}`;
    super([`${count}:`, ...diagnostics.map(formatDiagnostic)].join('\n'));
    this.name = 'ContentError';
    this.diagnostics = diagnostics;
  }
}

/** What a loader finds wrong. Anything else that it throws is a defect of ours and goes on. */
export function diagnosticsOf(load: () => unknown): readonly Diagnostic[] {
  try {
    load();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.diagnostics;
    throw error;
  }
}

/** What was read, with what was wrong: readers gather diagnostics, loaders throw them. */
export interface Checked<T> {
  readonly value: T;
  readonly diagnostics: readonly Diagnostic[];
}
