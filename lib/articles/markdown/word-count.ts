import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { UnreadableBody } from './limits';
import { parseBody } from './parse';

/** Types of nodes whose text counts. */
const WORDED: ReadonlySet<string> = new Set<Nodes['type']>(['paragraph', 'heading', 'tableCell', 'code']);

/** Number of words of a block. */
export const wordsOf = (node: Nodes): number => toString(node).split(/\s+/).filter(Boolean).length;

/** Number of words of all blocks. */
export function wordsIn(tree: Root): number {
  let words = 0;
  visit(tree, (node) => {
    if (WORDED.has(node.type)) words += wordsOf(node);
  });
  return words;
}

/** Number of words of a body. 0 for a body that cannot be parsed, which the content check rejects. */
export function countWords(body: string): number {
  try {
    return wordsIn(parseBody(body));
  } catch (error) {
    if (!(error instanceof UnreadableBody)) throw error;
    return 0;
  }
}
