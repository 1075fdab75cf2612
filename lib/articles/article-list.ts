import type { Deal } from '@/lib/deals/deal-kinds';
import { nameSlug } from '@/lib/source/name-slug';
import { BLOG_CRUMBS, type Crumb } from '@/lib/site/breadcrumbs';
import { routes, type ListKind } from '@/lib/site/routes';
import { loadAuthors } from './authors';
import { loadGuides } from './guides';
import { loadArticleCards, type ArticleCardData } from './article-cards';
import type { Article } from './article';
import { guideLinks, type GuideLink } from './destination-pages';
import { dealsOfTopic } from './fitting-deals';
import { monthsOf, type PaginationLink } from '@/lib/site/list-pages';
import { listLinks, listPath, loadListPages, topicOf } from './blog-lists';
import { loadMagazine, relatedTo, type Topic } from './magazine';
import { memoize } from '@/lib/site/memoize';
import { loadBlogPage } from './load-blog';
import { PLACES, type ArticleCategory } from './schemas';
import { loadSeries } from './series';

/** The data of one page of a list of articles. */
export interface ArticleList {
  readonly kind: ListKind;
  readonly slug: string;
  readonly name: string;
  readonly title: string;
  readonly text: string;
  /** The number of articles, such as '2 articles' or 'A series in 3 parts', if there are several. */
  readonly count?: string;
  /** A second paragraph. */
  readonly note?: string;
  /** Path of a feed of this list. */
  readonly feed?: string;
  readonly crumbs: readonly Crumb[];
  /** The page number, as in the address. The first page is 1. */
  readonly page: number;
  /** For pages after the first, the part of the list that they show, such as 'March to May 2024'. */
  readonly span?: string;
  /** Other pages of the list. */
  readonly links: readonly PaginationLink[];
  readonly cards: readonly ArticleCardData[];
  /** Further reading, if the list itself is short. */
  readonly further: readonly Pick<ArticleCardData, 'slug' | 'title' | 'photo' | 'category'>[];
  /** For the first page about destinations, the pages of those with a guide. */
  readonly places: readonly GuideLink[];
  /** Deals below the first page. */
  readonly deals: readonly Deal[];
  /** Other lists that contain its articles. */
  readonly related: readonly { readonly name: string; readonly href: string }[];
  /** For an author, the guides to destinations. */
  readonly guides: readonly { readonly name: string; readonly href: string }[];
  /** For an author, the other authors. */
  readonly colleagues: readonly { readonly name: string; readonly href: string }[];
}

/** The descriptions of tags by slug, because spellings with the same slug are one tag. */
const describedTags = memoize(
  (directory): ReadonlyMap<string, string> =>
    new Map(Object.entries(loadBlogPage(directory).tags ?? {}).map(([name, text]) => [nameSlug(name), text])),
);

/** The description of a category, an author, a series or, if it has one, a tag. */
function descriptionOf(kind: ListKind, name: string): string | undefined {
  if (kind === 'category') return loadBlogPage().categories[name as ArticleCategory];
  if (kind === 'tag') return describedTags().get(nameSlug(name));
  const described = kind === 'author' ? loadAuthors().authors : kind === 'series' ? loadSeries() : [];
  return described.find((each) => each.name === name)?.description;
}

/**
 * The texts above a list. Only the first page has the number of articles, because a new article changes that page anyway. For an
 * author, the note explains that the name is a house name.
 */
function aboutList(kind: ListKind, { name, articles }: Topic, isFirst: boolean) {
  const description = descriptionOf(kind, name);
  const own =
    kind === 'author'
      ? `Articles by ${name}.`
      : articles.length === 1
        ? `One article about ${name} so far.`
        : `Articles about ${name}.`;
  const text = description ?? (isFirst ? own : 'Earlier articles');
  return {
    text,
    ...(isFirst &&
      articles.length > 1 && {
        count: kind === 'series' ? `A series in ${articles.length} parts` : `${articles.length} articles`,
      }),
    ...(kind === 'author' && { note: loadAuthors().note }),
  };
}

/** A category as an entry of a list of links. */
export const categoryTopic = (name: ArticleCategory) => ({ name, href: routes.category(nameSlug(name)) });

/** Maximum number of related lists below a list. */
const RELATED = 8;

/** The other authors with articles. */
const colleaguesOf = (own: string): ArticleList['colleagues'] =>
  [...loadMagazine().authors.values()]
    .filter(({ articles, slug }) => articles.length > 0 && slug !== own)
    .map(({ name, slug }) => ({ name, href: routes.author(slug) }))
    .slice(0, RELATED);

/** The categories of the articles of an author. */
const categoriesOf = (articles: readonly Article[]): ArticleList['related'] =>
  [...new Set(articles.map(({ category }) => category))].map(categoryTopic).slice(0, RELATED);

const guidesOf = (own: string): ArticleList['guides'] =>
  loadGuides()
    .filter(({ author }) => author !== undefined && nameSlug(author) === own)
    .map(({ title, slug }) => ({ name: title, href: routes.destination(slug) }));

/**
 * The categories and tags of these articles, except the list itself and tags that have the name of a category. Other articles are not
 * considered, because the page would then change with them.
 */
function relatedTopics(own: string, articles: readonly Article[]): ArticleList['related'] {
  const categories = articles.map(({ category }) => categoryTopic(category));
  const named = new Set(categories.map(({ name }) => nameSlug(name)));
  const topics = [
    ...categories,
    ...articles.flatMap(({ tags }) =>
      tags
        .filter((name) => !named.has(nameSlug(name)))
        .map((name) => ({ name: `#${name}`, href: routes.tag(nameSlug(name)) })),
    ),
  ];
  const byHref = new Map(topics.map((topic) => [topic.href, topic]));
  byHref.delete(own);
  return [...byHref.values()].slice(0, RELATED);
}

/** A page with fewer articles shows further reading. */
const FEW = 6;

/**
 * The articles most similar to the first article of a short list, outside of it. Only neighbors of that article are searched, so that a
 * new article changes few pages.
 */
function furtherArticles(articles: readonly Article[]): ArticleList['further'] {
  const [first] = articles;
  if (!first || articles.length >= FEW) return [];
  return loadArticleCards(relatedTo(first, loadMagazine(), articles)).map(
    ({ slug, title, photo, category }) => ({
      slug,
      title,
      photo,
      category,
    }),
  );
}

/** The parts of a series or the months that a page covers. */
function spanOf(kind: ListKind, articles: readonly Article[]): string {
  if (kind !== 'series') return monthsOf(articles.map(({ publishDate }) => publishDate));
  const [first, last] = [articles[0]?.part, articles.at(-1)?.part];
  return first === last ? `Part ${first}` : `Parts ${first} to ${last}`;
}

/** Cards with the article's part number in the series. */
const partsOf = (articles: readonly Article[]): readonly ArticleCardData[] =>
  loadArticleCards(articles).map((card, index) => ({ ...card, part: articles[index]?.part }));

/** One page of the list of a topic, or of all articles. @returns undefined for an unknown slug or page */
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
    places: kind === 'category' && name === PLACES && page === 1 ? guideLinks() : [],
    deals: page === 1 ? dealsOfTopic(kind, name) : [],
    related: kind === 'author' ? categoriesOf(articles) : relatedTopics(path, articles),
    guides: kind === 'author' ? guidesOf(slug) : [],
    colleagues: kind === 'author' ? colleaguesOf(slug) : [],
  };
}
