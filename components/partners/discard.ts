/**
 * Takes nodes out of the page for good. A script whose answer is still on its way would run even when it is removed, and
 * draw into a page that has no place for it; one that belongs to another document by then does not (HTML standard,
 * "execute the script element").
 */
export function discard(nodes: Iterable<Node>): void {
  const elsewhere = new Document();
  for (const node of [...nodes]) elsewhere.adoptNode(node);
}
