import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { UnreadableBody } from './limits';
import { parseBody } from './parse';

/** What holds words. */
const WORDED: ReadonlySet<string> = new Set<Nodes['type']>(['paragraph', 'heading', 'tableCell', 'code']);

/** Words of a block as a reader counts them. */
export const wordsOf = (node: Nodes): number => toString(node).split(/\s+/).filter(Boolean).length;

/** Words of all blocks. */
export function wordsIn(tree: Root): number {
  let words = 0;
  visit(tree, (node) => {
    if (WORDED.has(node.type)) words += wordsOf(node);
  });
  return words;
}

/** Words of a body; none of one that cannot be read, which the check of contents refuses. */
export function countWords(body: string): number {
  try {
    return wordsIn(parseBody(body));
  } catch (error) {
    if (!(error instanceof UnreadableBody)) throw error;
    return 0;
  }
}
