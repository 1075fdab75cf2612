import { BLOG_CRUMBS, type Crumb } from '@/lib/site/breadcrumbs';
import { EMPTY_ROUTE, routes } from '@/lib/site/routes';
import { loadAuthors } from './authors';
import { furtherPages, loadMagazine, type Topic } from './magazine';
import { loadSeries } from './series';

/** What articles are grouped by, and where the magazine has the groups. */
const TOPICS = { category: 'categories', tag: 'tags', author: 'authors', series: 'series' } as const;

export type TopicKind = keyof typeof TOPICS;

/** The lists of the blog that have pages of their own: its topics, and all articles from the second page on. */
export type ListKind = TopicKind | 'all';

/** A list of articles as its pages show it. */
export interface ArticleList {
  readonly topic: Topic;
  readonly title: string;
  readonly text: string;
  /** Small print below the text. */
  readonly note?: string;
  /** Path of a feed of this list. */
  readonly feed?: string;
  /** Path of one page of the list, from 1. */
  readonly href: (page: number) => string;
  readonly crumbs: readonly Crumb[];
}

const count = (articles: readonly unknown[]) =>
  articles.length === 1 ? '1 article' : `${articles.length} articles`;

/** What an author writes about, with the note that the author is a house name; what a series is about; of others how many articles. */
function aboutTopic(kind: TopicKind, { name, articles }: Topic): Pick<ArticleList, 'text' | 'note'> {
  if (kind !== 'author' && kind !== 'series') return { text: count(articles) };
  const { note, authors } = loadAuthors();
  const described = kind === 'author' ? authors : loadSeries();
  const { description = '' } = described.find((each) => each.name === name) ?? {};
  return { text: `${description} ${count(articles)}.`, ...(kind === 'author' && { note }) };
}

/** The list of a topic, or of all articles. @returns nothing for an unknown slug */
export function loadArticleList(kind: ListKind, slug: string): ArticleList | undefined {
  const magazine = loadMagazine();
  if (kind === 'all') {
    const topic = { name: 'All articles', slug, articles: magazine.articles };
    const text = count(topic.articles);
    return { topic, title: topic.name, text, href: routes.blogPage, crumbs: BLOG_CRUMBS };
  }
  const topic = magazine[TOPICS[kind]].get(slug);
  if (!topic) return undefined;
  const href = (page: number) => routes[kind](slug, page);
  return {
    topic,
    title: kind === 'tag' ? `#${topic.name}` : topic.name,
    ...aboutTopic(kind, topic),
    ...(kind === 'category' && { feed: routes.categoryFeed(slug) }),
    href,
    crumbs: [...BLOG_CRUMBS, { name: topic.name, path: href(1) }],
  };
}

/** The slugs of the topics of a kind that have articles. */
export function topicSlugs(kind: TopicKind): readonly string[] {
  return [...loadMagazine()[TOPICS[kind]].values()]
    .filter(({ articles }) => articles.length > 0)
    .map(({ slug }) => slug);
}

/** The parameters of every page after the first of every topic of a kind, or those of the empty route. */
export function furtherParams<K extends TopicKind>(kind: K): Record<K | 'page', string>[] {
  const topics = loadMagazine()[TOPICS[kind]];
  const params = topicSlugs(kind).flatMap((slug) =>
    furtherPages(topics.get(slug)?.articles ?? []).map((page) => ({ [kind]: slug, page: String(page) })),
  );
  return (params.length > 0 ? params : [{ [kind]: EMPTY_ROUTE, page: EMPTY_ROUTE }]) as Record<
    K | 'page',
    string
  >[];
}
