import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { TypedDirective } from '@/lib/articles/markdown/directive';
import { directiveOf, topBlocks } from '@/lib/articles/markdown/directives';
import { UnreadableBody } from '@/lib/articles/markdown/limits';
import { mistakesIn } from './mistakes';
import { ARTICLE_IDS, headingIds, loneImage, PAGE_IDS, parseBody } from '@/lib/articles/markdown/parse';
import { startOf } from '@/lib/articles/markdown/position';
import { wordsIn, wordsOf } from '@/lib/articles/markdown/word-count';

/** Where a picture is: in a paragraph of its own or in a gallery, in such a paragraph inside another block, or beside words. */
type PicturePlace = 'alone' | 'inside' | 'in a line';

/** A part of a body that checks look at, with its position in the body (1-based). */
export type Part = { readonly line: number; readonly column: number } & (
  | { readonly kind: 'heading'; readonly depth: number; readonly text: string }
  /** A mistake that does not depend on the rest of the magazine. */
  | { readonly kind: 'mistake'; readonly field: string; readonly found: string; readonly expected: string }
  | { readonly kind: 'html'; readonly value: string }
  | { readonly kind: 'picture'; readonly url: string; readonly alt: string; readonly place: PicturePlace }
  | { readonly kind: 'link'; readonly url: string; readonly text: string }
  | { readonly kind: 'directive'; readonly directive: TypedDirective }
  | { readonly kind: 'paragraph'; readonly words: number }
  | { readonly kind: 'unreadable'; readonly found: string; readonly expected: string }
);

/** The parts of a body that checks need, without the tree. */
export interface Outline {
  readonly parts: readonly Part[];
  readonly words: number;
  /** Ids on the article's page that a link can lead to. */
  readonly anchors: ReadonlySet<string>;
}

/** `Omit`, applied to each member of a union. */
type Unplaced<T> = T extends unknown ? Omit<T, 'line' | 'column'> : never;

function partOf(
  node: Nodes,
  parent: Nodes | undefined,
  top: ReadonlySet<unknown>,
  pictures: ReadonlySet<unknown>,
): Unplaced<Part> | undefined {
  switch (node.type) {
    case 'heading':
      return { kind: 'heading', depth: node.depth, text: toString(node) };
    case 'html':
      return { kind: 'html', value: node.value };
    case 'image': {
      const isLone = parent?.type === 'paragraph' && parent.children.length === 1;
      const place = pictures.has(node) ? 'alone' : isLone ? 'inside' : 'in a line';
      return { kind: 'picture', url: node.url, alt: node.alt ?? '', place };
    }
    case 'imageReference': {
      const found = `'![…][${node.identifier}]', a picture by reference`;
      const expected = "'![what it shows](photo:key)' in a paragraph of its own";
      return { kind: 'mistake', field: 'picture', found, expected };
    }
    case 'link':
      return { kind: 'link', url: node.url, text: toString(node).trim() };
    case 'definition':
      return { kind: 'link', url: node.url, text: node.identifier };
    case 'textDirective':
    case 'leafDirective':
    case 'containerDirective': {
      const { type, name, attributes } = node;
      const children = type === 'containerDirective' && directiveOf(node)?.check ? node.children : [];
      // No check uses the text of a box.
      const text = type === 'containerDirective' ? '' : toString(node).trim();
      const typed = { type, name, attributes: attributes ?? {}, text, children, atTop: top.has(node) };
      return { kind: 'directive', directive: typed };
    }
    default:
      return undefined;
  }
}

/** The ids of the headings, and the ids of the page itself. */
function anchorsOf(parts: readonly Part[], own: readonly string[]): ReadonlySet<string> {
  const texts = parts.flatMap((part) => (part.kind === 'heading' ? part.text : []));
  return new Set([...own, ...headingIds(texts)]);
}

function outlineParsed(tree: Root, source: string, own: readonly string[]): Outline {
  const parts: Part[] = [];
  const top = new Set<Nodes>([...tree.children, ...topBlocks(tree)]);
  const pictures = new Set<unknown>(topBlocks(tree).map(loneImage));
  // The check of a gallery reports what else is wrong with its content.
  visit(tree, { type: 'containerDirective', name: 'gallery' }, (gallery) =>
    visit(gallery, 'image', (image) => void pictures.add(image)),
  );
  const mistakes = mistakesIn(tree, source);
  // The content of a box without an end is not what its writer meant.
  const broken = new Set(mistakes.map(({ line, column }) => `${line}:${column}`));
  visit(tree, (node, _index, parent) => {
    const { line, column } = startOf(node);
    if (node.type === 'containerDirective' && directiveOf(node) && broken.has(`${line}:${column}`)) return;
    const part: Unplaced<Part> | undefined =
      node.type === 'paragraph'
        ? { kind: 'paragraph', words: wordsOf(node) }
        : partOf(node, parent, top, pictures);
    if (part) parts.push({ ...part, line, column });
  });
  for (const mistake of mistakes) parts.push({ kind: 'mistake', ...mistake });
  // The sort is stable, so parts of the same line keep their order.
  parts.sort((a, b) => a.line - b.line);
  return { parts, words: wordsIn(tree), anchors: anchorsOf(parts, own) };
}

/**
 * Lists the parts of a body. A body that cannot be parsed has a single part of the kind `unreadable`.
 *
 * @param own ids of the page around the body that links may lead to
 */
export function outlineOf(body: string, own: readonly string[] = ARTICLE_IDS): Outline {
  try {
    return outlineParsed(parseBody(body), body, own);
  } catch (error) {
    if (!(error instanceof UnreadableBody)) throw error;
    const { line, found, expected } = error;
    return {
      parts: [{ kind: 'unreadable', line, column: 1, found, expected }],
      words: 0,
      anchors: new Set(PAGE_IDS),
    };
  }
}
