import { Feed, type Item } from 'feed';
import { endedDeal } from '@/lib/deals/load-deal-index';
import { ledgerSentence, loadLedgerRows } from '@/lib/deals/prices/ledger-rows';
import { loadClaims, loadPages } from '@/lib/site/load-pages';
import { escapeHtml } from '@/lib/source/escape-html';
import { nameSlug } from '@/lib/source/name-slug';
import type { Article } from '@/lib/articles/article';
import { ownFacts } from '@/lib/site/own-pictures';
import { loadPictures } from '@/lib/site/pictures';
import { loadSite } from '@/lib/site/load-site';
import { pagesFromOldest } from '@/lib/site/list-pages';
import { loadMagazine, newestFirst, type Topic } from '@/lib/articles/magazine';
import { bodyHtml } from '@/lib/articles/markdown/render';
import { loadPartnerLinks } from '@/lib/site/partner-links';
import { routes } from '@/lib/site/routes';
import { absoluteUrl } from '@/lib/site/address';
import { categoryFeed, dealsFeedLink } from './metadata';

/** Maximum number of articles in a feed. */
const FEED_LENGTH = 30;

const moment = (date: string) => new Date(`${date}T00:00:00Z`);

/** The fields of an article that feeds use. Edits of other fields do not change any feed. */
const FIELDS = [
  'slug',
  'title',
  'excerpt',
  'authors',
  'category',
  'tags',
  'publishDate',
  'updated',
  'body',
] as const satisfies readonly (keyof Article)[];

/** An article in the form that feeds use. */
type FeedArticle = Pick<Article, (typeof FIELDS)[number]>;

/** The data of a category's feed. */
export interface FeedTopic extends Pick<Topic, 'name' | 'slug'> {
  /** Newest first. */
  readonly articles: readonly FeedArticle[];
}

/** Cached, because they are the keys of the cache of texts. */
const feedArticles = new WeakMap<Article, FeedArticle>();

function feedArticle(article: Article): FeedArticle {
  const known = feedArticles.get(article);
  if (known) return known;
  const made = Object.fromEntries(FIELDS.map((name) => [name, article[name]])) as unknown as FeedArticle;
  feedArticles.set(article, made);
  return made;
}

const newestOf = (articles: readonly Article[]): readonly FeedArticle[] =>
  articles.toSorted(newestFirst).slice(0, FEED_LENGTH).map(feedArticle);

/** The end of a CDATA section, of which the library escapes only the first in a text. */
const CDATA_END = ']]>';

/** A title for RSS, in which readers disagree about entities. */
const rssTitle = (title: string) => title.replaceAll(CDATA_END, ']] >');

/** Cached texts: an article is in up to four feeds, and rendering it is most of the cost of a feed. */
const contents = new WeakMap<FeedArticle, string>();

function contentOf(article: FeedArticle): string {
  const known = contents.get(article);
  if (known !== undefined) return known;
  const links = loadPartnerLinks('feed');
  const context = {
    pictures: loadPictures(),
    address: absoluteUrl,
    ownFacts,
    page: absoluteUrl(routes.article(article.slug)),
    // A separate sub-id, because a click in a feed reader is not a click on the page.
    partnerLink: (to: string, place: string) =>
      links.of(article.slug, { id: place, link: { to, target: {} } }).url,
    endedDeal,
  };
  const html = bodyHtml(article, context, loadClaims().commissionNote.text);
  const content = html.replaceAll(CDATA_END, ']]&gt;');
  contents.set(article, content);
  return content;
}

type FeedFormat = 'rss' | 'atom' | 'json';

/** An article in a feed format. Formats differ in what they treat as HTML and in the element for authors. */
function itemOf(article: FeedArticle, format: FeedFormat): Item {
  const { title, excerpt, authors, category, tags, slug } = article;
  const url = absoluteUrl(routes.article(slug));
  const profiles = authors.map((name) => ({ name, link: absoluteUrl(routes.author(nameSlug(name))) }));
  // In RSS, `author` is an email address; Dublin Core has the name (https://www.rssboard.org/rss-profile). In JSON, the library writes
  // only the first author, as in version 1 of the format.
  const extensions = {
    rss: [{ name: 'dc:creator', objects: authors.map((name) => ({ _text: name })) }],
    atom: [],
    json: [{ name: 'authors', objects: profiles.map(({ name, link }) => ({ name, url: link })) }],
  }[format];
  return {
    id: url,
    link: url,
    title: { rss: rssTitle, atom: escapeHtml, json: String }[format](title),
    description: format === 'json' ? excerpt : escapeHtml(excerpt),
    content: contentOf(article),
    ...(format !== 'rss' && { author: profiles }),
    extensions: extensions as never,
    category: [category, ...tags].map((name) => ({
      // In Atom, the library writes the name into an attribute without escaping '<', which XML does not allow.
      ...(!(format === 'atom' && name.includes('<')) && { name }),
      term: nameSlug(name),
    })),
    published: moment(article.publishDate),
    date: moment(article.updated ?? article.publishDate),
  };
}

/** The feed of new deals, as RSS: the deals of the ledger, newest first. Each deal is one item, even if its price changes. */
export function writeDealsFeed(): string {
  const site = loadSite();
  const { hero } = loadPages().deals;
  // The feed is longer than a page of the ledger, so a deal may be on a later page. Its id stays the same when it moves.
  const rows = [...pagesFromOldest(loadLedgerRows())]
    .flatMap(([page, list]) => list.map((row) => ({ ...row, page: absoluteUrl(routes.dealsPage(page)) })))
    .slice(0, FEED_LENGTH);
  const home = absoluteUrl(routes.deals);
  const feed = new Feed({
    id: home,
    link: home,
    title: dealsFeedLink(site).title,
    description: hero.description,
    language: LANGUAGE,
    generator: false,
    copyright: site.copyright,
    // Independent of the time of the build, like the feeds of the blog.
    updated: moment(rows[0]?.first ?? '1970-01-01'),
    feedLinks: { rss: absoluteUrl(routes.dealsFeed) },
  });
  for (const row of rows) {
    feed.addItem({
      id: `${home}#${row.anchor}`,
      link: `${row.page}#${row.anchor}`,
      title: rssTitle(row.title),
      description: escapeHtml(ledgerSentence(row)),
      date: moment(row.first),
    });
  }
  return feed.rss2();
}

const LANGUAGE = 'en';

/** Version 1.1 has a language, and several authors of an item (https://www.jsonfeed.org/version/1.1/); the library writes version 1. */
const JSON_VERSION = [
  { name: 'version', objects: 'https://jsonfeed.org/version/1.1' as never },
  { name: 'language', objects: LANGUAGE as never },
];

const WRITERS = {
  rss: (feed: Feed) => feed.rss2(),
  atom: (feed: Feed) => feed.atom1(),
  json(feed: Feed) {
    for (const extension of JSON_VERSION) feed.addExtension(extension);
    return feed.json1();
  },
} as const satisfies Record<FeedFormat, (feed: Feed) => string>;

/** The data of a category's feed. @returns undefined for an unknown slug */
export function loadCategoryFeed(slug: string): FeedTopic | undefined {
  const topic = loadMagazine().categories.get(slug);
  return topic && { name: topic.name, slug, articles: newestOf(topic.articles) };
}

/**
 * A feed of the newest articles with their full text and absolute links.
 *
 * @param topic a category; without it, the feed contains all articles
 */
export function writeFeed(format: FeedFormat, topic?: FeedTopic): string {
  const site = loadSite();
  const articles = topic?.articles ?? newestOf(loadMagazine().articles);
  const home = absoluteUrl(topic ? routes.category(topic.slug) : routes.blog);
  const [newest] = articles
    .map(({ updated, publishDate }) => updated ?? publishDate)
    .sort()
    .reverse();
  const feed = new Feed({
    id: home,
    link: home,
    title: topic ? categoryFeed(site, topic).title : site.name,
    description: topic ? `Articles on ${topic.name} in the ${site.name} magazine.` : site.description,
    language: LANGUAGE,
    generator: false,
    copyright: site.copyright,
    // The output must not depend on the time of the build: the same input gives the same bytes.
    updated: moment(newest ?? '1970-01-01'),
    feedLinks: topic
      ? { rss: absoluteUrl(routes.categoryFeed(topic.slug)) }
      : { rss: absoluteUrl(routes.rss), atom: absoluteUrl(routes.atom), json: absoluteUrl(routes.jsonFeed) },
  });
  for (const article of articles) feed.addItem(itemOf(article, format));
  return WRITERS[format](feed);
}
