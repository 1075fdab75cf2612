import type { Element, ElementContent } from 'hast';
import type { Heading, List, Nodes, Parents, PhrasingContent } from 'mdast';
import type { State } from 'mdast-util-to-hast';
import { toString } from 'mdast-util-to-string';
import { shorten } from '@/lib/source/shorten';
import { contentOf, element, type Report, type TypedDirective } from './directive';

/*
 * Shared code of the box directives. Pages render boxes without a script. Feeds and the public Markdown contain their text in the
 * order in which it was typed.
 */

export const shown = (node: Nodes) => `'${shorten(toString(node).replace(/\s+/g, ' ').trim(), 40)}'`;

/** The HTML of a label. */
export const phrases = (state: State, children: readonly PhrasingContent[]): ElementContent[] =>
  state.all({ type: 'paragraph', children: [...children] });

export const titleOf = (words: ElementContent[]): Element => element('p', {}, [element('strong', {}, words)]);

/** The HTML of blocks. @param parent the box around them, which keeps components from rendering inside it */
export const blocks = (
  state: State,
  parent: Parents,
  children: readonly Nodes[] = contentOf(parent),
): ElementContent[] => state.wrap(state.all({ ...parent, children } as Parents), true);

export const listsIn = (children: readonly Nodes[]): readonly List[] =>
  children.filter((child): child is List => child.type === 'list');

/** The headings that begin the parts of a box: headings of the same level as the first heading, or higher. */
export function partHeadings(children: readonly Nodes[]): readonly Heading[] {
  const headings = children.filter((child) => child.type === 'heading');
  const depth = headings[0]?.depth ?? 0;
  return headings.filter((heading) => heading.depth <= depth);
}

/** Checks that a box of parts begins with a heading and has a heading above each part. */
export function checkParts(
  { name, children }: TypedDirective,
  report: Report,
  right: string,
): readonly Heading[] {
  const [first] = contentOf({ children });
  if (first && first.type !== 'heading') report(name, shown(first), `${right} first`, first);
  return partHeadings(children);
}
