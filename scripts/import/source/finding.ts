/** Something that an import changed, left out or leaves to a writer, at its place in the source. */
export interface Finding {
  /** 1-based, in the file that was read. */
  readonly line: number;
  /** What it is about, such as `picture` or `category`. */
  readonly subject: string;
  /** What was found, and what became of it. */
  readonly text: string;
}

export type Note = (line: number, subject: string, text: string) => void;

const LONGEST = 300;

/** Text of the source within a finding: on one line, and cut where it is long. */
export function quoted(text: string, most = LONGEST): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > most ? `'${line.slice(0, most - 1)}…'` : `'${line}'`;
}

/** Finds the lines of things by their text, each further time the next place where it stands. */
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
