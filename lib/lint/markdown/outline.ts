import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { TypedDirective } from '@/lib/articles/markdown/directive';
import { galleryImages } from '@/lib/articles/markdown/gallery';
import { directiveOf, topBlocks } from '@/lib/articles/markdown/directives';
import { UnreadableBody } from '@/lib/articles/markdown/limits';
import { mistakesIn } from './mistakes';
import { ARTICLE_IDS, headingIds, loneImage, PAGE_IDS, parseBody } from '@/lib/articles/markdown/parse';
import { wordsIn, wordsOf } from '@/lib/articles/markdown/word-count';

/** Something in a body that can be wrong, and where it stands (1-based, in the body). */
export type Part = { readonly line: number; readonly column: number } & (
  | { readonly kind: 'heading'; readonly depth: number; readonly text: string }
  /** What is wrong however the rest of the magazine looks. */
  | { readonly kind: 'mistake'; readonly field: string; readonly found: string; readonly expected: string }
  | { readonly kind: 'html'; readonly value: string }
  | { readonly kind: 'picture'; readonly url: string; readonly alt: string; readonly alone: boolean }
  | { readonly kind: 'link'; readonly url: string; readonly text: string }
  | { readonly kind: 'directive'; readonly directive: TypedDirective }
  | { readonly kind: 'paragraph'; readonly words: number }
  | { readonly kind: 'unreadable'; readonly found: string; readonly expected: string }
);

/** What a body holds, apart from how it reads: all that checks need, without the tree. */
export interface Outline {
  readonly parts: readonly Part[];
  readonly words: number;
  /** Ids on the article's page that a link can lead to. */
  readonly anchors: ReadonlySet<string>;
}

/** As `Omit`, for each member of a union by itself. */
type Unplaced<T> = T extends unknown ? Omit<T, 'line' | 'column'> : never;

function partOf(
  node: Nodes,
  top: ReadonlySet<unknown>,
  pictures: ReadonlySet<unknown>,
): Unplaced<Part> | undefined {
  switch (node.type) {
    case 'heading':
      return { kind: 'heading', depth: node.depth, text: toString(node) };
    case 'html':
      return { kind: 'html', value: node.value };
    case 'image':
      return { kind: 'picture', url: node.url, alt: node.alt ?? '', alone: pictures.has(node) };
    case 'imageReference':
      return { kind: 'picture', url: node.identifier, alt: node.alt ?? '', alone: false };
    case 'link':
      return { kind: 'link', url: node.url, text: toString(node).trim() };
    case 'definition':
      return { kind: 'link', url: node.url, text: node.identifier };
    case 'textDirective':
    case 'leafDirective':
    case 'containerDirective': {
      const { type, name, attributes } = node;
      const children = type === 'containerDirective' && directiveOf(node)?.check ? node.children : [];
      // A box is not asked for its words.
      const text = type === 'containerDirective' ? '' : toString(node).trim();
      const typed = { type, name, attributes: attributes ?? {}, text, children, atTop: top.has(node) };
      return { kind: 'directive', directive: typed };
    }
    default:
      return undefined;
  }
}

/** The ids that headings will have, and those that the page gives out itself. */
function anchorsOf(parts: readonly Part[], own: readonly string[]): ReadonlySet<string> {
  const texts = parts.flatMap((part) => (part.kind === 'heading' ? part.text : []));
  return new Set([...own, ...headingIds(texts)]);
}

function outlineParsed(tree: Root, source: string, own: readonly string[]): Outline {
  const parts: Part[] = [];
  const top = new Set<Nodes>([...tree.children, ...topBlocks(tree)]);
  const pictures = new Set<unknown>(
    topBlocks(tree).flatMap((node): readonly unknown[] =>
      node.type === 'containerDirective' && node.name === 'gallery'
        ? galleryImages(node.children)
        : [loneImage(node)],
    ),
  );
  // What Markdown links by itself has no place of its own; it stands behind what was met last.
  let place = { line: 1, column: 1 };
  visit(tree, (node) => {
    place = node.position?.start ?? place;
    const { line, column } = place;
    const part: Unplaced<Part> | undefined =
      node.type === 'paragraph' ? { kind: 'paragraph', words: wordsOf(node) } : partOf(node, top, pictures);
    if (part) parts.push({ ...part, line, column });
  });
  for (const mistake of mistakesIn(tree, source)) parts.push({ kind: 'mistake', ...mistake });
  // Parts of one line keep their order.
  parts.sort((a, b) => a.line - b.line);
  return { parts, words: wordsIn(tree), anchors: anchorsOf(parts, own) };
}

/**
 * Takes down what is in a body. One that cannot be read has one part that says so.
 *
 * @param own ids of the page around it to which a link may lead
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
