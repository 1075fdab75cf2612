import type { Root as HastRoot, RootContent as HastContent } from 'hast';
import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import type { Root, RootContent } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { remark } from 'remark';
import remarkHtml from 'remark-html';
import { visit } from 'unist-util-visit';
import type { TextBody } from '@/lib/articles/article';
import type { Body, BodyBlock, BodyContext } from './body';
import { directivesIn, holdsEarningLink, topBlocks } from './directives';
import { parseBody } from './parse';
import { bodyHandlers, headingsOf, SCHEMA } from './to-hast';

/** The blocks of a tree, with a note above the first block with a partner link. */
function withNote(tree: Root, note: RootContent, isPlain: boolean): Root {
  const children = topBlocks(tree);
  const first = children.findIndex((node) => holdsEarningLink(node, isPlain));
  return { ...tree, children: first < 0 ? children : children.toSpliced(first, 0, note) };
}

/** Splits a tree at the blocks that components render. The parts between them become HTML. */
function blocksOf({ children }: HastRoot): readonly BodyBlock[] {
  const blocks: BodyBlock[] = [];
  let piece: HastContent[] = [];
  const closePiece = () => {
    const html = toHtml(sanitize({ type: 'root', children: piece }, SCHEMA));
    if (html.trim() !== '') blocks.push({ kind: 'html', html: html.endsWith('\n') ? html : `${html}\n` });
    piece = [];
  };
  for (const node of children) {
    if (node.type === 'block') {
      closePiece();
      blocks.push(node.block);
    } else if (piece.length > 0 || node.type !== 'text') piece.push(node);
  }
  closePiece();
  return blocks;
}

/** Moves the commission note into a deal that follows it. */
function noteInDeal(blocks: readonly BodyBlock[]): readonly BodyBlock[] {
  const at = blocks.findIndex(({ kind }) => kind === 'commission');
  const next = blocks[at + 1];
  return at >= 0 && next?.kind === 'deal' ? blocks.toSpliced(at, 2, { ...next, hasNote: true }) : blocks;
}

function hasTasks(tree: Root): boolean {
  let found = false;
  visit(tree, 'listItem', ({ checked }) => void (found ||= checked != null));
  return found;
}

/** Renders the Markdown of an article or another text. */
export function renderBody({ body }: Pick<TextBody, 'body'>, context: BodyContext): Body {
  const tree = parseBody(body);
  const headings = headingsOf(tree);
  const noted = withNote(tree, { type: 'block', block: { kind: 'commission' } }, false);
  const hast = toHast(noted, { handlers: bodyHandlers(tree, headings, context, false) }) as HastRoot;
  return {
    blocks: noteInDeal(blocksOf(hast)),
    headings: [...headings.values()],
    directives: hasTasks(tree) ? [...directivesIn(tree), 'task'] : directivesIn(tree),
  };
}

/**
 * The body as one piece of plain HTML, for feeds. It has no blocks for components, so remark-html renders all of it.
 *
 * @param commissionNote goes above the first partner link; the arrows that it mentions are text, because feeds have no style sheet
 */
export function bodyHtml(
  article: Pick<TextBody, 'body'>,
  context: BodyContext,
  commissionNote: string,
): string {
  const tree = parseBody(article.body);
  const handlers = bodyHandlers(tree, headingsOf(tree), context, true);
  const words = { type: 'emphasis', children: [{ type: 'text', value: commissionNote }] } as const;
  const note: RootContent = { type: 'paragraph', children: [{ ...words, children: [...words.children] }] };
  const html = remark()
    .use(remarkHtml, { handlers, sanitize: SCHEMA })
    .stringify(withNote(tree, note, true));
  // Links within the article, including footnotes, need its address in a feed reader. A '<' of the text is escaped, so it cannot match.
  return html.replaceAll('<a href="#', () => `<a href="${context.page ?? ''}#`);
}
