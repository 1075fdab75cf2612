/** A half-open range of a text. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

export interface Edit extends Range {
  readonly text: string;
}

/**
 * Replaces ranges of a text; everything else keeps its bytes. For what is edited and not written anew from its tree: a page,
 * because React compares what it finds with what it rendered, and the Markdown of a writer.
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
