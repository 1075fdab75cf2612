import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { nameSlug } from '@/lib/source/name-slug';
import type { Adaption } from './adaption';
import { words } from './parts';

/** Makes headings begin at the second level without skipping levels, and removes a repeated title. */
export function repairHeadings(root: Root, { title }: Adaption): void {
  const first = root.children.findIndex((node) => words(node) !== '');
  const lead = root.children[first];
  if (lead?.type === 'heading' && nameSlug(toString(lead)) === nameSlug(title))
    root.children.splice(first, 1);
  const headings: Heading[] = [];
  visit(root, 'heading', (node) => void headings.push(node));
  // The original levels of the open headings. Some levels are skipped in the source.
  const open: number[] = [];
  for (const heading of headings) {
    while ((open.at(-1) ?? 0) >= heading.depth) open.pop();
    open.push(heading.depth);
    heading.depth = Math.min(open.length + 1, 6) as Heading['depth'];
  }
}
