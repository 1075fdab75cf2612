import type { List, PhrasingContent, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { isBlank, isFlat, paragraph, text } from './parts';

/** Splits paragraphs at double line breaks. `cutParagraph` removes the breaks at the edges. */
export function splitAtBreaks(nodes: readonly RootContent[]): RootContent[] {
  return nodes.flatMap((node): RootContent[] => {
    if (node.type !== 'paragraph') {
      if (isFlat(node)) node.children = splitAtBreaks(node.children);
      return [node];
    }
    const parts: PhrasingContent[][] = [[]];
    node.children.forEach((child, index) => {
      const rest = node.children.slice(index + 1).find((each) => !(each.type === 'text' && isBlank([each])));
      if (child.type === 'break' && rest?.type === 'break') parts.push([]);
      else parts.at(-1)?.push(child);
    });
    return parts.map((part) => paragraph(...part));
  });
}

/** Separates entries with empty lines only if an entry has several paragraphs, and then in the whole list. */
export function repairLists(root: Root): void {
  visit(root, 'list', (node: List) => {
    node.spread = node.children.some((item) =>
      item.children.some((child) => child.type === 'paragraph' && child !== item.children[0]),
    );
    for (const item of node.children) item.spread = node.spread;
  });
}

const BULLET = /^\s*(?:[•‣▪◦·●○]\s*|[-–]\s*(?=\p{L}))/u;

/** The text at the start of a line. */
const startOf = ([first]: readonly PhrasingContent[]): string => (first?.type === 'text' ? first.value : '');

/** Turns lines that begin with a bullet character into lists. People type lists this way in systems without list markup. */
export function listsInParagraphs(nodes: readonly RootContent[]): RootContent[] {
  return nodes.flatMap((node): RootContent[] => {
    if (isFlat(node)) node.children = listsInParagraphs(node.children);
    if (node.type !== 'paragraph') return [node];
    const lines: PhrasingContent[][] = [[]];
    for (const child of node.children) {
      if (child.type === 'break') lines.push([]);
      else lines.at(-1)?.push(child);
    }
    const entries = lines.map(startOf).filter((start) => BULLET.test(start));
    // A single line with a dash may be direct speech.
    if (entries.length === 0 || (entries.length === 1 && /^\s*[-–]/.test(entries.join()))) return [node];
    const parts: RootContent[] = [];
    for (const line of lines) {
      const last = parts.at(-1);
      const start = startOf(line);
      if (BULLET.test(start)) {
        const first = text(start.replace(BULLET, ''));
        const item = { type: 'listItem' as const, children: [paragraph(first, ...line.slice(1))] };
        if (last?.type === 'list') last.children.push(item);
        else parts.push({ type: 'list', ordered: false, children: [item] });
      } else if (last?.type === 'paragraph') last.children.push({ type: 'break' }, ...line);
      else parts.push(paragraph(...line));
    }
    return parts;
  });
}
