import GithubSlugger from 'github-slugger';
import { defaultSchema, type Schema } from 'hast-util-sanitize';
import type { Heading, Html, Image, ListItem, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkHtml from 'remark-html';
import { CONTINUE, SKIP, visit } from 'unist-util-visit';
import { photoUrl, type Photo } from '@/lib/picture';
import type { Article } from './articles';
import { photoOf, type Pictures } from './collections';
import type { Finding } from './finding';
import { describeValue } from './yaml-source';

/** The body of an article as a page shows it: HTML that is safe to insert, and what a component draws in between. */
export type BodyBlock =
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'picture'; readonly photo: Photo; readonly caption: string | undefined };

export interface BodyHeading {
  readonly id: string;
  readonly text: string;
  readonly level: number;
}

export interface Body {
  readonly blocks: readonly BodyBlock[];
  readonly headings: readonly BodyHeading[];
}

const PHOTO_SCHEME = 'photo:';

/** Ids that the page around an article uses itself; a heading of the same name gets a number behind it. */
const PAGE_IDS = ['content', 'menu', 'comments', 'newsletter', 'top'] as const;

const attributes = defaultSchema.attributes ?? {};

/** What may leave the pipeline. Raw HTML never enters it: `checkBody` names it, and remark-html drops it. */
const SCHEMA: Schema = {
  ...defaultSchema,
  tagNames: [...(defaultSchema.tagNames ?? []), 'label'],
  // Heading ids are made here and footnote ids carry a prefix already; a second prefix would break their links.
  clobber: [],
  // GitHub disables task boxes; ours can be ticked.
  required: {},
  attributes: {
    ...attributes,
    div: ['dataTable', 'tabIndex', ['role', 'region'], 'ariaLabel'],
    hr: ['dataBlock'],
    input: [['type', 'checkbox'], 'checked'],
    li: [...(attributes.li ?? []), 'dataTask'],
  },
};

const parser = remark().use(remarkGfm).freeze();
const compiler = remark().use(remarkHtml, { sanitize: SCHEMA }).freeze();

/** A paragraph that is one picture and nothing else. */
function pictureOf(node: RootContent): Image | undefined {
  if (node.type !== 'paragraph' || node.children.length !== 1) return undefined;
  const [only] = node.children;
  return only?.type === 'image' ? only : undefined;
}

/** Everything in a body that a reader would stumble over, by line of the file. */
export function checkBody(article: Article, pictures: Pictures): readonly Finding[] {
  const findings: Finding[] = [];
  const tree = parser.parse(article.body);
  const blocks = new Set(tree.children.map(pictureOf));
  const report = (node: Image | Heading | Html, field: string, found: string, expected: string) =>
    findings.push({
      file: article.file,
      line: article.bodyLine + (node.position?.start.line ?? 1) - 1,
      column: node.position?.start.column ?? 1,
      field,
      found,
      expected,
    });
  visit(tree, (node) => {
    if (node.type === 'heading' && node.depth === 1) {
      report(
        node,
        'body',
        `the heading '# ${toString(node)}'`,
        "'##': the title of the article is the only first heading",
      );
    }
    if (node.type === 'html' && !/^<!--[^]*-->$/.test(node.value.trim())) {
      report(
        node,
        'body',
        `the HTML ${describeValue(node.value)}`,
        'Markdown; HTML in an article is not shown',
      );
    }
    if (node.type !== 'image') return;
    const key = node.url.startsWith(PHOTO_SCHEME) ? node.url.slice(PHOTO_SCHEME.length) : undefined;
    if (key === undefined || !Object.hasOwn(pictures, key)) {
      report(
        node,
        'picture',
        `'${node.url}'`,
        "'photo:' and a key of content/pictures.yaml, such as photo:beach",
      );
    }
    if (!node.alt?.trim())
      report(node, 'picture', 'no alternative text', 'what the picture shows between [ and ]');
    if (!blocks.has(node))
      report(node, 'picture', 'a picture inside a line', 'a paragraph of its own for the picture');
  });
  return findings;
}

/** A heading links to itself, unless there is a link in it: links do not nest. */
function holdsLink(heading: Heading): boolean {
  let found = false;
  visit(heading, (node) => {
    found ||= node.type === 'link' || node.type === 'linkReference' || node.type === 'footnoteReference';
  });
  return found;
}

/** A checklist that a reader can tick: the box and its words in one label, for a finger and for a screen reader. */
function labelTask(item: ListItem): void {
  const [first] = item.children;
  if (typeof item.checked !== 'boolean' || first?.type !== 'paragraph') return;
  const box = {
    type: 'text',
    value: '',
    data: { hName: 'input', hProperties: { type: 'checkbox', checked: item.checked } },
  };
  const label = { type: 'emphasis', data: { hName: 'label' }, children: [box, ...first.children] };
  first.children = [label as (typeof first.children)[number]];
  item.data = { hProperties: { dataTask: '' } };
  item.checked = null;
}

/** Puts ids on headings, boxes around tables and labels around tasks, and gives the site's own links their addresses. */
function prepare(tree: Root, address: (path: string) => string): readonly BodyHeading[] {
  const headings: BodyHeading[] = [];
  let tables = 0;
  const slugger = new GithubSlugger();
  for (const id of PAGE_IDS) slugger.slug(id);
  visit(tree, (node, index, parent) => {
    if (node.type === 'heading') {
      const text = toString(node);
      const id = slugger.slug(text);
      headings.push({ id, text, level: node.depth });
      node.data = { hProperties: { id } };
      if (holdsLink(node)) return CONTINUE;
      node.children = [{ type: 'link', url: `#${id}`, children: node.children as never }];
      return SKIP;
    }
    if (node.type === 'link' && node.url.startsWith('/')) node.url = address(node.url);
    if (node.type === 'listItem') labelTask(node);
    if (node.type === 'table' && parent && index !== undefined) {
      const box = {
        type: 'blockquote',
        data: {
          hName: 'div',
          // Regions of one name would be one place twice for whoever jumps from region to region.
          hProperties: { dataTable: '', role: 'region', ariaLabel: `Table ${(tables += 1)}`, tabIndex: 0 },
        },
        children: [node],
      };
      parent.children.splice(index, 1, box as RootContent);
      return SKIP;
    }
    return CONTINUE;
  });
  return headings;
}

type Address = (path: string) => string;

function cutPictures(tree: Root, pictures: Pictures): readonly BodyBlock[] {
  const cut: BodyBlock[] = [];
  tree.children = tree.children.map((node) => {
    const image = pictureOf(node);
    if (!image) return node;
    const photo = photoOf(pictures, image.url.slice(PHOTO_SCHEME.length));
    cut.push({
      kind: 'picture',
      photo: { ...photo, alt: image.alt ?? '' },
      caption: image.title ?? undefined,
    });
    return { type: 'thematicBreak', data: { hProperties: { dataBlock: cut.length } } };
  });
  return cut;
}

/**
 * Renders the Markdown of an article.
 *
 * Pictures are cut out of the HTML so that the one `Picture` component shows them.
 *
 * @param address turns an internal path into the address to link, such as one with the base path
 */
export function renderBody(article: Article, pictures: Pictures, address: Address): Body {
  const tree = parser.parse(article.body);
  const cut = cutPictures(tree, pictures);
  const headings = prepare(tree, address);
  // The marker is ours alone: raw HTML in a body never reaches the output.
  const pieces = compiler.stringify(tree).split(/<hr data-block="\d+">\n?/);
  const blocks = pieces.flatMap((html, index): readonly BodyBlock[] => {
    const piece = html.trim() === '' ? [] : [{ kind: 'html', html } as const];
    const block = cut[index];
    return block ? [...piece, block] : piece;
  });
  return { blocks, headings };
}

/** The body as one piece of plain HTML, for feeds: pictures as plain images, no boxes that a reader could not use. */
export function bodyHtml(article: Article, pictures: Pictures, address: Address): string {
  const tree = parser.parse(article.body);
  visit(tree, (node) => {
    if (node.type === 'link' && node.url.startsWith('/')) node.url = address(node.url);
    if (node.type === 'image') {
      node.url = photoUrl(photoOf(pictures, node.url.slice(PHOTO_SCHEME.length)).id, 1200);
    }
  });
  return compiler.stringify(tree);
}

/** Words of a body as a reader counts them. */
export function countWords(body: string): number {
  return toString(parser.parse(body)).split(/\s+/).filter(Boolean).length;
}
