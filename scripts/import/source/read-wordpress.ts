import { SaxesParser } from 'saxes';
import { decodeAddress } from '@/lib/source/web-address';
import type { Attachment, Skipped, SourceArticle, SourceSite } from './source';

/** Kinds of export entries with content by writers. Others are menus, revisions and settings. */
const WRITTEN = ['post', 'page'];
const GONE = ['trash', 'auto-draft', 'inherit'];

interface Item {
  readonly line: number;
  readonly texts: Map<string, string>;
  readonly categories: string[];
  readonly tags: string[];
  readonly meta: Map<string, string>;
  /** Line of the file on which the body begins. */
  bodyLine: number;
}

/** The data of an export that articles need. */
interface Export {
  readonly items: readonly Item[];
  readonly authors: ReadonlyMap<string, string>;
  readonly home: string | undefined;
}

/** Rejects a document type, because its entities could expand without limit, and exports have none. */
const refuse = () => {
  throw new Error('it has a document type, which WordPress exports do not have');
};

/** @throws Error with the end of a sentence if the text is not XML */
function readExport(text: string): Export {
  const items: Item[] = [];
  const authors = new Map<string, string>();
  let home: string | undefined;
  let item: Item | undefined;
  const open: string[] = [];
  let words = '';
  let nicename = '';
  let login = '';
  let key = '';
  const parser = new SaxesParser();
  parser.on('doctype', refuse);
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    open.push(name);
    words = '';
    if (name === 'item') {
      item = {
        line: parser.line,
        texts: new Map(),
        categories: [],
        tags: [],
        meta: new Map(),
        bodyLine: parser.line,
      };
      items.push(item);
    }
    if (name === 'content:encoded' && item) item.bodyLine = parser.line;
    if (name === 'category') nicename = String(attributes.domain ?? '');
  });
  const gather = (more: string) => {
    words += more;
  };
  parser.on('text', gather);
  parser.on('cdata', gather);
  parser.on('closetag', ({ name }) => {
    open.pop();
    if (name === 'item') item = undefined;
    else if (item && name === 'category') {
      if (nicename === 'category') item.categories.push(words.trim());
      if (nicename === 'post_tag') item.tags.push(words.trim());
    } else if (item && name === 'wp:meta_key') key = words.trim();
    else if (item && name === 'wp:meta_value') item.meta.set(key, words);
    else if (item && open.at(-1) === 'item') item.texts.set(name, words);
    else if (name === 'wp:base_blog_url') home = words.trim();
    else if (name === 'wp:author_login') login = words.trim();
    else if (name === 'wp:author_display_name') authors.set(login, words.trim());
    words = '';
  });
  parser.write(text).close();
  return { items, authors, home };
}

const textOf = ({ texts }: Item, name: string) => (texts.get(name) ?? '').trim();

function attachmentsOf(items: readonly Item[]): ReadonlyMap<string, Attachment> {
  return new Map(
    items
      .filter((item) => textOf(item, 'wp:post_type') === 'attachment')
      .map((item) => [
        textOf(item, 'wp:post_id'),
        {
          address: textOf(item, 'wp:attachment_url'),
          alt: item.meta.get('_wp_attachment_image_alt')?.trim() ?? '',
          caption: textOf(item, 'excerpt:encoded'),
        },
      ]),
  );
}

function toArticle(
  file: string,
  item: Item,
  { authors }: Export,
  attachments: ReadonlyMap<string, Attachment>,
): SourceArticle {
  const link = textOf(item, 'link');
  const creator = textOf(item, 'dc:creator');
  const lead = attachments.get(item.meta.get('_thumbnail_id')?.trim() ?? '');
  const dates = [textOf(item, 'wp:post_date'), textOf(item, 'wp:post_modified')].map((date) =>
    date.slice(0, 10),
  );
  const [date = '', modified = ''] = dates.map((each) => (each.startsWith('0000') ? '' : each));
  // The address of a draft is a query such as '?p=12', which is not a path.
  const address = URL.canParse(link) && !new URL(link).search ? new URL(link).pathname : undefined;
  return {
    file,
    format: 'html',
    fields: {
      title: textOf(item, 'title'),
      date,
      ...(modified && modified !== date ? { updated: modified } : {}),
      author: authors.get(creator) ?? creator,
      excerpt: textOf(item, 'excerpt:encoded'),
      categories: item.categories.filter((category) => category.toLowerCase() !== 'uncategorized'),
      tags: item.tags,
      slug: decodeAddress(textOf(item, 'wp:post_name').replace(/%(?![\da-f]{2})/gi, '')),
      status: textOf(item, 'wp:status'),
      ...(textOf(item, 'wp:post_password') ? { password: true } : {}),
      ...(lead ? { image: lead.address, imageAlt: lead.alt } : {}),
    },
    body: item.texts.get('content:encoded') ?? '',
    bodyLine: item.bodyLine,
    firstLine: item.line,
    fieldLines: new Map(),
    address,
    name: textOf(item, 'wp:post_name') || textOf(item, 'title'),
    oddities: [],
  };
}

/** Whether a text is a WordPress export. */
export const isExport = (text: string): boolean => /<rss\b[^>]*\bxmlns:wp=["']/.test(text.slice(0, 20_000));

/** The articles of an export, or the reason why it cannot be read, as the end of a sentence about it. */
export function readWordPress(
  file: string,
  text: string,
): Pick<SourceSite, 'articles' | 'skipped' | 'attachments' | 'home'> | { readonly reason: string } {
  let contents: Export;
  try {
    contents = readExport(text);
  } catch (error) {
    return { reason: `cannot be read as a WordPress export: ${(error as Error).message}` };
  }
  const attachments = attachmentsOf(contents.items);
  const articles: SourceArticle[] = [];
  const skipped: Skipped[] = [];
  for (const item of contents.items) {
    const kind = textOf(item, 'wp:post_type');
    const status = textOf(item, 'wp:status');
    const name = `${file}:${item.line} '${textOf(item, 'title')}'`;
    if (!WRITTEN.includes(kind)) continue;
    if (GONE.includes(status)) skipped.push({ file: name, reason: `has the status '${status}'` });
    else if (kind === 'page') skipped.push({ file: name, reason: 'is a page, not an article' });
    else articles.push(toArticle(file, item, contents, attachments));
  }
  return { articles, skipped, attachments, home: contents.home };
}
