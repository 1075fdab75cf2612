import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ArticleGrid } from '@/components/blog/article-grid';
import { Pagination } from '@/components/blog/pagination';
import { TopicHero } from '@/components/blog/topic-hero';
import { StructuredData } from '@/components/layout/structured-data';
import { PostcardSprite } from '@/components/ui/postcard';
import { loadBlogPage } from '@/lib/content/collections';
import {
  countPages,
  furtherPages,
  loadMagazine,
  PAGE_SIZE,
  pageOf,
  type Topic,
} from '@/lib/content/magazine';
import { EMPTY_ROUTE, routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { listGraph } from '@/lib/seo/structured-data';
import { Shell } from '../shell';

/** The lists of the blog that are pages of their own, beside its index. */
export type ListKind = 'category' | 'tag' | 'all';

interface List {
  readonly topic: Topic;
  readonly title: string;
  readonly text: string;
  readonly href: (page: number) => string;
  readonly crumbs: readonly { readonly name: string; readonly path: string }[];
}

const count = (articles: readonly unknown[]) =>
  articles.length === 1 ? '1 article' : `${articles.length} articles`;

function listOf(kind: ListKind, slug: string): List {
  const { articles, categories, tags } = loadMagazine();
  const crumbs = [
    { name: 'Home', path: routes.home },
    { name: 'Blog', path: routes.blog },
  ];
  if (kind === 'all') {
    const topic = { name: 'All articles', slug, articles };
    return { topic, title: topic.name, text: count(articles), href: routes.blogPage, crumbs };
  }
  const topic = (kind === 'category' ? categories : tags).get(slug) ?? notFound();
  const href = (page: number) => routes[kind](slug, page);
  const title = kind === 'category' ? topic.name : `#${topic.name}`;
  return {
    topic,
    title,
    text: count(topic.articles),
    href,
    crumbs: [...crumbs, { name: topic.name, path: href(1) }],
  };
}

/** The slugs of the lists of a kind that have articles. */
export function listSlugs(kind: 'category' | 'tag'): readonly string[] {
  const { categories, tags } = loadMagazine();
  return [...(kind === 'category' ? categories : tags).values()]
    .filter(({ articles }) => articles.length > 0)
    .map(({ slug }) => slug);
}

/** Parameters of every page after the first of every list of a kind, or the one that stands for none. */
export function furtherParams<K extends 'category' | 'tag'>(kind: K): Record<K | 'page', string>[] {
  const params = listSlugs(kind).flatMap((slug) =>
    furtherPages(listOf(kind, slug).topic.articles).map((page) => ({ [kind]: slug, page: String(page) })),
  );
  return (params.length > 0 ? params : [{ [kind]: EMPTY_ROUTE, page: EMPTY_ROUTE }]) as Record<
    K | 'page',
    string
  >[];
}

/** Title and description of one page of a list; a page of its own must not be taken for the first. */
export function listMetadata(kind: ListKind, slug: string, page: string): Metadata {
  if (page === EMPTY_ROUTE || slug === EMPTY_ROUTE) return {};
  const { title, text, href, topic } = listOf(kind, slug);
  const number = Number(page);
  const ofPage = number > 1 ? `, page ${number}` : '';
  return pageMetadata({
    path: href(number),
    title: `${title}: travel articles${ofPage}`,
    description: `${text} of the Farewind magazine: ${topic.name}${ofPage}.`,
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
  const { topic, title, text, href, crumbs } = listOf(kind, slug);
  const number = Number(page);
  const articles = pageOf(topic.articles, number);
  const { gridPictures } = loadBlogPage();
  const shown = articles.map((article) => routes.article(article.slug));
  return (
    <Shell page={['blog', kind, slug, page].filter((part) => part !== '1').join('-')}>
      <StructuredData
        data={listGraph({ path: href(number), title, description: text, items: shown }, crumbs)}
      />
      <PostcardSprite subjects={gridPictures.map(({ drawing }) => drawing)} />
      <TopicHero title={title} text={text} crumbs={crumbs} />
      <ArticleGrid
        title={number > 1 ? `Page ${number} of ${countPages(topic.articles)}` : 'Articles'}
        articles={articles}
        pictures={gridPictures}
        offset={(number - 1) * PAGE_SIZE}
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
