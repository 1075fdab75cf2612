import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '@/lib/source/diagnostic';
import type { DiagnosticSource } from '@/lib/source/yaml-source';

/** A diagnostic for a field that names an unknown text page. A page's file has its name, so the file need not be read. */
export const checkTextPage = (
  directory: string,
  source: DiagnosticSource,
  at: readonly PropertyKey[],
  page: string | undefined,
): readonly Diagnostic[] =>
  page === undefined || existsSync(path.join(directory, 'pages', `${page}.md`))
    ? []
    : [source.diagnosticAt(at, `'${page}'`, 'the name of a file in content/pages, without its ending')];
