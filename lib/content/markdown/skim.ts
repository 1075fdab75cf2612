/**
 * A line of words in which no character can mean anything to Markdown: it starts with a letter or a quotation mark, and what
 * could open markup, a directive or a bare link is not in it. `s`, because a line may hold other ends of lines than \n; of
 * those, a lone \r ends one for Markdown, too.
 */
const PLAIN_LINE = /^[\p{L}"'“‘](?!.*(?:[*_[\]<>&`~|\\@{}]|:\S|\r.|www\.))/isu;
const FENCE = /^ {0,3}(?:`{3}|~{3})/;

/** A body without the length of its plain paragraphs. */
export interface SkimmedBody {
  /** With as many lines as before, and every other character in its place. */
  readonly text: string;
  /** Words of each plain paragraph, by its first line (1-based). */
  readonly words: ReadonlyMap<number, number>;
}

/** Words of a text without markup. */
export const countIn = (text: string) => text.split(/\s+/).filter(Boolean).length;

/**
 * Puts one letter in place of each line of a plain paragraph. Prose is most of an article and most of the time that a parser
 * needs, and whatever surrounds it, a paragraph of plain words has the same structure as one of single letters.
 */
export function skim(body: string): SkimmedBody {
  const words = new Map<number, number>();
  const lines = body.split('\n');
  let isCode = false;
  for (let start = 0; start < lines.length; start += 1) {
    let end = start;
    while (end < lines.length && lines[end]?.trim()) end += 1;
    const block = lines.slice(start, end);
    for (const text of block) if (FENCE.test(text)) isCode = !isCode;
    if (!isCode && block.length > 0 && block.every((text) => PLAIN_LINE.test(text))) {
      words.set(start + 1, countIn(block.join(' ')));
      lines.fill('x', start, end);
    }
    start = end;
  }
  return { text: lines.join('\n'), words };
}
