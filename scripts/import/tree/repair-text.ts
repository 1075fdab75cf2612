import { nameToEmoji } from 'gemoji';
import type { Delete, Emphasis, Link, Parents, PhrasingContent, Root, Strong } from 'mdast';
import { visit } from 'unist-util-visit';
import { DIRECTION_CONTROLS, LEFT_IN_COPIES } from '@/lib/source/invisible-characters';
import type { Adaption } from './adaption';
import { isBlank, text } from './parts';

const INVISIBLE = new RegExp(
  `[${LEFT_IN_COPIES}${DIRECTION_CONTROLS}\\ufffd\\p{Co}]|(?![\\t\\n])\\p{Cc}`,
  'gu',
);

const EDGES = ['emphasis', 'strong', 'delete', 'link'] as const;

type Edged = Emphasis | Strong | Delete | Link;

/** Moves blanks and breaks at the edges of emphasis and links to the outside. */
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

/** Replaces special spaces and bullets with plain ones, removes invisible characters, and moves spaces outside of emphasis and links. */
export function repairText(root: Root, { note }: Adaption): void {
  visit(root, 'text', (node) => {
    node.value = node.value
      .replace(/[\u00a0\u2007\u202f]/g, ' ')
      // Word's bullets.
      .replace(/[\uf0a7\uf0b7]/g, '•')
      .replace(INVISIBLE, '');
    // Emoji names, as in chat programs and on GitHub. Times such as 10:30:15 have a digit before the colon.
    node.value = node.value.replace(/(?<![\w:]):([a-z][\w+-]*|[+-]1):(?![\w:])/g, (typed, name: string) => {
      const emoji = Object.hasOwn(nameToEmoji, name) ? nameToEmoji[name] : undefined;
      if (!emoji) note(typed, 'emoji', `'${typed}' is not a known emoji name: use the emoji itself`);
      return emoji ?? typed;
    });
  });
  const edged: (readonly [Edged, Parents])[] = [];
  visit(root, [...EDGES], (node, _index, parent) => {
    if (parent) edged.push([node as Edged, parent]);
  });
  // Process inner nodes first, so that their blanks also leave the outer nodes.
  for (const [node, parent] of edged.reverse()) moveBlanks(node, parent.children as PhrasingContent[]);
}
