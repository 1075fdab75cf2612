/** A half-open range of a text. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

export interface Edit extends Range {
  readonly text: string;
}

/**
 * Replaces ranges of a text and keeps all other bytes. Used where text must not be serialized from a tree: for pages,
 * because React compares them with its own rendering, and for the Markdown of writers.
 *
 * @throws RangeError when two edits overlap
 */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let at = 0;
  let result = '';
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (edit.start < at) throw new RangeError(`two edits overlap at ${edit.start}`);
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at);
}
