import { nameToEmoji } from 'gemoji';
import type { Delete, Emphasis, Link, Parents, PhrasingContent, Root, Strong } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Adaption } from './adaption';
import { isBlank, text } from './parts';

const EDGES = ['emphasis', 'strong', 'delete', 'link'] as const;

type Edged = Emphasis | Strong | Delete | Link;

/** Moves blanks and breaks at the edges of what is strong or a link behind it or in front of it. */
function moveBlanks(node: Edged, siblings: PhrasingContent[]): void {
  const { children } = node;
  const index = siblings.indexOf(node);
  if (isBlank(children) && node.type !== 'link') {
    siblings.splice(index, 1, ...children);
    return;
  }
  const after: PhrasingContent[] = [];
  while (children.at(-1)?.type === 'break') after.unshift(...children.splice(-1));
  const last = children.at(-1);
  if (last?.type === 'text' && /\s$/.test(last.value)) {
    last.value = last.value.trimEnd();
    after.unshift(text(' '));
  }
  const [first] = children;
  const before: PhrasingContent[] = [];
  if (first?.type === 'text' && /^\s/.test(first.value)) {
    first.value = first.value.trimStart();
    before.push(text(' '));
  }
  siblings.splice(index, 1, ...before, node, ...after);
}

/** Blanks of text programs become ordinary ones, and stand outside of what is strong or a link. */
export function mendText(root: Root, { note }: Adaption): void {
  visit(root, 'text', (node) => {
    node.value = node.value
      .replace(/[\u00a0\u2007\u202f]/g, ' ')
      .replace(/[\u200b\u2060\ufeff\u00ad\ufffd]|(?![\t\n])\p{Cc}/gu, '');
    // Names that show as signs in chat programs and on GitHub; times such as 10:30:15 have a digit in front.
    node.value = node.value.replace(/(?<![\w:]):([a-z][\w+-]*|[+-]1):(?![\w:])/g, (typed, name: string) => {
      const emoji = Object.hasOwn(nameToEmoji, name) ? nameToEmoji[name] : undefined;
      if (!emoji)
        note(typed, 'emoji', `'${typed}' is the name of a sign that is not known: put the sign itself`);
      return emoji ?? typed;
    });
  });
  const edged: (readonly [Edged, Parents])[] = [];
  visit(root, [...EDGES], (node, _index, parent) => {
    if (parent) edged.push([node as Edged, parent]);
  });
  // What stands within another one comes first, so that its blanks leave both.
  for (const [node, parent] of edged.reverse()) moveBlanks(node, parent.children as PhrasingContent[]);
}
