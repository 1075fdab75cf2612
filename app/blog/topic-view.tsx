import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ArticleGrid } from '@/components/blog/article-grid';
import { Pagination } from '@/components/blog/pagination';
import { TopicHero } from '@/components/blog/topic-hero';
import { StructuredData } from '@/components/shell/structured-data';
import { PostcardSprite } from '@/components/ui/postcard';
import { loadAuthors } from '@/lib/articles/authors';
import { loadSite } from '@/lib/site/load-site';
import { countPages, furtherPages, loadMagazine, pageOf, type Topic } from '@/lib/articles/magazine';
import { EMPTY_ROUTE, routes } from '@/lib/site/routes';
import { categoryFeed, pageMetadata, type FeedLink } from '@/lib/seo/metadata';
import { houseName, listGraph } from '@/lib/seo/structured-data';
import { Shell } from '../shell';
import { articleCards } from './article-cards';

/** What articles are gathered by, and where the magazine has it. */
const TOPICS = { category: 'categories', tag: 'tags', author: 'authors' } as const;

export type TopicKind = keyof typeof TOPICS;

/** The lists of the blog that are pages of their own, beside its index. */
export type ListKind = TopicKind | 'all';

interface List {
  readonly topic: Topic;
  readonly title: string;
  readonly text: string;
  /** Small print below it. */
  readonly note?: string;
  readonly feed?: FeedLink;
  readonly href: (page: number) => string;
  readonly crumbs: readonly { readonly name: string; readonly path: string }[];
}

const count = (articles: readonly unknown[]) =>
  articles.length === 1 ? '1 article' : `${articles.length} articles`;

function listOf(kind: ListKind, slug: string): List {
  const magazine = loadMagazine();
  const crumbs = [
    { name: 'Home', path: routes.home },
    { name: 'Blog', path: routes.blog },
  ];
  if (kind === 'all') {
    const topic = { name: 'All articles', slug, articles: magazine.articles };
    return { topic, title: topic.name, text: count(topic.articles), href: routes.blogPage, crumbs };
  }
  const topic = magazine[TOPICS[kind]].get(slug) ?? notFound();
  const href = (page: number) => routes[kind](slug, page);
  const list = {
    topic,
    title: kind === 'tag' ? `#${topic.name}` : topic.name,
    text: count(topic.articles),
    href,
    crumbs: [...crumbs, { name: topic.name, path: href(1) }],
  };
  if (kind === 'category') return { ...list, feed: categoryFeed(loadSite(), topic) };
  return kind === 'author' ? { ...list, ...wordsOf(topic) } : list;
}

/** What an author writes on, and that nobody of this name exists. */
function wordsOf({ name, articles }: Topic): Pick<List, 'text' | 'note'> {
  const { note, authors } = loadAuthors();
  const { description } = authors.find((one) => one.name === name) ?? notFound();
  return { text: `${description} ${count(articles)}.`, note };
}

/** The slugs of the lists of a kind that have articles. */
export function listSlugs(kind: TopicKind): readonly string[] {
  return [...loadMagazine()[TOPICS[kind]].values()]
    .filter(({ articles }) => articles.length > 0)
    .map(({ slug }) => slug);
}

/** Parameters of every page after the first of every list of a kind, or the one that stands for none. */
export function furtherParams<K extends TopicKind>(kind: K): Record<K | 'page', string>[] {
  const params = listSlugs(kind).flatMap((slug) =>
    furtherPages(listOf(kind, slug).topic.articles).map((page) => ({ [kind]: slug, page: String(page) })),
  );
  return (params.length > 0 ? params : [{ [kind]: EMPTY_ROUTE, page: EMPTY_ROUTE }]) as Record<
    K | 'page',
    string
  >[];
}

const LIST = new Intl.ListFormat('en');

const KIND_WORDS = {
  all: () => 'All articles',
  category: (name: string) => `Articles on ${name}`,
  tag: (name: string) => `Articles tagged ${name}`,
} as const;

/** A page of a list in a sentence, for search results: what it is of, and the first titles on it. */
function descriptionOf(kind: ListKind, { name, articles }: Topic, text: string, page: number): string {
  const magazine = `in the ${loadSite().name} magazine`;
  if (kind === 'author') return `${name} ${magazine}: ${text}`;
  const titles = pageOf(articles, page).map(({ title }) => `“${title}”`);
  const named = titles.length > 2 ? [...titles.slice(0, 2), 'more'] : titles;
  return `${KIND_WORDS[kind](name)} ${magazine}: ${LIST.format(named)}.`;
}

/** Title and description of one page of a list; a page of its own must not be taken for the first. */
export function listMetadata(kind: ListKind, slug: string, page: string): Metadata {
  if (page === EMPTY_ROUTE || slug === EMPTY_ROUTE) return {};
  const { title, text, href, topic, feed } = listOf(kind, slug);
  const number = Number(page);
  const ofPage = number > 1 ? `, page ${number}` : '';
  return pageMetadata({
    path: href(number),
    title: `${title}: travel articles${ofPage}`,
    description: descriptionOf(kind, topic, text, number) + (number > 1 ? ` Page ${number}.` : ''),
    ...(feed && { feed }),
  });
}

interface ListPageProps {
  readonly kind: ListKind;
  readonly slug: string;
  /** From 1, as it stands in the address. */
  readonly page: string;
}

/** One page of a category, of a tag or of all articles. */
export function ListPage({ kind, slug, page }: ListPageProps) {
  if (page === EMPTY_ROUTE || slug === EMPTY_ROUTE) return null;
  const { topic, title, text, note, feed, href, crumbs } = listOf(kind, slug);
  const number = Number(page);
  const cards = articleCards(pageOf(topic.articles, number));
  return (
    <Shell page={['blog', kind, slug, page].filter((part) => part !== '1').join('-')}>
      <StructuredData
        data={listGraph(
          {
            path: href(number),
            title,
            description: text,
            items: cards.map((card) => routes.article(card.slug)),
            ...(kind === 'author' && { about: houseName(loadSite(), topic.name) }),
          },
          crumbs,
        )}
      />
      <PostcardSprite subjects={cards.map(({ photo }) => photo.drawing)} />
      <TopicHero title={title} text={text} note={note} feed={feed} crumbs={crumbs} />
      <ArticleGrid
        title={number > 1 ? `Page ${number} of ${countPages(topic.articles)}` : 'Articles'}
        articles={cards}
      />
      <Pagination
        label={`Pages of ${topic.name}`}
        current={number}
        count={countPages(topic.articles)}
        href={href}
      />
    </Shell>
  );
}
