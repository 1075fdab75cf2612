import { counted } from './counted';
import { LEFT_IN_COPIES } from './invisible-characters';

const EMOJI = '\\p{Extended_Pictographic}';

/** Invisible characters, and non-breaking spaces, which look like any other. A joiner between two emojis makes them one. */
const UNSEEN = new RegExp(
  [
    `[${LEFT_IN_COPIES}\\u00a0\\u2007\\u200c\\u200e\\u200f\\u202f]`,
    `(?<!${EMOJI}[\\ufe0f\\p{Emoji_Modifier}]?)\\u200d`,
    `\\u200d(?!${EMOJI})`,
  ].join('|'),
  'gu',
);

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

/** A text in which the names of invisible characters replace them. */
const withUnseen = (text: string) =>
  text.replace(
    UNSEEN,
    (character) => `‹U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}›`,
  );

/**
 * The field and the message of a diagnostic, `found …; expected …`, with the names of invisible characters. Otherwise what was found
 * looks like what is expected.
 */
export function explain({ field, found, expected }: Diagnostic): {
  readonly field: string;
  readonly message: string;
} {
  const plain = `found ${found}; expected ${expected}`;
  const named = { field: withUnseen(field), message: withUnseen(plain) };
  return named.field === field && named.message === plain
    ? named
    : { ...named, message: `${named.message}; ‹…› is an invisible character` };
}

/** `file:line:column  field  found …; expected …`, the format of all diagnostics. */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  const { file, line, column } = diagnostic;
  const { field, message } = explain(diagnostic);
  // A heading, an address or an attribute may span several lines.
  return `${file}:${line}:${column}  ${field}  ${message}`
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
