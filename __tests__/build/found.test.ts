import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { toString } from 'mdast-util-to-string';
import { parse } from 'parse5';
import { remark } from 'remark';
import { loadAuthors } from '@/lib/articles/authors';
import { pagesFromOldest } from '@/lib/site/list-pages';
import { loadMagazine } from '@/lib/articles/magazine';
import { loadClaims } from '@/lib/site/load-pages';
import { loadLedgerRows } from '@/lib/deals/prices/ledger-rows';
import { absoluteUrl } from '@/lib/site/address';
import { routes } from '@/lib/site/routes';
import { CATEGORY_LIST } from '@/__tests__/support/articles';
import { attribute, rawText, textOf } from '@/scripts/html/elements';
import { byTag, faults, meta, OUT, pages, publicPages, withoutBasePath } from './pages';

/* What search engines, networks and feed readers are told. */

const read = (file: string) => readFileSync(path.join(OUT, file), 'utf8');
const { articles } = loadMagazine();
/** Articles that a feed holds. */
const newest = [...articles]
  .sort((a, b) => b.publishDate.localeCompare(a.publishDate, 'en') || b.id - a.id)
  .slice(0, 30);
const ORIGIN = new URL(absoluteUrl('/')).origin;

/** Whether an address of the site leads to a file of the export. */
function exists(address: string): boolean {
  const below = decodeURIComponent(withoutBasePath(new URL(address).pathname) ?? 'outside');
  return ['', '.html', '/index.html'].some(
    (ending) => statSync(path.join(OUT, below + ending), { throwIfNoEntry: false })?.isFile() ?? false,
  );
}

type Page = (typeof pages)[number];
interface Graph {
  readonly '@graph': readonly Record<string, unknown>[];
}
const graphOf = (page: Page | undefined) =>
  page
    ? byTag(page, 'script')
        .filter((element) => attribute(element, 'type') === 'application/ld+json')
        .flatMap((element) => (JSON.parse(rawText(element)) as Graph)['@graph'])
    : [];
const graphAt = (address: string) => graphOf(pages.find((one) => one.path === address));
const typesAt = (address: string) => graphAt(address).map((thing) => thing['@type']);
const linksOf = (page: Page, rel: string) =>
  byTag(page, 'link').filter((element) => attribute(element, 'rel') === rel);

describe('structured data', () => {
  test('the home page says who publishes and what it is', () => {
    expect(typesAt('/')).toEqual(['Organization', 'WebSite']);
  });

  test.each(articles.map((article) => [article.slug, article] as const))(
    '%s is a BlogPosting with its way from the home page',
    (slug, article) => {
      const [posting, crumbs] = graphAt(`/blog/${slug}`);
      expect(posting).toMatchObject({
        '@type': 'BlogPosting',
        headline: article.title,
        datePublished: article.publishDate,
        mainEntityOfPage: absoluteUrl(`/blog/${slug}`),
      });
      expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
    },
  );

  test('an author is a house name, not a person, and has a page that says so', () => {
    const { note } = loadAuthors();
    for (const { authors, slug } of articles) {
      const said = [graphAt(`/blog/${slug}`)[0]?.author].flat() as Record<string, string>[];
      expect(said).toMatchObject(authors.map((name) => ({ '@type': 'Organization', name })));
      for (const { url } of said) {
        const page = pages.find((one) => absoluteUrl(one.path) === url);
        expect(page && byTag(page, 'p').map(textOf)).toContain(note);
      }
    }
  });

  test('lists say what they list', () => {
    expect(typesAt('/blog')).toEqual(['CollectionPage']);
    expect(typesAt(CATEGORY_LIST)).toEqual(['CollectionPage', 'BreadcrumbList']);
  });

  test('the visible breadcrumbs equal those in the structured data', () => {
    const found = faults(publicPages, (page) => {
      const told = graphOf(page)
        .filter((thing) => thing['@type'] === 'BreadcrumbList')
        .flatMap((thing) => (thing.itemListElement as { name: string }[]).map(({ name }) => name));
      const shown = byTag(page, 'nav')
        .filter((element) => attribute(element, 'aria-label') === 'Breadcrumb')
        .map(textOf);
      return [told.join('') !== shown.join('') && `${told} told, ${shown} shown`];
    });
    expect(found).toEqual([]);
  });

  test('no breadcrumb leads to the page it is on', () => {
    const found = faults(publicPages, (page) => {
      const crumbs = /<nav aria-label="Breadcrumb".*?<\/nav>/s.exec(page.html)?.[0] ?? '';
      const ways = [...crumbs.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => withoutBasePath(href));
      return [ways.includes(page.path) && page.path];
    });
    expect(found).toEqual([]);
  });

  test('nothing pretends to be sold here, and every address of the site in the data leads somewhere', () => {
    const found = faults(pages, (page) => {
      const text = JSON.stringify(graphOf(page));
      const addresses = [...text.matchAll(/"(https:[^"#]*)"/g)].map((match) => match[1] ?? '');
      return [
        /"(?:Product|Offer|FAQPage)"/.test(text) && 'sells',
        ...addresses.map((address) => address.startsWith(ORIGIN) && !exists(address) && address),
      ];
    });
    expect(found).toEqual([]);
  });
});

describe('a shared link', () => {
  const property = (page: Page, name: string) =>
    byTag(page, 'meta')
      .filter((element) => attribute(element, 'property') === name)
      .map((element) => attribute(element, 'content'));

  test('has complete Open Graph and Twitter tags on every page, with an existing picture', () => {
    const found = faults(publicPages, (page) => {
      const [picture = ''] = property(page, 'og:image');
      const isArticle = articles.some(({ slug }) => page.path === `/blog/${slug}`);
      return [
        ...['title', 'description', 'url', 'site_name', 'image:width', 'image:height', 'image:alt'].map(
          (name) => !property(page, `og:${name}`)[0] && `no og:${name}`,
        ),
        property(page, 'og:type')[0] !== (isArticle ? 'article' : 'website') && 'og:type',
        property(page, 'og:url')[0] !== absoluteUrl(page.path) && 'og:url',
        property(page, 'og:description')[0] !== meta(page, 'description') && 'og:description',
        !(picture.startsWith(ORIGIN) && exists(picture)) && `picture ${picture}`,
        meta(page, 'twitter:card') !== 'summary_large_image' && 'twitter:card',
      ];
    });
    expect(found).toEqual([]);
  });

  test('every page has its color in both schemes, its icons and the manifest, and they are there', () => {
    const found = faults(pages, (page) => [
      byTag(page, 'meta').filter((element) => attribute(element, 'name') === 'theme-color').length !== 2 &&
        'theme-color',
      ...['icon', 'apple-touch-icon', 'manifest'].map((rel) => {
        const [link] = linksOf(page, rel);
        return !(link && exists(absoluteUrl('/') + attribute(link, 'href')?.slice(1))) && rel;
      }),
    ]);
    expect(found).toEqual([]);
    const { icons } = JSON.parse(read('manifest.webmanifest')) as { icons: { src: string }[] };
    expect(icons.filter(({ src }) => !exists(new URL(src, absoluteUrl('/')).href))).toEqual([]);
  });
});

describe('feeds', () => {
  const xml = new XMLParser({ ignoreAttributes: false });
  const categoryFeeds = readdirSync(path.join(OUT, 'blog/category'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('feed.xml'))
    .map((name) => `blog/category/${name}`);
  const { channel } = xml.parse(read('blog/feed.xml')).rss;
  const { feed } = xml.parse(read('blog/atom.xml'));
  const json = JSON.parse(read('blog/feed.json'));
  const addresses = newest.map(({ slug }) => absoluteUrl(`/blog/${slug}`));

  test.each(['blog/feed.xml', 'blog/atom.xml', 'deals/feed.xml', ...categoryFeeds])(
    '%s is well formed',
    (file) => {
      expect(XMLValidator.validate(read(file))).toBe(true);
    },
  );

  test('all three have the newest articles', () => {
    expect(channel.item.map((item: { link: string }) => item.link)).toEqual(addresses);
    expect(feed.entry.map((entry: { id: string }) => entry.id)).toEqual(addresses);
    expect(json.items.map((item: { url: string }) => item.url)).toEqual(addresses);
  });

  test.each<readonly [string, () => readonly string[]]>([
    ['RSS', () => channel.item.map((item: Record<string, string>) => item['content:encoded'])],
    ['Atom', () => feed.entry.map((entry: { content: Record<string, string> }) => entry.content['#text'])],
    ['JSON Feed', () => json.items.map((item: { content_html: string }) => item.content_html)],
  ])('%s has the full text, absolute links, and the note above the first link that earns', (_, texts) => {
    const { text: note } = loadClaims().commissionNote;
    const plain = (text: string) => text.replace(/[\s\u00a0]+/g, '');
    for (const [index, html] of texts().entries()) {
      const text = textOf(parse(html));
      const last = remark()
        .parse(newest[index]?.body ?? '')
        .children.findLast(({ type }) => type === 'paragraph');
      const words = last ? toString(last) : 'no paragraph';
      expect(plain(text)).toContain(plain(words.split(/[:[\]{}]/).at(-1) ?? '').slice(-40));
      // Notes stand in the same text as what leads to them.
      expect(html).not.toMatch(/(?:href|src)="(?:\/|#(?!user-content-fn))/);
      const earning = html.indexOf('sponsored');
      expect(html.includes(note)).toBe(earning >= 0);
      expect(html.indexOf(note)).toBeLessThanOrEqual(earning);
    }
    expect(texts().some((html) => html.includes('sponsored'))).toBe(true);
  });

  test('RSS says who wrote where it has a place for a name, and when', () => {
    for (const [index, item] of channel.item.entries()) {
      expect(item.author).toBeUndefined();
      expect([item['dc:creator']].flat()).toEqual(newest[index]?.authors);
      expect(new Date(item.pubDate).toISOString().slice(0, 10)).toBe(newest[index]?.publishDate);
    }
  });

  test('Atom has what its specification asks for', () => {
    // Of the content and not of the clock: a build without news is no news.
    const lastChange = (article: (typeof newest)[number] | undefined) =>
      article?.updated ?? article?.publishDate;
    expect(feed).toMatchObject({ id: expect.any(String), title: expect.anything() });
    expect(feed.updated.slice(0, 10)).toBe(newest.map(lastChange).sort().at(-1));
    for (const [index, entry] of feed.entry.entries()) {
      expect(entry).toMatchObject({ id: expect.any(String), author: expect.anything() });
      expect(entry.updated.slice(0, 10)).toBe(lastChange(newest[index]));
    }
  });

  test('the ledger names the feed of new deals, which has them in its order', () => {
    const ledger = pages.find(({ path }) => path === routes.deals);
    const named = ledger ? linksOf(ledger, 'alternate') : [];
    expect(named.map((element) => attribute(element, 'href'))).toEqual([absoluteUrl(routes.dealsFeed)]);
    const list = new XMLParser({ isArray: (name) => name === 'item' });
    const { item = [] } = list.parse(read(routes.dealsFeed.slice(1))).rss.channel;
    const addresses = [...pagesFromOldest(loadLedgerRows())].flatMap(([page, rows]) =>
      rows.map(({ anchor }) => `${absoluteUrl(routes.dealsPage(page))}#${anchor}`),
    );
    expect(item.map(({ link }: { link: string }) => link)).toEqual(addresses.slice(0, 30));
  });

  test('every page of the blog names the feeds, a category its own too, and they exist', () => {
    const kinds = ['/blog', '/blog/category/', '/blog/tag/', '/blog/author/', `/blog/${articles[0]?.slug}`];
    for (const kind of kinds) expect(pages.filter(({ path }) => path.startsWith(kind))).not.toEqual([]);
    for (const page of publicPages.filter(({ path }) => path.startsWith('/blog'))) {
      const named = linksOf(page, 'alternate');
      const feeds = named.map((element) => attribute(element, 'href') ?? '');
      const ofBlog = ['feed.xml', 'atom.xml', 'feed.json'].map((name) => absoluteUrl(`/blog/${name}`));
      const category = /^\/blog\/category\/[^/]+/.exec(page.path)?.[0];
      const own = category ? [absoluteUrl(`${category}/feed.xml`)] : [];
      expect({ page: page.path, feeds: feeds.sort() }).toEqual({
        page: page.path,
        feeds: [...own, ...ofBlog].sort(),
      });
      const titles = named.map((element) => attribute(element, 'title'));
      expect(new Set(titles.filter(Boolean)).size).toBe(feeds.length);
      expect(feeds.filter((address) => !exists(address))).toEqual([]);
    }
  });
});

describe('sitemap, robots and llms.txt', () => {
  const entries: { loc: string; lastmod?: string }[] = new XMLParser().parse(read('sitemap.xml')).urlset.url;

  test('the sitemap has every page once under its canonical address, none that is missing, and the dates of the articles', () => {
    const canonicals = publicPages.map((page) => {
      const [link] = linksOf(page, 'canonical');
      return link && attribute(link, 'href');
    });
    expect(entries.map(({ loc }) => loc).sort()).toEqual(canonicals.sort());
    for (const article of articles) {
      const entry = entries.find(({ loc }) => loc.endsWith(`/${article.slug}`));
      expect(entry?.lastmod).toBe(article.updated ?? article.publishDate);
    }
  });

  test('robots.txt names the sitemap', () => {
    expect(read('robots.txt')).toContain(`Sitemap: ${absoluteUrl('/sitemap.xml')}`);
  });

  test('llms.txt leads to every article as Markdown, and none of its addresses is dead', () => {
    const found = [...read('llms.txt').matchAll(/\]\((https:[^)]+)\)/g)].map((match) => match[1] ?? '');
    expect(found.filter((address) => address.endsWith('.md'))).toHaveLength(articles.length);
    expect(found.filter((address) => !exists(address))).toEqual([]);
    const [first] = articles;
    expect(read(`blog/${first?.slug}.md`).startsWith(`# ${first?.title}\n\n> `)).toBe(true);
  });
});
