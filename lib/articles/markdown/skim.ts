import { directiveNames, DIRECTIVES } from './directives';

/**
 * A line of words in which no character can mean anything to Markdown: it starts with a letter or a quotation mark, and what
 * could open markup, a directive or a bare link is not in it. `s`, because a line may hold other ends of lines than \n; of
 * those, a lone \r ends one for Markdown, too.
 */
const PLAIN_LINE = /^(?=[\p{L}"'“‘])(?!.*(?:[*_[\]<>&`~^|\\@{}]|:\S|\r.|www\.|==|\$\$|\w\.\w+\/))/isu;
/** A heading of such a line; `#` at its end would not be part of it. */
const PLAIN_HEADING = /^(#{1,6}) +([^#]+)$/;
const FENCE = /^ {0,3}(?:`{3}|~{3})/;
/** Boxes whose parts are checked. */
const BOXES = directiveNames('container').filter((name) => DIRECTIVES[name]?.check);
/** What may hold lines of words that are no paragraph: code between fences, HTML, such boxes. */
const CODE_OR_HTML = new RegExp(
  `^(?: {4}|\\t|[ \\t>*+\\-\\d.)]*(?:\`{3}|~{3}|:{3,}(?:${BOXES.join('|')})|<))`,
  'm',
);
/** What Markdown takes for an empty line; `trim` knows more kinds of space. */
const BLANK = /^[ \t\r]*$/;

/** A paragraph or heading of plain words that a body has been spared. */
export type PlainPart = { /** 1-based. */ readonly line: number } & (
  | { readonly kind: 'paragraph'; readonly words: number }
  | { readonly kind: 'heading'; readonly depth: number; readonly text: string }
);

/** A body without its plain paragraphs and headings. */
export interface SkimmedBody {
  /** With as many lines as before, and every other character in its place. */
  readonly text: string;
  /** What is no longer in it, in the order of the lines. */
  readonly plain: readonly PlainPart[];
  /** Words of each plain paragraph of which one letter a line is left, by its first line (1-based). */
  readonly words: ReadonlyMap<number, number>;
}

/** Words of a text without markup. */
export const countIn = (text: string) => text.split(/\s+/).filter(Boolean).length;

function plainPart(block: readonly string[], line: number): PlainPart | undefined {
  const [first = ''] = block;
  const [, marks = '', text = ''] = (block.length === 1 && PLAIN_HEADING.exec(first)) || [];
  if (marks && PLAIN_LINE.test(text)) {
    return { line, kind: 'heading', depth: marks.length, text: text.replace(/^[ \t]+|[ \t\r]+$/g, '') };
  }
  const isPlain = block.every((each) => PLAIN_LINE.test(each));
  return isPlain ? { line, kind: 'paragraph', words: countIn(block.join(' ')) } : undefined;
}

/**
 * Takes plain paragraphs and headings out of a body. With this, a first check of 1,000 articles of 1,025 words takes 5 s of
 * processor time; without it, 13 s. It stays while a check without it takes longer than 5 s. Plain words are most of an article
 * and most of the parser's time, and need no parser to be told. What stands around them stays what it is, but where the next
 * line is indented: it may then continue a list or a footnote above. There, and in a body with code or HTML, one letter is
 * left of each line.
 */
export function skim(body: string): SkimmedBody {
  const plain: PlainPart[] = [];
  const words = new Map<number, number>();
  const lines = body.split('\n');
  const isSimple = !CODE_OR_HTML.test(body);
  let isCode = false;
  for (let start = 0; start < lines.length;) {
    let end = start;
    while (end < lines.length && !BLANK.test(lines[end] ?? '')) end += 1;
    let next = end;
    while (next < lines.length && BLANK.test(lines[next] ?? '')) next += 1;
    const block = lines.slice(start, end);
    for (const text of block) if (FENCE.test(text)) isCode = !isCode;
    const part = isCode || block.length === 0 ? undefined : plainPart(block, start + 1);
    if (part && isSimple && !/^[ \t]/.test(lines[next] ?? '')) {
      plain.push(part);
      lines.fill('', start, end);
    } else if (part?.kind === 'paragraph') {
      words.set(part.line, part.words);
      lines.fill('x', start, end);
    }
    start = next;
  }
  return { text: lines.join('\n'), plain, words };
}
