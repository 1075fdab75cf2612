// No test changes a folder that was read.
import '@/__tests__/support/kept-content';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { Article } from '@/lib/articles/article';
import { LEDGER_FILE } from '@/lib/deals/prices/ledger';
import { loadCategoryFeed, writeDealsFeed, writeFeed, type FeedTopic } from '@/lib/seo/feeds';
import { contentCopy } from '@/__tests__/support/content-copy';

/* Feeds as a reader of feeds takes them in. That they are valid is for the tests of the build. */

const BLOG = 'https://farewind.example/blog';
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  isArray: (name) => ['item', 'entry', 'category', 'author', 'dc:creator', 'link'].includes(name),
});
/** As the parser returns it, a text or what has been asked for. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Parsed = any;
const rss = (topic?: FeedTopic) => parser.parse(writeFeed('rss', topic)).rss.channel;
const atom = (topic?: FeedTopic) => parser.parse(writeFeed('atom', topic)).feed;
const json = (topic?: FeedTopic) => JSON.parse(writeFeed('json', topic));

const NEWEST = ['harbor-walks', 'light-bags', 'night-trains'].map((slug) => `${BLOG}/${slug}`);

test('the articles stand by their dates, the newest first, under their own addresses', () => {
  expect(rss().item.map(({ guid, link }: Parsed) => [guid['#text'], link[0]])).toEqual(
    NEWEST.map((address) => [address, address]),
  );
  expect(atom().entry.map(({ id, link }: Parsed) => [id, link[0].href])).toEqual(
    NEWEST.map((address) => [address, address]),
  );
  expect(json().items.map(({ id, url }: Parsed) => [id, url])).toEqual(
    NEWEST.map((address) => [address, address]),
  );
});

test('each format has its title, its words and its own address', () => {
  const [name, words, copyright] = [
    'Wayfarer Test',
    'A made-up site with deals and a magazine.',
    '© 2024 Wayfarer Test.',
  ];
  expect(rss()).toMatchObject({ title: name, description: words, language: 'en', copyright });
  expect(rss()['atom:link'].href).toBe(`${BLOG}/feed.xml`);
  expect(rss().generator).toBeUndefined();
  expect(atom()).toMatchObject({ id: BLOG, title: name, subtitle: words, rights: copyright });
  expect(atom().link.map(({ rel, href }: Parsed) => [rel, href])).toEqual([
    ['alternate', BLOG],
    ['self', `${BLOG}/atom.xml`],
  ]);
  expect(json()).toMatchObject({
    ...{ title: name, description: words, home_page_url: BLOG },
    feed_url: `${BLOG}/feed.json`,
  });
});

test('an article is as new as its last change, and the feed as its newest article', () => {
  const changed = '2024-06-10T00:00:00.000Z';
  expect([atom().updated, atom().entry[0].updated, json().items[0].date_modified]).toEqual(
    Array(3).fill(changed),
  );
  expect(rss().lastBuildDate).toBe('Mon, 10 Jun 2024 00:00:00 GMT');
  expect(rss().item[0].pubDate).toBe('Wed, 01 May 2024 00:00:00 GMT');
  expect(atom().entry[1].published).toBe('2024-04-02T00:00:00.000Z');
});

test('authors are named as each format has them, with their pages where it has addresses', () => {
  const authors = ['Pip Underhill', 'Zoë Ångström'];
  const pages = ['pip-underhill', 'zoe-angstrom'].map((slug) => `${BLOG}/author/${slug}`);
  expect(rss().item[1]['dc:creator']).toEqual(authors);
  expect(rss().item[1].author).toBeUndefined();
  expect(atom().entry[1].author.map(({ name, uri }: Parsed) => [name, uri])).toEqual(
    authors.map((name, index) => [name, pages[index]]),
  );
});

test('an article has its whole text, with addresses that lead to the site from anywhere', () => {
  const { content_html: html, tags, summary } = json().items[0];
  expect(html).toContain(`<a href="${BLOG}/harbor-walks#the-three-walks">`);
  expect(html).toContain('<a href="https://farewind.example/transfers">');
  expect(html).not.toMatch(/(?:href|src)="[/#]/);
  // To the footnote and back.
  expect(html).toContain(
    `<a href="${BLOG}/harbor-walks#user-content-fn-hours" id="user-content-fnref-hours"`,
  );
  expect(html).toContain(`<a href="${BLOG}/harbor-walks#user-content-fnref-hours"`);
  expect(tags).toEqual(['Destinations', 'harbors', 'walking']);
  expect(summary).toBe('Where to turn after the ferry, what to eat on the way, and when to walk back.');
  expect(rss().item[0]['content:encoded']).toBe(html);
});

const ARTICLE = {
  ...{ id: 1, slug: 'a', title: 'Cod & <chips>', excerpt: 'Fish & <b>more</b>', body: 'Words.' },
  ...{ authors: ['Ann'], category: 'Hotels', tags: ['a<b', 'plain'], publishDate: '2026-03-09' },
} as unknown as Article;
const topic = (articles: readonly Article[]): FeedTopic => ({ name: 'Hotels', slug: 'hotels', articles });

test('words are text in every format, also where they look like markup', () => {
  const { title, description } = rss(topic([ARTICLE])).item[0];
  expect([title, description]).toEqual(['Cod & <chips>', 'Fish &amp; &lt;b&gt;more&lt;/b&gt;']);
  const [entry] = atom(topic([ARTICLE])).entry;
  expect([entry.title['#text'], entry.summary['#text']]).toEqual([
    'Cod &amp; &lt;chips&gt;',
    'Fish &amp; &lt;b&gt;more&lt;/b&gt;',
  ]);
  // Its library would write a sign into an attribute that XML does not allow there.
  expect(entry.category.map(({ label, term }: Parsed) => [label, term])).toEqual([
    ['Hotels', 'hotels'],
    [undefined, 'ab'],
    ['plain', 'plain'],
  ]);
  expect(json(topic([ARTICLE])).items[0]).toMatchObject({
    title: 'Cod & <chips>',
    summary: 'Fish & <b>more</b>',
    tags: ['Hotels', 'a<b', 'plain'],
  });
});

test('an article of two authors names both, with their pages', () => {
  const feed = topic([{ ...ARTICLE, authors: ['Ann', 'Inés Carrera'] }]);
  expect(rss(feed).item[0]['dc:creator']).toEqual(['Ann', 'Inés Carrera']);
  const authors = [
    { name: 'Ann', page: `${BLOG}/author/ann` },
    { name: 'Inés Carrera', page: `${BLOG}/author/ines-carrera` },
  ];
  expect(atom(feed).entry[0].author).toEqual(authors.map(({ name, page }) => ({ name, uri: page })));
  expect(json(feed)).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', language: 'en' });
  expect(json(feed).items[0].authors).toEqual(authors.map(({ name, page }) => ({ name, url: page })));
});

test('words that look like the end of a section end none, however many there are', () => {
  const title = '1 ]]> 2 ]]></title><evil/>';
  const feed = topic([{ ...ARTICLE, title, excerpt: title, body: 'Yes ]]> no ]]> `]]>`' }]);
  for (const format of ['rss', 'atom'] as const)
    expect(XMLValidator.validate(writeFeed(format, feed))).toBe(true);
  const { title: shown, 'content:encoded': html } = rss(feed).item[0];
  expect(shown).toBe('1 ]] > 2 ]] ></title><evil/>');
  expect(html.trim()).toBe('<p>Yes ]]&gt; no ]]&gt; <code>]]&gt;</code></p>');
  expect(atom(feed).entry[0].title['#text']).toBe('1 ]]&gt; 2 ]]&gt;&lt;/title&gt;&lt;evil/&gt;');
});

test('the feed of a category names it, leads to it, and has its articles', () => {
  const feed = rss(loadCategoryFeed('transportation'));
  expect(feed).toMatchObject({
    title: 'Wayfarer Test: Transportation',
    description: 'Articles on Transportation in the Wayfarer Test magazine.',
  });
  expect(feed.link[0]).toBe(`${BLOG}/category/transportation`);
  expect(feed['atom:link'].href).toBe(`${BLOG}/category/transportation/feed.xml`);
  expect(feed.item.map(({ link }: Parsed) => link[0])).toEqual([`${BLOG}/night-trains`]);
  expect(loadCategoryFeed('no-category')).toBeUndefined();
});

test('a feed without articles has a date that no build changes', () => {
  expect(rss(loadCategoryFeed('hotels'))).toMatchObject({ lastBuildDate: 'Thu, 01 Jan 1970 00:00:00 GMT' });
});

const before = process.env.CONTENT_DIRECTORY;
afterEach(() => void (process.env.CONTENT_DIRECTORY = before));

test('a feed has the thirty newest articles', () => {
  const directory = contentCopy();
  for (let day = 1; day <= 31; day += 1) {
    const slug = `day-${day}`;
    const date = `2025-01-${String(day).padStart(2, '0')}`;
    const fields = `id: ${100 + day}\ntitle: ${slug}\nslug: ${slug}\nexcerpt: Words.\nauthor: Ada Quill\npublishDate: ${date}\ncategory: Hotels\ntags: [one]\nimage: lagoon`;
    writeFileSync(path.join(directory, 'blog', `${slug}.md`), `---\n${fields}\n---\n\nWords.\n`);
  }
  process.env.CONTENT_DIRECTORY = directory;
  const titles = (feed: Parsed) => feed.item.map(({ title }: Parsed) => title);
  const newest = Array.from({ length: 30 }, (_, index) => `day-${31 - index}`);
  expect(titles(rss())).toEqual(newest);
  expect(titles(rss(loadCategoryFeed('hotels')))).toEqual(newest);
});

test('an article says of a deal that has ended that it has', () => {
  const directory = contentCopy();
  const file = path.join(directory, 'deals', 'transfers.yaml');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('- id: night-cab\n', '$&  until: 2024-01-05\n'));
  expect(json().items[0].content_html).not.toContain('ended');
  process.env.CONTENT_DIRECTORY = directory;
  expect(json().items[0].content_html).toMatch(/ended on January 5, 2024/);
});

describe('the feed of deals', () => {
  const DEALS = 'https://farewind.example/deals';

  /** The channel where the ledger has so many deals, one a day. */
  function channelOf(count: number) {
    const directory = contentCopy();
    mkdirSync(path.join(directory, 'prices'), { recursive: true });
    const lines = Array.from({ length: count }, (_, index) => {
      const first = new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10);
      const deal = { kind: 'flight', id: `deal-${index}`, title: `Fish & chips ]]> ${index} ]]>` };
      return JSON.stringify({ ...deal, first, last: first, price: 90, lowest: 90 });
    });
    writeFileSync(path.join(directory, LEDGER_FILE), lines.join('\n'));
    process.env.CONTENT_DIRECTORY = directory;
    return parser.parse(writeDealsFeed()).rss.channel;
  }

  test('tells each deal once, the newest first, under an id that stays', () => {
    const { item, ...channel } = channelOf(31);
    expect(channel).toMatchObject({
      title: 'Wayfarer Test: new deals',
      description: 'A ledger of nothing.',
      language: 'en',
      lastBuildDate: 'Wed, 31 Jan 2024 00:00:00 GMT',
    });
    expect([channel.link[0], channel['atom:link'].href]).toEqual([DEALS, `${DEALS}/feed.xml`]);
    expect(item).toHaveLength(30);
    expect(item[0]).toMatchObject({
      title: 'Fish & chips ]] > 30 ]] >',
      pubDate: 'Wed, 31 Jan 2024 00:00:00 GMT',
    });
    expect(item[0].guid['#text']).toBe(`${DEALS}#flight-deal-30`);
    expect(item[0].link[0]).toMatch(/\/deals(?:\/page\/\d+)?#flight-deal-30$/);
    expect(item[0].description).toContain('$90');
    expect(item[29].title).toBe('Fish & chips ]] > 1 ]] >');
    // It stands on another page of the ledger, and has the id that it had on the first.
    expect(item[29].link[0]).toMatch(/\/deals\/page\/\d+#flight-deal-1$/);
    expect(item[29].guid['#text']).toBe(`${DEALS}#flight-deal-1`);
  });

  test('is there without deals, too', () => {
    expect(channelOf(0)).toMatchObject({ lastBuildDate: 'Thu, 01 Jan 1970 00:00:00 GMT' });
  });
});
