/** One mistake in a content file, told so that a writer can mend it without a developer. */
export interface Finding {
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

/** `file:line:column  field  found …; expected …` on one line, the one shape in which findings are shown anywhere. */
export function formatFinding({ file, line, column, field, found, expected }: Finding): string {
  // A heading, an address or an attribute may go over several lines.
  return `${file}:${line}:${column}  ${field}  found ${found}; expected ${expected}`
    .split(/[\r\n]+/)
    .map((each) => each.trim())
    .join(' ');
}

/** Thrown by the loaders with everything that is wrong in one go; its message is the list, ready to be printed. */
export class ContentError extends Error {
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    const files = new Set(findings.map((finding) => finding.file)).size;
    const count = `${findings.length} ${findings.length === 1 ? 'mistake' : 'mistakes'} in ${files} content ${files === 1 ? 'file' : 'files'}`;
    super([`${count}:`, ...findings.map(formatFinding)].join('\n'));
    this.name = 'ContentError';
    this.findings = findings;
  }
}

/** What a loader finds wrong. Anything else that it throws is a defect of ours and goes on. */
export function findingsOf(load: () => unknown): readonly Finding[] {
  try {
    load();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.findings;
    throw error;
  }
}

/** What was read, with what was wrong: readers gather findings, loaders throw them. */
export interface Checked<T> {
  readonly value: T;
  readonly findings: readonly Finding[];
}
