import type { Fields } from '@/scripts/import/source/source';
import type { Note } from '@/scripts/import/source/finding';
import { textOf } from '@/scripts/import/source/systems';

/** A shortcode, include or component in the source. */
export interface Component {
  readonly name: string;
  /** Parameters with a name. The value of a JSX attribute may be a list or record. */
  readonly named: Readonly<Record<string, unknown>>;
  /** Parameters without a name, in order. */
  readonly plain: readonly string[];
  /** Whether it has an opening and a closing tag. */
  readonly isPaired: boolean;
}

/** HTML to put before and after the content of a component. */
export interface Replacement {
  readonly before: string;
  readonly after: string;
  /** The lost part, for the report. */
  readonly lost?: string;
  /** Pictures that the source does not have, for the report. */
  readonly missing?: readonly string[];
}

/** Reports what a replacement has lost. @param line line of the component in the source */
export function noteLosses({ lost, missing = [] }: Replacement, line: number, note: Note): void {
  if (lost) note(line, 'component', lost);
  for (const text of missing) note(line, 'picture', text);
}

/** The data that a component may refer to. */
export interface ComponentFacts {
  readonly fields: Fields;
  /** Pictures in the article's folder whose paths match a pattern such as `trip/*.jpg`. */
  readonly matching: (pattern: string) => readonly string[];
  /** A picture of WordPress's media library. */
  readonly attachment: (
    id: string,
  ) => { readonly address: string; readonly alt: string; readonly caption: string } | undefined;
}

/** The first of these parameters that contains text. */
export function first(named: Component['named'], ...names: readonly string[]): string {
  for (const name of names) {
    const found = Object.entries(named).find(
      ([key, value]) => key.toLowerCase() === name && textOf(value) !== '',
    );
    if (found) return textOf(found[1]);
  }
  return '';
}

export const WRAPPED = { before: '\n\n', after: '\n\n' };

export const NOTHING: Replacement = { before: '', after: '' };

export const whole = (html: string, lost?: string): Replacement => ({
  before: html,
  after: '',
  ...(lost ? { lost } : {}),
});

export const around = (open: string, close: string): Replacement => ({
  before: `${open}${WRAPPED.before}`,
  after: `${WRAPPED.after}${close}`,
});

export const boxKind = (words: string): 'tip' | 'note' | 'warning' => {
  if (/warn|danger|caution|error|important|attention/i.test(words)) return 'warning';
  return /tip|hint|success|pro-/i.test(words) ? 'tip' : 'note';
};
