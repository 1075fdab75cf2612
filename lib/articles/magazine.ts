import { nameSlug } from '@/lib/source/name-slug';
import { loadArticles } from './articles';
import type { Article, ArticleSummary } from './article';
import { loadAuthors, type Authors } from './authors';
import { memoize } from '@/lib/site/memoize';
import { ARTICLE_CATEGORIES, type ArticleCategory } from './schemas';
import { loadSeries } from './series';

/** A category, a tag, an author or a series with its articles, in the order of the index or of the series. */
export interface Topic {
  readonly name: string;
  readonly slug: string;
  readonly articles: readonly Article[];
}

export interface Magazine {
  /** The featured article first, then the newest. */
  readonly articles: readonly Article[];
  readonly bySlug: ReadonlyMap<string, Article>;
  /** Every category of the magazine, including those without articles. */
  readonly categories: ReadonlyMap<string, Topic>;
  /** By slug, most used first. */
  readonly tags: ReadonlyMap<string, Topic>;
  /** Every author by the slug of the name, including those without articles. */
  readonly authors: ReadonlyMap<string, Topic>;
  /** Every series by the slug of the name, including those without articles, each in its own order. */
  readonly series: ReadonlyMap<string, Topic>;
}

/** By date, then by id, newest first. */
export const newestFirst = (a: ArticleSummary, b: ArticleSummary): number =>
  b.publishDate.localeCompare(a.publishDate, 'en') || b.id - a.id;

/** The order of the index: the featured article, then the others, newest first. */
export const byPlaceInIndex = (a: ArticleSummary, b: ArticleSummary): number =>
  Number(b.featured ?? false) - Number(a.featured ?? false) || newestFirst(a, b);

/** Groups articles. Names with the same address are one topic, named after the first of them, beginning with the `known` ones. */
function topicsOf(
  articles: readonly Article[],
  names: (article: Article) => readonly string[],
  known: readonly string[] = [],
): ReadonlyMap<string, Topic> {
  const topics = new Map<string, { name: string; slug: string; articles: Article[] }>();
  const topic = (name: string) => {
    const slug = nameSlug(name);
    const found = topics.get(slug) ?? { name, slug, articles: [] };
    topics.set(slug, found);
    return found;
  };
  for (const name of known) topic(name);
  for (const article of articles) {
    for (const found of new Set(names(article).map(topic))) found.articles.push(article);
  }
  return topics;
}

/** The published articles with their groups. @throws ContentError with every mistake in every file */
export const loadMagazine = memoize((directory): Magazine => {
  const { all, bySlug } = loadArticles(directory);
  const articles = [...all].sort(byPlaceInIndex);
  // A tag is named as in its oldest article, so that a new article with another spelling does not rename a page.
  const spellings = all.toSorted((a, b) => newestFirst(b, a)).flatMap((article) => article.tags);
  const tags = [...topicsOf(articles, (article) => article.tags, spellings)].sort(
    ([, a], [, b]) => b.articles.length - a.articles.length || a.slug.localeCompare(b.slug, 'en'),
  );
  return {
    articles,
    bySlug,
    categories: topicsOf(articles, (article) => [article.category], ARTICLE_CATEGORIES),
    tags: new Map(tags),
    authors: topicsOf(
      articles,
      (article) => article.authors,
      loadAuthors(directory).authors.map(({ name }) => name),
    ),
    series: topicsOf(
      articles.toSorted((a, b) => (a.part ?? 0) - (b.part ?? 0)),
      ({ series }) => (series === undefined ? [] : [series]),
      loadSeries(directory).map(({ name }) => name),
    ),
  };
});

/** The categories with published articles. Only they have pages. */
export const filledCategories = (directory?: string): readonly ArticleCategory[] =>
  ARTICLE_CATEGORIES.filter(
    (name) => loadMagazine(directory).categories.get(nameSlug(name))?.articles.length,
  );

/** The authors of published articles. Only they have pages. */
export function loadPublishedAuthors(directory?: string): Authors['authors'] {
  const { authors } = loadMagazine(directory);
  return loadAuthors(directory).authors.filter(({ name }) => authors.get(nameSlug(name))?.articles.length);
}

/** A shared tag counts twice as much as a shared category. */
const TAG_WEIGHT = 2;
const CATEGORY_WEIGHT = 1;

/** How far from an article each list is searched for related articles, so that the cost does not grow with the magazine. */
const REACH = 25;

/**
 * The articles most similar to an article: by shared tags and category, then by the time between them. The search stays near the
 * article's own place in every list, so that old articles lead to articles of their time and not all to the newest. If too few
 * articles share a tag or the category, other neighbors fill up the number.
 *
 * @param without articles to leave out, because the page links to them anyway
 */
export function relatedTo(
  article: Article,
  { articles, tags, categories }: Pick<Magazine, 'articles' | 'tags' | 'categories'>,
  without: readonly (Article | undefined)[] = [],
  count = 3,
): readonly Article[] {
  const points = new Map<Article, number>();
  // Compared by slug, because outside of a build each read creates new objects.
  const excluded = new Set([article, ...without].map((other) => other?.slug));
  const add = (list: readonly Article[] = [], weight: number) => {
    const at = list.findIndex(({ slug }) => slug === article.slug);
    for (const other of list.slice(Math.max(0, at - REACH), at + REACH + 1)) {
      if (!excluded.has(other.slug)) points.set(other, (points.get(other) ?? 0) + weight);
    }
  };
  for (const tag of new Set(article.tags.map((name) => nameSlug(name))))
    add(tags.get(tag)?.articles, TAG_WEIGHT);
  add(categories.get(nameSlug(article.category))?.articles, CATEGORY_WEIGHT);
  add(articles, 0);
  const own = Date.parse(article.publishDate);
  return [...points]
    .map(([other, shared]) => ({ other, shared, time: Math.abs(Date.parse(other.publishDate) - own) }))
    .sort((a, b) => b.shared - a.shared || a.time - b.time || byPlaceInIndex(a.other, b.other))
    .slice(0, count)
    .map(({ other }) => other);
}

/** The articles before and after an article in its series. */
export function seriesNeighbors(article: Article, { series }: Pick<Magazine, 'series'>) {
  const articles = series.get(nameSlug(article.series ?? ''))?.articles ?? [];
  const at = articles.findIndex(({ slug }) => slug === article.slug);
  return at < 0 ? {} : { previous: articles[at - 1], next: articles[at + 1] };
}

/** The articles before and after an article by date. */
export interface Neighbors {
  readonly older: Article | undefined;
  readonly newer: Article | undefined;
}

const byDate = memoize((directory) => {
  const sorted = loadArticles(directory).all.toSorted((a, b) => newestFirst(b, a));
  return { sorted, place: new Map(sorted.map((article, index) => [article.slug, index])) };
});

/** The articles published just before and just after an article. */
export function neighborsOf({ slug }: Article, directory?: string): Neighbors {
  const { sorted, place } = byDate(directory);
  const at = place.get(slug);
  return at === undefined
    ? { older: undefined, newer: undefined }
    : { older: sorted[at - 1], newer: sorted[at + 1] };
}
