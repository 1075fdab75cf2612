import { nameSlug } from '@/lib/source/name-slug';
import { BLOG_CRUMBS, type Crumb } from '@/lib/site/breadcrumbs';
import { routes } from '@/lib/site/routes';
import { loadAuthors } from './authors';
import { loadArticleCards, type ArticleCard } from './article-cards';
import type { Article } from './article';
import {
  furtherPages,
  linksFromOldest,
  linksFromStart,
  monthsOf,
  pagesFromOldest,
  pagesFromStart,
  type ListPages,
  type PageLink,
} from './list-pages';
import { loadMagazine, newestFirst, relatedTo, type Topic } from './magazine';
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
  /** As it stands in the address; the first is 1. */
  readonly page: number;
  /** Where the articles of a further page stand in the list, such as 'March to May 2024'. */
  readonly span?: string;
  /** Other pages of the list. */
  readonly links: readonly PageLink[];
  readonly cards: readonly ArticleCard[];
  /** Articles to go on with, where the list has few of its own. */
  readonly further: readonly Pick<ArticleCard, 'slug' | 'title' | 'photo' | 'category'>[];
  /** Other lists that have its articles. */
  readonly related: readonly { readonly name: string; readonly href: string }[];
}

const count = (articles: readonly unknown[]) =>
  articles.length === 1 ? '1 article' : `${articles.length} articles`;

/** What a category, an author or a series is about. */
function descriptionOf(kind: ListKind, name: string): string | undefined {
  if (kind === 'category') return loadBlogPage().categories[name as ArticleCategory];
  const described = { author: loadAuthors().authors, series: loadSeries() };
  return kind === 'author' || kind === 'series'
    ? described[kind].find((each) => each.name === name)?.description
    : undefined;
}

/**
 * What a list is about, and on its first page, which a new article changes anyway, how many articles there are. An author is
 * named with the note that it is a house name.
 */
function aboutList(kind: ListKind, { name, articles }: Topic, isFirst: boolean) {
  const description = descriptionOf(kind, name);
  const number = count(articles);
  const text = description
    ? `${description}${isFirst ? ` ${number}.` : ''}`
    : isFirst
      ? `${kind === 'author' ? 'Written by' : 'What we have written about'} ${name}: ${number}.`
      : 'Earlier articles';
  return { text, ...(kind === 'author' && { note: loadAuthors().note }) };
}

/** Related lists below a list. */
const RELATED = 8;

/** The categories and tags of these articles, but for the list itself. Other articles do not matter: they would make the page stale. */
function relatedTopics(own: string, articles: readonly Article[]): ArticleList['related'] {
  const topics = [
    ...articles.map(({ category: name }) => ({ name, href: routes.category(nameSlug(name)) })),
    ...articles.flatMap(({ tags }) =>
      tags.map((name) => ({ name: `#${name}`, href: routes.tag(nameSlug(name)) })),
    ),
  ];
  const byHref = new Map(topics.map((topic) => [topic.href, topic]));
  byHref.delete(own);
  return [...byHref.values()].slice(0, RELATED);
}

/** A page of a list with fewer articles leads on to others. */
const FEW = 6;

/** Articles like the first of a short list. They are looked for near it, so that a new article changes few pages. */
function furtherArticles(articles: readonly Article[]): ArticleList['further'] {
  const magazine = loadMagazine();
  // As this magazine has them: outside of a build, each reading makes other objects.
  const own = articles.flatMap(({ slug }) => magazine.bySlug.get(slug) ?? []);
  const [first] = own;
  if (!first || own.length >= FEW) return [];
  return loadArticleCards(relatedTo(first, magazine, own)).map(({ slug, title, photo, category }) => ({
    slug,
    title,
    photo,
    category,
  }));
}

/** The path of one page of a list, from 1. */
export const listPath = ({ kind, slug }: Pick<ArticleList, 'kind' | 'slug'>, page: number): string =>
  kind === 'all' ? routes.blogPage(page) : routes[kind](slug, page);

const topicOf = (kind: ListKind, slug: string): Topic | undefined =>
  kind === 'all'
    ? { name: 'All articles', slug, articles: loadMagazine().articles }
    : loadMagazine()[TOPICS[kind]].get(slug);

const cut = new WeakMap<readonly Article[], ListPages<Article>>();

/** The articles of a list, page by page; one empty page for an unknown slug. */
export function loadListPages(kind: ListKind, slug: string): ListPages<Article> {
  const articles = topicOf(kind, slug)?.articles ?? [];
  const pages =
    cut.get(articles) ??
    (kind === 'series'
      ? pagesFromStart(articles)
      : pagesFromOldest(articles, articles.toSorted(newestFirst)));
  cut.set(articles, pages);
  return pages;
}

/** Parts of a series, or months. */
const spanOf = (kind: ListKind, articles: readonly Article[]) =>
  kind === 'series'
    ? `Parts ${articles[0]?.part} to ${articles.at(-1)?.part}`
    : monthsOf(articles.map(({ publishDate }) => publishDate));

/** The links of a page of a list to its other pages. */
export function listLinks(kind: ListKind, slug: string, page: number): readonly PageLink[] {
  const pages = loadListPages(kind, slug);
  return kind === 'series'
    ? linksFromStart(pages, page)
    : linksFromOldest(pages, page, ({ publishDate }) => publishDate);
}

/** Cards that say which part of the series an article is. */
const partsOf = (articles: readonly Article[]): readonly ArticleCard[] =>
  loadArticleCards(articles).map((card, index) => ({ ...card, part: articles[index]?.part }));

/** One page of the list of a topic, or of all articles. @returns nothing for an unknown slug or page */
export function loadArticleList(kind: ListKind, slug: string, page = 1): ArticleList | undefined {
  const topic = topicOf(kind, slug);
  const articles = loadListPages(kind, slug).get(page);
  if (!topic || !articles) return undefined;
  const { name } = topic;
  const path = listPath({ kind, slug }, 1);
  return {
    ...{ kind, slug, name },
    title: kind === 'tag' ? `#${name}` : name,
    ...aboutList(kind, topic, page === 1),
    ...(kind === 'category' && { feed: routes.categoryFeed(slug) }),
    crumbs: kind === 'all' ? BLOG_CRUMBS : [...BLOG_CRUMBS, { name, path }],
    page,
    ...(page > 1 && { span: spanOf(kind, articles) }),
    links: listLinks(kind, slug, page),
    cards: kind === 'series' ? partsOf(articles) : loadArticleCards(articles),
    further: page === 1 ? furtherArticles(articles) : [],
    related: relatedTopics(path, articles),
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
  furtherPages(loadListPages(kind, slug));
