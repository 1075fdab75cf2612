import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import { parse } from 'parse5';
import { isReservedPage, LIST_ANCHORS, PAGE_ANCHORS, TOPIC_KINDS, TOPIC_PATH } from '@/lib/site/routes';
import { nameSlug } from '@/lib/source/name-slug';
import { BELOW } from '@/__tests__/support/below';
import { attribute, elements, textOf } from '@/scripts/html/elements';

/* What the site's own content does not have yet: lists of more than one page, articles never updated, drafts, days to come. */

const { directory, origin, basePath, many, secret } = BELOW;
const SITE = origin + basePath;
const read = (file: string) => readFileSync(path.join(directory, file), 'utf8');
const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).map((file) =>
  file.split(path.sep).join('/'),
);

function pageAt(address: string) {
  const all = [...elements(parse(read(`${address.slice(1)}.html`)))];
  const valueOf = (name: string, value: string, of: string) => {
    const found = all.find((element) => attribute(element, name) === value);
    return found && attribute(found, of);
  };
  return {
    title: textOf(all.find(({ tagName }) => tagName === 'title') as never),
    description: valueOf('name', 'description', 'content'),
    canonical: valueOf('rel', 'canonical', 'href'),
    links: all.flatMap((element) => (element.tagName === 'a' ? (attribute(element, 'href') ?? []) : [])),
  };
}

const LISTS = [
  '/blog',
  `/blog/category/${nameSlug(many.category)}`,
  `/blog/tag/${nameSlug(many.tag)}`,
  `/blog/author/${nameSlug(many.author)}`,
];
const PAGES = LISTS.flatMap((list) => [list, `${list}/page/2`]);
const entries: { loc: string; lastmod?: string }[] = new XMLParser().parse(read('sitemap.xml')).urlset.url;

test.each(LISTS)('%s goes on on a second page, and back', (list) => {
  const [first, second] = [pageAt(list), pageAt(`${list}/page/2`)];
  expect(first.links).toContain(`${basePath}${list}/page/2`);
  expect(second.links).toContain(`${basePath}${list}`);
  expect(second.canonical).toBe(`${SITE}${list}/page/2`);
  expect(second.title).toMatch(/page 2/i);
  const articles = (links: readonly string[]) =>
    new Set(links.filter((link) => /^\/some\/path\/blog\/of-place-\d+$/.test(link)));
  expect([...articles(first.links)].filter((link) => articles(second.links).has(link))).toEqual([]);
});

test('the pages have all parts that writers can link to', () => {
  const lists = files
    .filter((file) => /(?<!\/404)\.html$/.test(file))
    .map((file) => `/${file.replace('.html', '')}`)
    .filter((page) => TOPIC_PATH.test(page));
  expect(new Set(lists.map((page) => page.split('/')[2]))).toEqual(new Set(TOPIC_KINDS));
  const parts = [
    ...Object.entries(PAGE_ANCHORS),
    ...lists.map((page): [string, readonly string[]] => [page, LIST_ANCHORS]),
  ];
  const missing = parts.flatMap(([page, anchors]) => {
    const html = read(page === '/' ? 'index.html' : `${page.slice(1)}.html`);
    return anchors.flatMap((id) => (html.includes(` id="${id}"`) ? [] : `${page}#${id}`));
  });
  expect(missing).toEqual([]);
});

test('no text page can have the name of another file or folder', () => {
  const textPages = new Set(
    readdirSync(path.join(BELOW.content, 'pages')).map((file) => path.parse(file).name),
  );
  const names = new Set(files.flatMap((file) => file.split('/')[0]?.split('.')[0] || []));
  const free = [...names].filter(
    (name) => /^[a-z0-9-]+$/.test(name) && !textPages.has(name) && !isReservedPage(name),
  );
  expect(free).toEqual([]);
});

test('no two pages of lists share a title or a description', () => {
  const facts = PAGES.map(pageAt).flatMap(({ title, description }) => [title, description?.toLowerCase()]);
  expect(facts.filter((fact, index) => fact === undefined || facts.indexOf(fact) !== index)).toEqual([]);
});

test('the sitemap has every page of every list, and for an article never updated the day it came out', () => {
  const locs = entries.map(({ loc }) => loc);
  expect(PAGES.map((page) => SITE + page).filter((loc) => !locs.includes(loc))).toEqual([]);
  const stories = entries.filter(({ loc }) => loc.startsWith(`${SITE}/blog/of-place-`));
  expect(stories.map(({ lastmod }) => lastmod)).toEqual(Array(many.count).fill(many.publishDate));
});

test('a feed holds the newest thirty', () => {
  const { items } = JSON.parse(read('blog/feed.json'));
  expect(items).toHaveLength(30);
});

test('of a draft and of an article with a day to come, nothing is anywhere in the export', () => {
  const holding = (word: string) =>
    files.filter(
      (file) =>
        file.includes(word) ||
        (/\.(?:html|txt|xml|json|md|js|conf)$|^_redirects$/.test(file) && read(file).includes(word)),
    );
  // Where a published one is: page, payload, lists, feeds, sitemap, Markdown, search, share pictures.
  const published = holding('of-place-1');
  for (const kind of [
    /\.html$/,
    /\.txt$/,
    /feed\.xml$/,
    /sitemap/,
    /\.md$/,
    /^pagefind\/fragment\//,
    /^share\//,
  ])
    expect(published.some((file) => kind.test(file))).toBe(true);
  // A word of a published one, so that the list of words for the search is held against it as well.
  expect(read('pagefind/words.txt')).toMatch(/^story$/m);
  expect(holding(secret)).toEqual([]);
});
