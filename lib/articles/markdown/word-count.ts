import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { checkSize, UnreadableBody } from './limits';
import { parseBody } from './parse';
import { countIn, skim, type SkimmedBody } from './skim';

/** A body of which only what needs a parser is in the tree. */
export interface ParsedBody extends SkimmedBody {
  readonly tree: Root;
}

/** Nothing that a parser would see; other kinds of space make a paragraph. */
const BLANK = /^[ \t\r\n]*$/;

/** @throws UnreadableBody */
export function parseSkimmed(skimmed: SkimmedBody): ParsedBody {
  const tree: Root = BLANK.test(skimmed.text) ? { type: 'root', children: [] } : parseBody(skimmed.text);
  return { ...skimmed, tree };
}

/** What holds words. */
const WORDED: ReadonlySet<string> = new Set<Nodes['type']>(['paragraph', 'heading', 'tableCell', 'code']);

/** Words of a block as a reader counts them. @param words of paragraphs that have been skimmed */
export const wordsOf = (node: Nodes, { words }: SkimmedBody): number =>
  (node.type === 'paragraph' ? words.get(node.position?.start.line ?? 0) : undefined) ??
  countIn(toString(node));

/** Words of all blocks. */
export function wordsIn(body: ParsedBody): number {
  let words = 0;
  for (const part of body.plain) words += part.kind === 'paragraph' ? part.words : countIn(part.text);
  visit(body.tree, (node) => {
    if (WORDED.has(node.type)) words += wordsOf(node, body);
  });
  return words;
}

/** Words of a body; none of one that cannot be read, which the check of contents refuses. */
export function countWords(body: string): number {
  try {
    checkSize(body);
    return wordsIn(parseSkimmed(skim(body)));
  } catch (error) {
    if (!(error instanceof UnreadableBody)) throw error;
    return 0;
  }
}
