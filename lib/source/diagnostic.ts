import { counted } from './counted';

/** An error or warning about a content file, written so that a writer can fix it. */
export interface Diagnostic {
  /** Path of the file relative to the project. */
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  /** 1-based. */
  readonly column: number;
  /** Dotted path of the field, or the part of the file ("body", "frontmatter"). */
  readonly field: string;
  readonly found: string;
  readonly expected: string;
}

/** `file:line:column  field  found …; expected …`, the format of all diagnostics. */
export function formatDiagnostic({ file, line, column, field, found, expected }: Diagnostic): string {
  // A heading, an address or an attribute may span several lines.
  return `${file}:${line}:${column}  ${field}  found ${found}; expected ${expected}`
    .split(/[\r\n]+/)
    .map((each) => each.trim())
    .join(' ');
}

/** Thrown by loaders with all diagnostics; its message is the printable list. */
export class ContentError extends Error {
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    const files = new Set(diagnostics.map((diagnostic) => diagnostic.file)).size;
    const count = `${counted(diagnostics.length, 'mistake')} in ${counted(files, 'content file')}`;
    super([`${count}:`, ...diagnostics.map(formatDiagnostic)].join('\n'));
    this.name = 'ContentError';
    this.diagnostics = diagnostics;
  }
}

/** Diagnostics that a loader throws. Other errors are defects of the code and are rethrown. */
export function diagnosticsOf(load: () => unknown): readonly Diagnostic[] {
  try {
    load();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.diagnostics;
    throw error;
  }
}

/** A value and its diagnostics: readers collect diagnostics, loaders throw them. */
export interface Checked<T> {
  readonly value: T;
  readonly diagnostics: readonly Diagnostic[];
}
