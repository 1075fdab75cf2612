import GithubSlugger from 'github-slugger';
import type { Image, Nodes, Root, RootContent } from 'mdast';
import type { TextDirective } from 'mdast-util-directive';
import { remark } from 'remark';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import { readHtml } from './html';
import { checkDepth, checkSize } from './limits';
import { parseQuickly } from './parse-quickly';

/**
 * Only two tildes strike text through. A single tilde means "about", as in "~5 to ~10 minutes".
 *
 * `remark-gfm` also searches the finished tree for addresses that its parser did not take for links. The nodes it makes from
 * them have no position, which diagnostics and edits need. The parser alone finds the links that the specification describes.
 */
const parser = remark()
  .use(remarkGfm, { singleTilde: false })
  .use(remarkDirective)
  .use(function withoutTransforms() {
    for (const extension of (this.data().fromMarkdownExtensions ?? []).flat()) delete extension.transforms;
  })
  .freeze();

/** Ids that the page around an article uses. A heading with the same slug gets a number as a suffix. */
export const PAGE_IDS = [
  'content',
  'menu',
  'answers',
  'articles',
  'author-facts',
  'authors',
  'comments',
  'comments-title',
  'deals',
  'email',
  'example',
  'fitting-deals',
  'months',
  'more',
  'newsletter',
  'others',
  'partners',
  'places',
  'reading',
  'search',
  'services',
  'sky',
  'topics',
  'footnote-label',
  'isso-thread',
  'remark42',
] as const;

/** The page ids that every article has, so that links may lead to them. */
export const ARTICLE_IDS = [
  'content',
  'menu',
  'comments',
  'more',
] as const satisfies readonly (typeof PAGE_IDS)[number][];

/** The page ids that every text page has. */
export const TEXT_PAGE_IDS = ['content', 'menu'] as const satisfies readonly (typeof PAGE_IDS)[number][];

/** The ids of a body's headings, derived from their words, in the order of the text. */
export function headingIds(texts: readonly string[]): readonly string[] {
  const slugger = new GithubSlugger();
  for (const id of PAGE_IDS) slugger.slug(id);
  return texts.map((text) => slugger.slug(text));
}

/**
 * The Markdown of a body as a tree. The parser reads a colon before a letter as a directive (`from 9:am`). A directive without
 * label and attributes is not intended and becomes text again. `html.ts` replaces the supported HTML.
 *
 * @throws UnreadableBody if parsing would take too long or exhaust the stack; the content check reports that as a diagnostic
 */
export function parseBody(body: string): Root {
  checkSize(body);
  // Micromark drops a byte order mark, which would shift every offset.
  const tree = parseQuickly(body.replace(/^\ufeff/, ' '), (text) => parser.parse(text));
  checkDepth(tree);
  visit(tree, 'textDirective', (node: TextDirective, index, parent) => {
    const isProse = node.children.length === 0 && Object.keys(node.attributes ?? {}).length === 0;
    if (!isProse || !parent || index === undefined || !node.position) return;
    const { start, end } = node.position;
    parent.children[index] = {
      type: 'text',
      value: body.slice(start.offset, end.offset),
      position: node.position,
    };
  });
  readHtml(tree, parseBody);
  return tree;
}

/** The picture of a paragraph that contains nothing else. */
export function loneImage(node: RootContent): Image | undefined {
  if (node.type !== 'paragraph' || node.children.length !== 1) return undefined;
  const [only] = node.children;
  return only?.type === 'image' ? only : undefined;
}

/** The types of nodes that become links. */
const LINKS: ReadonlySet<string> = new Set<Nodes['type']>([
  'link',
  'linkReference',
  'footnoteReference',
  'textDirective',
]);

/** The first link inside a node, such as a heading or another link, because links cannot be nested. */
export function linkWithin(outer: Nodes): Nodes | undefined {
  let found: Nodes | undefined;
  visit(outer, (node) => {
    if (node !== outer && LINKS.has(node.type)) found ??= node;
  });
  return found;
}
