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

/** One tilde is the sign for "about", as in "~5 to ~10 minutes": only two strike words out. */
const parser = remark().use(remarkGfm, { singleTilde: false }).use(remarkDirective).freeze();

/** How a body names a photo: `photo:` and a key of `content/pictures.yaml`. */
export const PHOTO_SCHEME = 'photo:';

/** Ids that the page around an article uses itself; a heading of the same name gets a number behind it. */
export const PAGE_IDS = [
  'content',
  'menu',
  'answers',
  'articles',
  'comments',
  'comments-title',
  'deals',
  'fitting-deals',
  'months',
  'more',
  'newsletter',
  'search',
  'services',
  'sky',
  'footnote-label',
] as const;

/** Those of them that every article has, so that a link may lead there. */
export const ARTICLE_IDS = [
  'content',
  'menu',
  'comments',
  'more',
] as const satisfies readonly (typeof PAGE_IDS)[number][];

/** The same for a page of text. */
export const TEXT_PAGE_IDS = ['content', 'menu'] as const satisfies readonly (typeof PAGE_IDS)[number][];

/** The ids of a body's headings by their words, in the order of the text. */
export function headingIds(texts: readonly string[]): readonly string[] {
  const slugger = new GithubSlugger();
  for (const id of PAGE_IDS) slugger.slug(id);
  return texts.map((text) => slugger.slug(text));
}

/**
 * The Markdown of a body as a tree. A colon before a letter reads as a directive (`from 9:am`); one without label and
 * attributes was never meant as such and becomes text again. HTML that has a form of its own here takes it (`html.ts`).
 *
 * @throws UnreadableBody where reading would take too long or exhaust the stack; the check of contents tells it as a diagnostic
 */
export function parseBody(body: string): Root {
  checkSize(body);
  // Micromark drops a byte order mark, and every offset would then be that of another character.
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
  readHtml(tree);
  return tree;
}

/** A paragraph that is one picture and nothing else. */
export function loneImage(node: RootContent): Image | undefined {
  if (node.type !== 'paragraph' || node.children.length !== 1) return undefined;
  const [only] = node.children;
  return only?.type === 'image' ? only : undefined;
}

/** What becomes a link. */
const LINKS: ReadonlySet<string> = new Set<Nodes['type']>([
  'link',
  'linkReference',
  'footnoteReference',
  'textDirective',
]);

/** The first link inside of something, such as of a heading or another link: links do not nest. */
export function linkWithin(outer: Nodes): Nodes | undefined {
  let found: Nodes | undefined;
  visit(outer, (node) => {
    if (node !== outer && LINKS.has(node.type)) found ??= node;
  });
  return found;
}
