import type { Heading, Paragraph, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

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
/** What the parser sees of plain blocks. */
const LETTER = 'x';

type Point = NonNullable<Root['position']>['start'];
type PlainBlock = Paragraph | Heading;

/** Lines of a body and where they begin in it. */
class Lines {
  readonly #starts: readonly number[];

  constructor(readonly texts: readonly string[]) {
    let start = 0;
    this.#starts = texts.map((text) => (start += text.length + 1) - text.length - 1);
  }

  /** @param line from 1 @param column from 1 */
  point(line: number, column: number): Point {
    return { line, column, offset: (this.#starts[line - 1] ?? 0) + column - 1 };
  }

  /** The paragraph or heading of plain words in these lines, as a parser returns it. @param first from 1 @param last from 1 */
  plainBlock(first: number, last: number): PlainBlock | undefined {
    const texts = this.texts.slice(first - 1, last);
    if (texts.some((text) => OTHER_SPACE.test(text))) return undefined;
    const end = this.point(last, (texts.at(-1)?.length ?? 0) + 1);
    const position = { start: this.point(first, 1), end };
    if (texts.every((text) => PLAIN_LINE.test(text)))
      return { type: 'paragraph', children: [{ type: 'text', value: texts.join('\n'), position }], position };
    const [line = '', marks = '', words = ''] =
      (texts.length === 1 && PLAIN_HEADING.exec(texts[0] ?? '')) || [];
    if (!PLAIN_LINE.test(words)) return undefined;
    const start = this.point(first, line.length - words.length + 1);
    const text = { type: 'text', value: words, position: { start, end } } as const;
    return { type: 'heading', depth: marks.length as Heading['depth'], children: [text], position };
  }
}

/** Plain blocks one after the other, by the line of the first. */
function plainRuns(lines: Lines): ReadonlyMap<number, readonly PlainBlock[]> {
  const runs = new Map<number, PlainBlock[]>();
  let run: PlainBlock[] = [];
  const { texts } = lines;
  for (let first = 1, last = 0; first <= texts.length; first = last + 2) {
    last = first - 1;
    while (last < texts.length && !BLANK.test(texts[last] ?? '')) last += 1;
    if (last < first) continue;
    const block = lines.plainBlock(first, last);
    if (!block) run = [];
    else {
      if (run.length === 0) runs.set(first, run);
      run.push(block);
    }
  }
  return runs;
}

/** The lines with a letter in the place of each run. */
function shorten({ texts }: Lines, runs: ReadonlyMap<number, readonly PlainBlock[]>): string {
  const shown = [...texts];
  for (const [first, run] of runs) {
    shown.fill('', first - 1, run.at(-1)?.position?.end.line);
    shown[first - 1] = LETTER;
  }
  return shown.join('\n');
}

/**
 * Parses Markdown without plain paragraphs and headings, which are most of an article and, letter by letter, most of its parser's
 * time: it sees one letter in the place of those that follow each other, and they take its place in the tree.
 *
 * @returns what `parse` returns for the whole body, positions included
 */
export function parseQuickly(body: string, parse: (body: string) => Root): Root {
  if (NOT_ONLY_TEXT.test(body)) return parse(body);
  const lines = new Lines(body.split('\n'));
  const runs = plainRuns(lines);
  const tree = parse(shorten(lines, runs));
  visit(tree, (node, index, parent) => {
    if (!node.position) return undefined;
    const { start, end } = node.position;
    const run = runs.get(start.line);
    if (run && parent && index !== undefined) {
      parent.children.splice(index, 1, ...run);
      return [SKIP, index + run.length];
    }
    const lastRun = runs.get(end.line);
    const last = lastRun && end.column > LETTER.length ? lastRun.at(-1)?.position?.end : undefined;
    node.position = {
      start: lines.point(start.line, start.column),
      end: last ?? lines.point(end.line, end.column),
    };
    return undefined;
  });
  return tree;
}
