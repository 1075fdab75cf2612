import type { Element, ElementContent } from 'hast';
import type { Heading, List, Nodes, Parents, PhrasingContent } from 'mdast';
import type { State } from 'mdast-util-to-hast';
import { toString } from 'mdast-util-to-string';
import { contentOf, element, type Report, type TypedDirective } from './directive';

/*
 * What the boxes around what a writer types have in common. A page draws them without a script; a feed and the public Markdown have
 * their words in the order in which they were typed.
 */

export const shown = (node: Nodes) => {
  const words = toString(node).replace(/\s+/g, ' ').trim();
  return `'${words.length > 40 ? `${words.slice(0, 39)}…` : words}'`;
};

/** The words of a label as a page has them. */
export const phrases = (state: State, children: readonly PhrasingContent[]): ElementContent[] =>
  state.all({ type: 'paragraph', children: [...children] });

export const titleOf = (words: ElementContent[]): Element => element('p', {}, [element('strong', {}, words)]);

/** Blocks of a page. @param parent in which they stand, so that no component draws in it */
export const blocks = (
  state: State,
  parent: Parents,
  children: readonly Nodes[] = contentOf(parent),
): ElementContent[] => state.wrap(state.all({ ...parent, children } as Parents), true);

export const listsIn = (children: readonly Nodes[]): readonly List[] =>
  children.filter((child): child is List => child.type === 'list');

/** The headings of a box that begin its parts: those of its first heading's level, and above that. */
export function partHeadings(children: readonly Nodes[]): readonly Heading[] {
  const headings = children.filter((child) => child.type === 'heading');
  const depth = headings[0]?.depth ?? 0;
  return headings.filter((heading) => heading.depth <= depth);
}

/** A box of parts begins with a heading, and has one above each part. */
export function checkParts(
  { name, children }: TypedDirective,
  report: Report,
  right: string,
): readonly Heading[] {
  const [first] = contentOf({ children });
  if (first && first.type !== 'heading') report(name, shown(first), `${right} first`, first);
  return partHeadings(children);
}
