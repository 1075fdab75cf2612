import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { nameSlug } from '@/lib/source/name-slug';
import type { Adaption } from './adaption';
import { words } from './parts';

/** Makes headings begin at the second level without skipping levels, and removes a repeated title. */
export function repairHeadings(root: Root, { title }: Adaption): void {
  const first = root.children.findIndex((node) => node.type === 'heading' || words(node) !== '');
  const lead = root.children[first];
  if (lead?.type === 'heading' && nameSlug(toString(lead)) === nameSlug(title))
    root.children.splice(first, 1);
  const headings: Heading[] = [];
  visit(root, 'heading', (node) => void headings.push(node));
  const shift = 2 - Math.min(...headings.map(({ depth }) => depth));
  let level = 1;
  // The original levels of the open headings. Some levels are skipped in the source.
  const open: number[] = [];
  for (const heading of headings) {
    const depth = heading.depth + shift;
    while (open.length > 0 && (open.at(-1) ?? 0) >= depth) open.pop();
    open.push(depth);
    level = Math.min(open.length + 1, level + 1, 6);
    heading.depth = Math.max(2, level) as Heading['depth'];
    level = heading.depth;
  }
}
