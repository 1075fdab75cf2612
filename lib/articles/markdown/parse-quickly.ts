import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/**
 * A line of words in which no character can mean anything to Markdown: it starts with a letter or a quotation mark, and what
 * could open markup, a directive or a bare link is not in it.
 */
const PLAIN_LINE = /^(?=[\p{L}"'“‘])(?!.*(?:[*_[\]<>&`~^|\\@{}]|:\S|www\.|==|\$\$|\w\.\w+\/))/isu;
/** Whether no character of a text can mean anything to Markdown. */
export const isPlain = (text: string): boolean => text.split('\n').every((line) => PLAIN_LINE.test(line));

/** A heading of such a line; `#` at its end would not be part of it. */
const PLAIN_HEADING = /^(#{1,6}) +([^#]+)$/;
/** What Markdown takes for an empty line; `trim` knows more kinds of space. */
const BLANK = /^[ \t]*$/;
/** Where words may be something else than text: in code and HTML. Ends of lines of other systems make other line numbers. */
const NOT_ONLY_TEXT = /\r|^(?: {4}|\t|[ \t>*+\-\d.)]*(?:`{3}|~{3}|<))/m;
/** What a text does not keep as it was typed: spaces of other kinds, and those at the end of a line. */
const OTHER_SPACE = /[^\S ]| $/;
/** What stands for all words of a line. */
const LETTER = 'x';

/** A line of which the parser sees one letter, behind the marks of a heading. */
interface ShortLine {
  readonly marks: string;
  readonly words: string;
}

/** A line of plain words, which a parser need not read. */
function shortLine(line: string, isAlone: boolean): ShortLine | undefined {
  if (OTHER_SPACE.test(line)) return undefined;
  if (PLAIN_LINE.test(line)) return { marks: '', words: line };
  const [, , words = ''] = (isAlone && PLAIN_HEADING.exec(line)) || [];
  return PLAIN_LINE.test(words) ? { marks: line.slice(0, -words.length), words } : undefined;
}

/** The lines of plain paragraphs and headings, by their indexes. */
function shortLines(lines: readonly string[]): ReadonlyMap<number, ShortLine> {
  const short = new Map<number, ShortLine>();
  for (let start = 0, end = 0; start < lines.length; start = end + 1) {
    end = start;
    while (end < lines.length && !BLANK.test(lines[end] ?? '')) end += 1;
    const block = lines.slice(start, end).map((line) => shortLine(line, end - start === 1));
    if (block.every((line) => line !== undefined))
      for (const [index, line] of block.entries()) short.set(start + index, line);
  }
  return short;
}

/**
 * Parses Markdown without plain words, which are most of an article and, letter by letter, most of its parser's time: of each of
 * their lines it sees one letter, and the words take its place in the tree.
 *
 * @returns what `parse` returns for the whole body, positions included
 */
export function parseQuickly(body: string, parse: (body: string) => Root): Root {
  if (NOT_ONLY_TEXT.test(body)) return parse(body);
  const lines = body.split('\n');
  const short = shortLines(lines);
  const shown = lines.map((line, index) => {
    const { marks } = short.get(index) ?? {};
    return marks === undefined ? line : marks + LETTER;
  });
  const tree = parse(shown.join('\n'));
  const starts = [0];
  for (const line of lines) starts.push((starts.at(-1) ?? 0) + line.length + 1);
  visit(tree, (node) => {
    if (!node.position) return;
    const { start, end } = node.position;
    if (node.type === 'text' && short.has(start.line - 1)) {
      const words = lines
        .slice(start.line - 1, end.line)
        .map((_, index) => short.get(start.line - 1 + index)?.words);
      node.value = words.join('\n');
    }
    for (const point of [start, end]) {
      const { marks, words } = short.get(point.line - 1) ?? {};
      const isBehindWords = marks !== undefined && point.column > marks.length + LETTER.length;
      if (isBehindWords) point.column = `${marks}${words}`.length + 1;
      point.offset = (starts[point.line - 1] ?? 0) + point.column - 1;
    }
  });
  return tree;
}
