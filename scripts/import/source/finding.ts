import { shorten } from '@/lib/source/shorten';

/** A change, an omission or a task for a writer, with its place in the source. */
export interface Finding {
  /** 1-based, in the source file. */
  readonly line: number;
  /** The subject, such as `picture` or `category`. */
  readonly subject: string;
  /** The finding and its result. */
  readonly text: string;
}

export type Note = (line: number, subject: string, text: string) => void;

const LONGEST = 300;

/** Quotes text of the source in a finding, on one line and shortened. */
export function quoted(text: string, most = LONGEST): string {
  return `'${shorten(text.replace(/\s+/g, ' ').trim(), most)}'`;
}

/** Returns a function that finds the line of a text. Each further call with the same text returns its next occurrence. */
export function lineFinder(text: string, firstLine: number): (needle: string) => number {
  const seen = new Map<string, number>();
  return (needle) => {
    const from = seen.get(needle) ?? 0;
    const at = needle === '' ? -1 : text.indexOf(needle, from);
    if (at < 0) return from > 0 ? firstLine + text.slice(0, from - 1).split('\n').length - 1 : firstLine;
    seen.set(needle, at + 1);
    return firstLine + text.slice(0, at).split('\n').length - 1;
  };
}
