/**
 * Removes nodes from the page permanently. A script that is still loading would run even after its removal and draw into a page that has
 * no place for it. A script that has been moved to another document does not run (HTML standard, "execute the script element").
 */
export function discard(nodes: Iterable<Node>): void {
  const elsewhere = new Document();
  for (const node of [...nodes]) elsewhere.adoptNode(node);
}
