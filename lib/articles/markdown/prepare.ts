import GithubSlugger from 'github-slugger';
import type { ListItem, PhrasingContent, Root, RootContent } from 'mdast';
import type { TextDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { CONTINUE, SKIP, visit } from 'unist-util-visit';
import { PARTNER_REL } from '@/lib/partners/registry';
import type { PictureSize } from '@/lib/site/picture';
import type { Pictures } from '@/lib/site/pictures';
import { CALLOUTS, isCallout, linkWithin, PAGE_IDS } from './parse';

export interface BodyHeading {
  readonly id: string;
  readonly text: string;
  readonly level: number;
}

/** What a body needs from the page it is rendered for. */
export interface BodyContext {
  readonly pictures: Pictures;
  /** Turns an internal path into the address to link, such as one with the base path. */
  readonly address: (path: string) => string;
  /** Address of the article where it is read elsewhere, such as in a feed; links to its own headings begin with it. */
  readonly page?: string;
  /** The size of a picture of the site's own, by its path. */
  readonly localSize: (path: string) => PictureSize;
  /** The link of `:partner[…]{to=… place=…}`. */
  readonly partnerLink: (to: string, place: string) => { readonly href: string; readonly partner: string };
}

/** A node that mdast does not know, given its element by name (mdast-util-to-hast, "Fields on nodes"). */
function block(hName: string, hProperties: object, children: readonly RootContent[]): RootContent {
  return { type: 'blockquote', data: { hName, hProperties }, children: [...children] } as RootContent;
}

function inline(hName: string, hProperties: object, children: readonly PhrasingContent[]): PhrasingContent {
  return { type: 'emphasis', data: { hName, hProperties }, children: [...children] } as PhrasingContent;
}

/** A checklist that a reader can tick: the box and its words in one label, for a finger and for a screen reader. */
function labelTask(item: ListItem): void {
  const [first] = item.children;
  if (typeof item.checked !== 'boolean' || first?.type !== 'paragraph') return;
  const box = inline('input', { type: 'checkbox', checked: item.checked }, []);
  first.children = [inline('label', {}, [box, ...first.children])];
  item.data = { hProperties: { dataTask: '' } };
  item.checked = null;
}

/** A link that earns: marked for search engines, and announced for people who do not see the arrow. */
function linkPartner(node: TextDirective, { partnerLink }: BodyContext): void {
  const { href, partner } = partnerLink(node.attributes?.to ?? '', node.attributes?.place ?? '');
  const words = inline('span', { className: 'visually-hidden', dataPagefindIgnore: '' }, [
    { type: 'text', value: ` (opens ${partner} in a new tab)` },
  ]);
  node.data = { hName: 'a', hProperties: { href, target: '_blank', rel: PARTNER_REL.split(' ') } };
  node.children.push(words);
}

/** A table scrolls inside a region of its own, named by the heading above it; a second one below that is number 2. */
function boxTables(tree: Root, headings: readonly BodyHeading[]): void {
  const counts = new Map<string, number>();
  let section = -1;
  visit(tree, (node, index, parent) => {
    if (node.type === 'heading') section += 1;
    if (node.type !== 'table' || !parent || index === undefined) return CONTINUE;
    const above = headings[section]?.text;
    const name = above === undefined ? 'Table' : `Table: ${above}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const ariaLabel = count > 1 ? `${name} (${count})` : name;
    const properties = { dataTable: '', role: 'region', ariaLabel, tabIndex: 0 };
    parent.children[index] = block('div', properties, [node]);
    // The table is now one level down; going there again would box it again.
    return SKIP;
  });
}

/** Ids on headings, boxes around tables, labels around tasks, and every link with its address. */
export function prepare(tree: Root, context: BodyContext): readonly BodyHeading[] {
  const { page = '' } = context;
  const headings: BodyHeading[] = [];
  const slugger = new GithubSlugger();
  for (const id of PAGE_IDS) slugger.slug(id);
  visit(tree, (node) => {
    if (node.type === 'heading') {
      const text = toString(node);
      const id = slugger.slug(text);
      headings.push({ id, text, level: node.depth });
      node.data = { hProperties: { id } };
      // A heading links to itself, unless there is a link in it.
      if (linkWithin(node)) return CONTINUE;
      node.children = [{ type: 'link', url: `${page}#${id}`, children: node.children as never }];
      return SKIP;
    }
    if (node.type === 'link' || node.type === 'definition') {
      if (node.url.startsWith('/')) node.url = context.address(node.url);
      else if (node.url.startsWith('#')) node.url = page + node.url;
    }
    if (node.type === 'textDirective' && node.name === 'partner') linkPartner(node, context);
    if (node.type === 'containerDirective' && isCallout(node.name)) {
      const title = CALLOUTS[node.name];
      node.data = { hName: 'div', hProperties: { dataCallout: node.name, role: 'note', ariaLabel: title } };
      const strong = { type: 'strong', children: [{ type: 'text', value: title }] } as const;
      node.children.unshift({ type: 'paragraph', children: [{ ...strong, children: [...strong.children] }] });
    }
    if (node.type === 'listItem') labelTask(node);
    return CONTINUE;
  });
  boxTables(tree, headings);
  return headings;
}
