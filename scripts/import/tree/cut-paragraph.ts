import type { Paragraph, PhrasingContent, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { mediaAt } from './media';
import { asPicture, isBlank, paragraph } from './parts';

const BLOCKS: readonly string[] = [
  'importPicture',
  'importGallery',
  'importFrame',
  'importDetails',
  'image',
  'containerDirective',
  'list',
  'table',
  'blockquote',
  'paragraph',
  'heading',
  'code',
  'thematicBreak',
];

/** The address of a paragraph that consists only of an address. Many systems show it as a video. */
function loneAddress(nodes: readonly PhrasingContent[]): string | undefined {
  const [only, ...more] = nodes.filter((node) => !isBlank([node]));
  if (!only || more.length > 0) return undefined;
  const address =
    only.type === 'link' && toString(only) === only.url
      ? only.url
      : only.type === 'text'
        ? only.value.trim()
        : '';
  return /^https?:\/\/\S+$/.test(address) && mediaAt(address)?.video ? address : undefined;
}

/** Removes blanks at the start of a node, even inside strong emphasis or a link. */
function trimStart(node: PhrasingContent | undefined): void {
  if (node?.type === 'text') node.value = node.value.trimStart();
  else if (node && 'children' in node) trimStart(node.children[0]);
}

function trimEnd(node: PhrasingContent | undefined): void {
  if (node?.type === 'text') node.value = node.value.trimEnd();
  else if (node && 'children' in node) trimEnd(node.children.at(-1));
}

/** Splits a paragraph at pictures and other blocks inside it. */
export function cutParagraph(node: Paragraph): RootContent[] {
  const address = loneAddress(node.children);
  if (address !== undefined) return [{ type: 'importFrame', address, title: '' }];
  const parts: RootContent[] = [];
  let run: PhrasingContent[] = [];
  const close = () => {
    while (run[0] && isBlank([run[0]])) run.shift();
    while (run.length > 0 && isBlank(run.slice(-1))) run.pop();
    trimStart(run[0]);
    trimEnd(run.at(-1));
    if (run.length > 0) parts.push(paragraph(...run));
    run = [];
  };
  const take = (
    children: readonly PhrasingContent[],
    wrap: (inner: PhrasingContent[]) => PhrasingContent[],
    link: string,
  ) => {
    for (const child of children) {
      if (child.type === 'image') {
        close();
        parts.push(asPicture(child, link));
      } else if (BLOCKS.includes(child.type)) {
        close();
        const block = child as RootContent;
        parts.push(...(block.type === 'paragraph' ? cutParagraph(block) : [block]));
      } else if ('children' in child && holdsBlock(child)) {
        const outer = child as typeof child & { children: PhrasingContent[] };
        const inLink = child.type === 'link' ? child.url : link;
        // Text between pictures keeps its link or emphasis.
        take(
          outer.children,
          (inner) => (isBlank(inner) ? inner : wrap([{ ...outer, children: inner } as PhrasingContent])),
          inLink,
        );
      } else run.push(...wrap([child]));
    }
  };
  take(node.children, (inner) => inner, '');
  close();
  return parts;
}

function holdsBlock(node: PhrasingContent): boolean {
  let found = false;
  visit(node, (each) => {
    if (BLOCKS.includes(each.type)) found = true;
  });
  return found;
}
