import { BLOG_CRUMBS, type Crumb } from '@/lib/site/breadcrumbs';
import { routes } from '@/lib/site/routes';
import { loadAuthors } from './authors';
import { loadArticleCards, type ArticleCard } from './article-cards';
import { countPages, furtherPages, loadMagazine, pageOf, type Topic } from './magazine';
import { loadBlogPage } from './load-blog';
import type { ArticleCategory } from './schemas';
import { loadSeries } from './series';

/** What articles are grouped by, and where the magazine has the groups. */
const TOPICS = { category: 'categories', tag: 'tags', author: 'authors', series: 'series' } as const;

export type TopicKind = keyof typeof TOPICS;

/** The lists of the blog that have pages of their own: its topics, and all articles from the second page on. */
export type ListKind = TopicKind | 'all';

export const LIST_KINDS: readonly ListKind[] = ['all', 'category', 'tag', 'author', 'series'];

/** One page of a list of articles: all that it shows, as data. */
export interface ArticleList {
  readonly kind: ListKind;
  readonly slug: string;
  readonly name: string;
  readonly title: string;
  readonly text: string;
  /** Small print below the text. */
  readonly note?: string;
  /** Path of a feed of this list. */
  readonly feed?: string;
  readonly crumbs: readonly Crumb[];
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly cards: readonly ArticleCard[];
}

const count = (articles: readonly unknown[]) =>
  articles.length === 1 ? '1 article' : `${articles.length} articles`;

/** What a category, an author (with the note that it is a house name) or a series is about, and how many articles there are. */
function aboutTopic(kind: TopicKind, { name, articles }: Topic): Pick<ArticleList, 'text' | 'note'> {
  if (kind === 'tag') return { text: count(articles) };
  if (kind === 'category')
    return { text: `${loadBlogPage().categories[name as ArticleCategory]} ${count(articles)}.` };
  const { note, authors } = loadAuthors();
  const described = kind === 'author' ? authors : loadSeries();
  const { description = '' } = described.find((each) => each.name === name) ?? {};
  return { text: `${description} ${count(articles)}.`, ...(kind === 'author' && { note }) };
}

/** The path of one page of a list, from 1. */
export const listPath = ({ kind, slug }: Pick<ArticleList, 'kind' | 'slug'>, page: number): string =>
  kind === 'all' ? routes.blogPage(page) : routes[kind](slug, page);

const topicOf = (kind: ListKind, slug: string): Topic | undefined =>
  kind === 'all'
    ? { name: 'All articles', slug, articles: loadMagazine().articles }
    : loadMagazine()[TOPICS[kind]].get(slug);

/** One page of the list of a topic, or of all articles. @returns nothing for an unknown slug */
export function loadArticleList(kind: ListKind, slug: string, page = 1): ArticleList | undefined {
  const topic = topicOf(kind, slug);
  if (!topic) return undefined;
  const { name, articles } = topic;
  const path = listPath({ kind, slug }, 1);
  return {
    ...{ kind, slug, name },
    title: kind === 'tag' ? `#${name}` : name,
    ...(kind === 'all' ? { text: count(articles) } : aboutTopic(kind, topic)),
    ...(kind === 'category' && { feed: routes.categoryFeed(slug) }),
    crumbs: kind === 'all' ? BLOG_CRUMBS : [...BLOG_CRUMBS, { name, path }],
    page,
    pages: countPages(articles),
    cards: loadArticleCards(pageOf(articles, page)),
  };
}

/** The slugs of the topics of a kind that have articles; the list of all has one that stands in no address. */
export function topicSlugs(kind: ListKind): readonly string[] {
  if (kind === 'all') return ['articles'];
  return [...loadMagazine()[TOPICS[kind]].values()]
    .filter(({ articles }) => articles.length > 0)
    .map(({ slug }) => slug);
}

/** The numbers of the pages of a list after the first. */
export const furtherPagesOf = (kind: ListKind, slug: string): readonly number[] =>
  furtherPages(topicOf(kind, slug)?.articles ?? []);
