import type { Heading, Paragraph, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

/**
 * A line without any character that Markdown could interpret: it starts with a letter or a quotation mark and contains nothing
 * that could open markup, a directive or a bare link, nor a tab, which may separate the cells of a pasted table.
 */
const PLAIN_LINE = /^(?=[\p{L}"'“‘])(?!.*(?:[*_[\]<>&`~^|\\@{}\t]|:\S|www\.|==|\$\$|\w\.\w+\/))/isu;
/** Whether a text contains no character that Markdown could interpret. */
export const isPlain = (text: string): boolean => text.split('\n').every((line) => PLAIN_LINE.test(line));

/** A heading of plain text. It contains no `#`, because Markdown removes those at the end of a heading. */
const PLAIN_HEADING = /^(#{1,6}) +([^#]+)$/;
/** A line that Markdown treats as empty. `trim` would remove more kinds of space. */
const BLANK = /^[ \t]*$/;
/** Bodies in which plain lines may be part of code or HTML, or in which other line ends change the line numbers. */
const NOT_ONLY_TEXT = /\r|^(?: {4}|\t|[ \t>*+\-\d.)]*(?:`{3}|~{3}|<))/m;
/** Spaces that Markdown may change: all kinds except the plain space, and spaces at the end of a line. */
const OTHER_SPACE = /[^\S ]| $/;
/** Replaces plain blocks in the text that is parsed. */
const LETTER = 'x';

type Point = NonNullable<Root['position']>['start'];
type PlainBlock = Paragraph | Heading;

/** The lines of a body with their offsets. */
class Lines {
  readonly #starts: readonly number[];

  constructor(readonly texts: readonly string[]) {
    let start = 0;
    this.#starts = texts.map((text) => (start += text.length + 1) - text.length - 1);
  }

  /**
   * @param line from 1
   * @param column from 1
   */
  point(line: number, column: number): Point {
    return { line, column, offset: (this.#starts[line - 1] ?? 0) + column - 1 };
  }

  /**
   * The plain paragraph or heading in these lines, as the parser would return it.
   *
   * @param first from 1
   * @param last from 1
   */
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

/** Runs of consecutive plain blocks, by the line of the first block. */
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

/** The body with one letter in place of each run. */
function shorten({ texts }: Lines, runs: ReadonlyMap<number, readonly PlainBlock[]>): string {
  const shown = [...texts];
  for (const [first, run] of runs) {
    shown.fill('', first - 1, run.at(-1)?.position?.end.line);
    shown[first - 1] = LETTER;
  }
  return shown.join('\n');
}

/**
 * Parses Markdown without its plain paragraphs and headings, which are most of an article and take most of the parser's time. One
 * letter replaces each run of them in the text, and afterwards the plain blocks replace that letter in the tree.
 *
 * @returns what `parse` returns for the whole body, with the same positions if the body ends with a line break
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
