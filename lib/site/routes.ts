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

/** Every internal path of the site, once. Paths carry no base path: Next's links and `asset()` add it. */
export const routes = {
  ...landingPaths,
  dealsPage: (page: number) => paged('/deals', page),
  dealsFeed: '/deals/feed.xml',
  blogPage: (page: number) => paged('/blog', page),
  article: (slug: string) => `/blog/${slug}`,
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
  places: '/airports.json',
  postcards: '/postcards.svg',
} as const;

/** Folders of the blog in which no article stands, only lists. */
export const BLOG_LISTS = ['page', 'category', 'tag', 'author', 'series'] as const;

const belowBlog = (basePath: string, form: string) =>
  `^${basePath.replaceAll('.', String.raw`\.`)}${routes.blog}/${form}/?$`;

/**
 * The form of an article's address, known or unknown: one segment below the blog, unless `listsPattern` has it, too.
 *
 * @param basePath the folder of the host, such as /travel; '' for its root
 * @returns the source of a regular expression that JavaScript, nginx and Caddy read alike
 */
export const articlePattern = (basePath: string): string => belowBlog(basePath, '[^/]+');

/**
 * The folders of lists, which are no pages themselves. A pattern of its own, because Caddy's expressions cannot say "but not".
 *
 * @param basePath as in `articlePattern`
 */
export const listsPattern = (basePath: string): string => belowBlog(basePath, `(?:${BLOG_LISTS.join('|')})`);

/** What a link can lead to within the site's own pages, by path. Lists have `LIST_ANCHORS`. */
export const PAGE_ANCHORS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.values(LANDING_PAGES).map(({ path, anchors }) => [path, ['content', ...anchors]]),
);

/** The same for lists of articles: categories, tags, authors and series. */
export const LIST_ANCHORS: readonly string[] = ['content', 'articles'];

/** The ids of cards on their pages, to which results of the search lead. */
export const dealAnchor = (id: string): string => `deal-${id}`;
export const destinationAnchor = (id: string): string => `destination-${id}`;

/** Names of pages in sub-ids; an article's is its slug. */
const PAGE_NAMES: readonly string[] = [...LANDING_PAGE_NAMES, 'not-found'];

/** Below `/blog`, where the blog's own pages and feeds stand. */
const BLOG_PLACES: readonly string[] = [...BLOG_LISTS, 'feed', 'atom', '404'];

/** Whether a slug is the address or the name of a page of the site itself: no article can have it. */
export const isReservedSlug = (slug: string): boolean =>
  [...PAGE_NAMES, ...BLOG_PLACES].includes(slug) ||
  /^(?:blog-(?:all|category|tag|author|series)-|deals-\d)/.test(slug);

/** What stands at the root of an export beside its pages, by the name a page would have: folders, and files ending in .txt. */
const ROOT_PLACES: readonly string[] = [
  ...['index', '404', 'share', 'pictures', 'fonts', 'pagefind', 'llms', 'robots'],
  // Pages to come, whose addresses are known.
  ...['admin', 'destinations'],
];

/** Whether a page of text cannot have a slug, because something else of the site has this address. */
export const isReservedPage = (slug: string): boolean => [...PAGE_NAMES, ...ROOT_PLACES].includes(slug);

/** A link to a page of the site. */
interface PageLinkRecord {
  readonly href: LandingPath;
  readonly label: string;
}

const isInFooterOnly = (name: LandingPage) => 'isInFooterOnly' in LANDING_PAGES[name];
const linkTo = (name: LandingPage): PageLinkRecord => ({
  href: LANDING_PAGES[name].path,
  label: LANDING_PAGES[name].label,
});

/** The main navigation, in the order of the header. */
export const NAVIGATION: readonly PageLinkRecord[] = LANDING_PAGE_NAMES.filter(
  (name) => name !== 'home' && !isInFooterOnly(name),
).map(linkTo);

/** Further pages, of which the footer has links. */
export const FOOTER_PAGES: readonly PageLinkRecord[] = LANDING_PAGE_NAMES.filter(isInFooterOnly).map(linkTo);

/**
 * A static export refuses a dynamic route without any page, and a young magazine has no second page. Such a route gets this
 * one, and the end of the build takes it out of the export again.
 */
export const EMPTY_ROUTE = '__none';

/** The parameters of a dynamic route, or the one that stands for none. */
export function atLeastOne<K extends string>(
  key: K,
  values: readonly (string | number)[],
): Record<K, string>[] {
  const all = values.length > 0 ? values : [EMPTY_ROUTE];
  return all.map((value) => ({ [key]: String(value) }) as Record<K, string>);
}
