import { nameToEmoji } from 'gemoji';
import type { PhrasingContent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Adaption } from './adaption';
import { isBlank, text } from './parts';

const EDGES = ['emphasis', 'strong', 'delete', 'link'] as const;

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
  visit(root, [...EDGES], (node, index, parent) => {
    if (!parent || index === undefined || !('children' in node)) return undefined;
    const children = node.children as PhrasingContent[];
    const first = children[0];
    const last = children.at(-1);
    const siblings = parent.children as PhrasingContent[];
    if (isBlank(children) && node.type !== 'link') {
      siblings.splice(index, 1, ...children);
      return index;
    }
    if (last?.type === 'text' && /\s$/.test(last.value)) {
      last.value = last.value.trimEnd();
      siblings.splice(index + 1, 0, text(' '));
    } else if (last?.type === 'break') {
      siblings.splice(index + 1, 0, ...children.splice(-1));
      return index;
    }
    if (first?.type === 'text' && /^\s/.test(first.value)) {
      first.value = first.value.trimStart();
      siblings.splice(index, 0, text(' '));
      return index + 1;
    }
    return undefined;
  });
}
