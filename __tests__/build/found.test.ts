import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { loadMagazine } from '@/lib/content/magazine';
import { htmlFiles } from '@/scripts/html-files';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const SITE = 'https://farewind.example';
const out = path.resolve('out');
const read = (file: string) => readFileSync(path.join(out, file), 'utf8');
const { articles } = loadMagazine();

function* elements(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elements(child);
}
const attribute = (element: Element, name: string) => element.attrs.find((attr) => attr.name === name)?.value;
const canonicalOf = (all: readonly Element[]) => {
  const link = all.find((element) => attribute(element, 'rel') === 'canonical');
  return (link && attribute(link, 'href')) ?? 'no canonical address';
};
const textOf = (element: Element) =>
  element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');

/** Whether an address of the site leads to a file of the export. */
function exists(address: string): boolean {
  const { pathname } = new URL(address);
  return ['', '.html', '/index.html'].some((ending) => {
    const file = path.join(out, decodeURIComponent(pathname) + ending);
    return existsSync(file) && !readdirSyncSafe(file);
  });
}
function readdirSyncSafe(file: string): boolean {
  try {
    readdirSync(file);
    return true;
  } catch {
    return false;
  }
}

interface Graph {
  readonly '@graph': readonly Record<string, unknown>[];
}
const pages = htmlFiles(out).map(({ page, file }) => {
  const all = [...elements(parse(readFileSync(file, 'utf8')))];
  const graphs = all
    .filter((element) => attribute(element, 'type') === 'application/ld+json')
    .map((element) => JSON.parse(textOf(element)) as Graph);
  return { page, all, graph: graphs.flatMap((graph) => graph['@graph']) };
});
const isPublic = ({ all }: (typeof pages)[number]) =>
  !all.some(
    (element) => attribute(element, 'name') === 'robots' && attribute(element, 'content') === 'noindex',
  );
const graphOf = (page: string) => pages.find((one) => one.page === page)?.graph ?? [];
const typesOf = (page: string) => graphOf(page).map((thing) => thing['@type']);

describe('structured data', () => {
  test('the home page says who publishes and what it is', () => {
    expect(typesOf('/')).toEqual(['Organization', 'WebSite']);
  });

  test.each(articles.map(({ slug }) => [slug]))(
    '%s is a BlogPosting with its way from the home page',
    (slug) => {
      const [posting, crumbs] = graphOf(`/blog/${slug}`);
      const article = articles.find((one) => one.slug === slug);
      expect(posting).toMatchObject({
        '@type': 'BlogPosting',
        headline: article?.title,
        datePublished: article?.publishDate,
        mainEntityOfPage: `${SITE}/blog/${slug}`,
      });
      expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
    },
  );

  test('an author is a house name, not a person, and has a page that says so', () => {
    for (const { author, slug } of articles) {
      const said = graphOf(`/blog/${slug}`)[0]?.author as Record<string, string>;
      expect(said).toMatchObject({ '@type': 'Organization', name: author });
      const page = pages.find((one) => one.page === new URL(said.url ?? '').pathname);
      expect(page?.all.map((element) => element.tagName === 'p' && textOf(element))).toContain(
        'A house name of the Farewind magazine. Articles under it are written by our desk.',
      );
    }
  });

  test('lists say what they list', () => {
    expect(typesOf('/blog/category/hotels')).toEqual(['CollectionPage', 'BreadcrumbList']);
  });

  test('nothing pretends to be sold here, and every address of the site in the data leads somewhere', () => {
    for (const { page, graph } of pages) {
      const text = JSON.stringify(graph);
      expect({ page, sold: /"(?:Product|Offer|FAQPage)"/.test(text) }).toEqual({ page, sold: false });
      const dead = [...text.matchAll(/"(https:\/\/farewind\.example[^"#]*)"/g)]
        .map((match) => match[1] ?? '')
        .filter((address) => !exists(address));
      expect({ page, dead }).toEqual({ page, dead: [] });
    }
  });
});

describe('feeds', () => {
  const xml = new XMLParser({ ignoreAttributes: false });
  const categoryFeeds = readdirSync(path.join(out, 'blog/category'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('feed.xml'))
    .map((name) => `blog/category/${name}`);

  test.each(['blog/feed.xml', 'blog/atom.xml', ...categoryFeeds])('%s is well formed', (file) => {
    expect(XMLValidator.validate(read(file))).toBe(true);
  });

  test('RSS has every article with its full text and absolute links', () => {
    const { channel } = xml.parse(read('blog/feed.xml')).rss;
    expect(channel.item.map((item: { link: string }) => item.link).sort()).toEqual(
      articles.map(({ slug }) => `${SITE}/blog/${slug}`).sort(),
    );
    for (const item of channel.item) {
      expect(item['content:encoded'].length).toBeGreaterThan(50);
      // Notes stand in the same text as what leads to them.
      expect(item['content:encoded']).not.toMatch(/(?:href|src)="(?:\/|#(?!user-content-fn))/);
      expect(Number.isNaN(Date.parse(item.pubDate))).toBe(false);
    }
  });

  test('Atom has what its specification asks for', () => {
    const { feed } = xml.parse(read('blog/atom.xml'));
    expect(feed).toMatchObject({
      id: expect.any(String),
      title: expect.anything(),
      updated: expect.any(String),
    });
    for (const entry of feed.entry) {
      expect(entry).toMatchObject({
        id: expect.any(String),
        updated: expect.any(String),
        author: expect.anything(),
      });
    }
  });

  test('JSON Feed has what its specification asks for', () => {
    const feed = JSON.parse(read('blog/feed.json'));
    expect(feed.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/);
    expect(feed.items).toHaveLength(articles.length);
    for (const item of feed.items)
      expect(item).toMatchObject({ id: expect.any(String), content_html: expect.any(String) });
  });

  test('every page of the blog names the feeds, a category its own too, and they exist', () => {
    const kinds = ['/blog', '/blog/category/hotels', '/blog/tag/', '/blog/author/', '/blog/paying-abroad'];
    for (const kind of kinds) expect(pages.filter(({ page }) => page.startsWith(kind))).not.toEqual([]);
    for (const { page, all } of pages.filter((one) => one.page.startsWith('/blog') && isPublic(one))) {
      const feeds = all
        .filter((element) => element.tagName === 'link' && attribute(element, 'rel') === 'alternate')
        .map((element) => attribute(element, 'href') ?? '');
      const ofBlog = ['feed.xml', 'atom.xml', 'feed.json'].map((name) => `${SITE}/blog/${name}`);
      const category = /^\/blog\/category\/[^/]+/.exec(page)?.[0];
      const own = category ? [`${SITE}${category}/feed.xml`] : [];
      expect({ page, feeds: feeds.sort() }).toEqual({ page, feeds: [...own, ...ofBlog].sort() });
      expect(feeds.filter((address) => !exists(address))).toEqual([]);
    }
  });
});

describe('sitemap, robots and llms.txt', () => {
  const entries: { loc: string; lastmod?: string }[] = new XMLParser().parse(read('sitemap.xml')).urlset.url;

  test('the sitemap has every page once under its canonical address, none that is missing, and the dates of the articles', () => {
    const expected = pages.filter(isPublic).map(({ all }) => canonicalOf(all));
    expect(entries.map(({ loc }) => loc).sort()).toEqual(expected.sort());
    for (const article of articles) {
      const entry = entries.find(({ loc }) => loc.endsWith(`/${article.slug}`));
      expect(entry?.lastmod).toBe(article.updated ?? article.publishDate);
    }
  });

  test('robots.txt names the sitemap', () => {
    expect(read('robots.txt')).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  });

  test('llms.txt leads to every article as Markdown, and none of its addresses is dead', () => {
    const addresses = [...read('llms.txt').matchAll(/\]\((https:[^)]+)\)/g)].map((match) => match[1] ?? '');
    expect(addresses.filter((address) => address.endsWith('.md'))).toHaveLength(articles.length);
    expect(addresses.filter((address) => !exists(address))).toEqual([]);
    expect(read(`blog/${articles[0]?.slug}.md`)).toMatch(new RegExp(`^# ${articles[0]?.title}\n\n> `));
  });
});

describe('titles and descriptions', () => {
  const of = (all: readonly Element[], name: string) =>
    all.find((element) => attribute(element, 'name') === name || attribute(element, 'property') === name);

  test('no two pages share a title or a description', () => {
    const seen = pages.filter(isPublic);
    for (const facts of [
      seen.map(({ all }) => textOf(all.find(({ tagName }) => tagName === 'title') as Element)),
      seen.map(({ all }) => attribute(of(all, 'description') as Element, 'content')),
    ]) {
      expect(facts.filter((fact, index) => facts.indexOf(fact) !== index)).toEqual([]);
    }
  });
});
