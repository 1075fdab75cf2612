import { inPattern } from '@/lib/source/in-pattern';
import { DESTINATION } from './destination-parameter';
import {
  LANDING_PAGE_NAMES,
  LANDING_PAGES,
  pageKey,
  type LandingPage,
  type LandingPath,
  type PageKey,
} from './landing-pages';

const landingPaths = Object.fromEntries(
  LANDING_PAGE_NAMES.map((name) => [pageKey(name), LANDING_PAGES[name].path]),
) as { readonly [Name in LandingPage as PageKey<Name>]: (typeof LANDING_PAGES)[Name]['path'] };

const paged = (path: string, page: number) => (page === 1 ? path : `${path}/page/${page}`);

/** Every path of a page or a feed, once. Paths carry no base path: Next's links and `asset()` add it. */
export const routes = {
  ...landingPaths,
  dealsPage: (page: number) => paged(landingPaths.deals, page),
  dealsFeed: '/deals/feed.xml',
  blogPage: (page: number) => paged(landingPaths.blog, page),
  article: (slug: string) => `/blog/${slug}`,
  /** @param id of a heading; without one, the top of the article */
  articleSection: (slug: string, id?: string) => `/blog/${slug}${id === undefined ? '' : `#${id}`}`,
  category: (slug: string, page = 1) => paged(`/blog/category/${slug}`, page),
  tag: (slug: string, page = 1) => paged(`/blog/tag/${slug}`, page),
  author: (slug: string, page = 1) => paged(`/blog/author/${slug}`, page),
  series: (slug: string, page = 1) => paged(`/blog/series/${slug}`, page),
  rss: '/blog/feed.xml',
  atom: '/blog/atom.xml',
  jsonFeed: '/blog/feed.json',
  categoryFeed: (slug: string) => `/blog/category/${slug}/feed.xml`,
  textPage: (slug: string) => `/${slug}`,
  destination: (id: string) => `/destinations/${id}`,
  llms: '/llms.txt',
  /** Our flight search, with a destination in its form (`check-search.ts`). */
  flightSearch: (to?: string) =>
    `${landingPaths.flights}${to === undefined ? '' : `?${DESTINATION}=${encodeURIComponent(to)}`}#flight-search`,
  places: '/airports.json',
  postcards: '/postcards.svg',
} as const;

/** The kinds of groups of articles that have lists. A kind is the name of the folder of its lists, and of a route above. */
export const TOPIC_KINDS = ['category', 'tag', 'author', 'series'] as const;

export type TopicKind = (typeof TOPIC_KINDS)[number];

/** The lists of the blog with their own pages: the topics, and the list of all articles from its second page on. */
export type ListKind = TopicKind | 'all';

/** Folders of the blog that contain lists and no articles. */
export const BLOG_LISTS = ['page', ...TOPIC_KINDS] as const;

/** The path of the list of a category, a tag, an author or a series. */
export const TOPIC_PATH = new RegExp(`^${routes.blog}/(?:${TOPIC_KINDS.join('|')})/[a-z0-9-]+$`);

const belowBlog = (basePath: string, form: string) => `^${inPattern(basePath)}${routes.blog}/${form}/?$`;

/**
 * The pattern of article addresses, of existing and missing articles: one segment below the blog, unless `listsPattern` matches.
 *
 * @param basePath the folder on the host, such as /travel; '' for its root
 * @returns the source of a regular expression that means the same in JavaScript, nginx and Caddy
 */
export const articlePattern = (basePath: string): string => belowBlog(basePath, '[^/]+');

/**
 * The pattern of the list folders, which are not pages. It is a separate pattern, because Caddy's regular expressions have no
 * negative lookahead.
 *
 * @param basePath as in `articlePattern`
 */
export const listsPattern = (basePath: string): string => belowBlog(basePath, `(?:${BLOG_LISTS.join('|')})`);

/** Endings of the files of a page: the page itself, its payload and its Markdown. The path of a feed has its own ending. */
export const PAGE_ENDINGS = ['html', 'txt', 'md'] as const;

/** The ids that links can lead to on the landing pages, by path. Lists have `LIST_ANCHORS`. */
export const PAGE_ANCHORS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.values(LANDING_PAGES).map(({ path, anchors }) => [path, ['content', ...anchors]]),
);

/** The same for lists of articles: categories, tags, authors and series. */
export const LIST_ANCHORS: readonly string[] = ['content', 'articles'];

/** The ids of cards on their pages. Search results link to them. */
export const dealAnchor = (id: string): string => `deal-${id}`;
export const destinationAnchor = (id: string): string => `destination-${id}`;

/** Names of pages in sub-ids. An article's name is its slug. */
const PAGE_NAMES: readonly string[] = [...LANDING_PAGE_NAMES, 'not-found'];

/** Names below `/blog` that the blog's own pages and feeds use. Hosts show `blog/index.html` at `/blog/`. */
const BLOG_PLACES: readonly string[] = [...BLOG_LISTS, 'index', 'feed', 'atom', '404'];

/** Names of lists, such as `blog-tag-rail`, and of pages of the ledger. */
const LIST_NAME = new RegExp(String.raw`^(?:blog-(?:all|${BLOG_LISTS.join('|')})-|deals-\d+$)`);

/** Whether no article can have a slug, because a page of the site itself uses it as its address or name. */
export const isReservedSlug = (slug: string): boolean =>
  [...PAGE_NAMES, ...BLOG_PLACES].includes(slug) || LIST_NAME.test(slug);

/** The folder of the desk's files. The page itself is next to it. It is not one of the `routes`, because no article may link to it. */
export const DESK = 'admin';

/** Folders that contain pages. */
export const PAGE_FOLDERS = ['blog', 'deals', 'destinations'] as const;

/** Names of files and folders at the root of an export, without extension. A test compares them with an export. */
const ROOT_PLACES: readonly string[] = [
  ...['index', '404', 'share', 'pictures', 'fonts', 'pagefind', 'robots', 'sitemap', 'manifest'],
  ...['icon', 'icon-192', 'icon-512', 'apple-touch-icon'],
  ...[routes.llms, routes.places, routes.postcards].map((path) => path.slice(1).replace(/\..*/, '')),
  ...[DESK, ...PAGE_FOLDERS],
];

/**
 * Whether another part of the site uses a name at its root.
 *
 * @param name a slug, or a file name such as `robots.txt`
 */
export const isReservedPage = (name: string): boolean =>
  [...PAGE_NAMES, ...ROOT_PLACES].includes(name.replace(/\..*/, ''));

/** A link to a landing page. */
interface LandingPageLink {
  readonly href: LandingPath;
  readonly label: string;
}

const isInFooterOnly = (name: LandingPage) => 'isInFooterOnly' in LANDING_PAGES[name];
const linkTo = (name: LandingPage): LandingPageLink => ({
  href: LANDING_PAGES[name].path,
  label: LANDING_PAGES[name].label,
});

/** The main navigation, in the order of the header. */
export const NAVIGATION: readonly LandingPageLink[] = LANDING_PAGE_NAMES.filter(
  (name) => name !== 'home' && !isInFooterOnly(name),
).map(linkTo);

/** Further pages, which only the footer links to. */
export const FOOTER_PAGES: readonly LandingPageLink[] = LANDING_PAGE_NAMES.filter(isInFooterOnly).map(linkTo);

/**
 * A static export rejects a dynamic route without pages, and a new magazine has no second page of its lists. Such a route gets
 * this page, and the post-process removes it from the export.
 */
export const EMPTY_ROUTE = '__none';

/** The parameters of a dynamic route, or `EMPTY_ROUTE` if there are none. */
export function atLeastOne<K extends string>(
  key: K,
  values: readonly (string | number)[],
): Record<K, string>[] {
  const all = values.length > 0 ? values : [EMPTY_ROUTE];
  return all.map((value) => ({ [key]: String(value) }) as Record<K, string>);
}
