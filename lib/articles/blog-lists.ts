import { routes, TOPIC_KINDS, type ListKind, type TopicKind } from '@/lib/site/routes';
import {
  furtherPages,
  linksFromOldest,
  linksFromStart,
  pagesFromOldest,
  pagesFromStart,
  type ListPages,
  type PaginationLink,
} from '@/lib/site/list-pages';
import type { Article } from './article';
import { loadMagazine, newestFirst, type Magazine, type Topic } from './magazine';

/* Which lists of articles there are, with their pages and paths. What a page of a list shows is in `article-list`. */

/** The fields of the magazine that contain the groups of articles. */
const TOPICS = {
  category: 'categories',
  tag: 'tags',
  author: 'authors',
  series: 'series',
} as const satisfies Record<TopicKind, keyof Magazine>;

export const LIST_KINDS: readonly ListKind[] = ['all', ...TOPIC_KINDS];

/** The slugs of the topics of a kind that have articles. The slug of the list of all articles occurs in no address. */
export function topicSlugs(kind: ListKind): readonly string[] {
  if (kind === 'all') return ['articles'];
  return [...loadMagazine()[TOPICS[kind]].values()]
    .filter(({ articles }) => articles.length > 0)
    .map(({ slug }) => slug);
}

/** A list as a topic of the magazine. @returns undefined for an unknown slug */
export const topicOf = (kind: ListKind, slug: string): Topic | undefined =>
  kind === 'all'
    ? { name: 'All articles', slug, articles: loadMagazine().articles }
    : loadMagazine()[TOPICS[kind]].get(slug);

/** The path of one page of a list, from 1. */
export const listPath = (
  { kind, slug }: { readonly kind: ListKind; readonly slug: string },
  page: number,
): string => (kind === 'all' ? routes.blogPage(page) : routes[kind](slug, page));

/** The pages of each list, because they are the same for every page of it. */
const pagesByList = new WeakMap<readonly Article[], ListPages<Article>>();

/** The articles of a list by page. An unknown slug has one empty page. */
export function loadListPages(kind: ListKind, slug: string): ListPages<Article> {
  const articles = topicOf(kind, slug)?.articles ?? [];
  const pages =
    pagesByList.get(articles) ??
    (kind === 'series'
      ? pagesFromStart(articles)
      : pagesFromOldest(articles, articles.toSorted(newestFirst)));
  pagesByList.set(articles, pages);
  return pages;
}

/** The links of a page of a list to its other pages. */
export function listLinks(kind: ListKind, slug: string, page: number): readonly PaginationLink[] {
  const pages = loadListPages(kind, slug);
  return kind === 'series'
    ? linksFromStart(pages, page)
    : linksFromOldest(pages, page, ({ publishDate }) => publishDate);
}

/** The numbers of the pages of a list after the first. */
export const furtherPagesOf = (kind: ListKind, slug: string): readonly number[] =>
  furtherPages(loadListPages(kind, slug));
