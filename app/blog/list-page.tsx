import { notFound } from 'next/navigation';
import { ArticleGrid } from '@/components/blog/article-grid';
import { Pagination } from '@/components/blog/pagination';
import { TopicHero } from '@/components/blog/topic-hero';
import { StructuredData } from '@/components/shell/structured-data';
import { PostcardSprite } from '@/components/ui/postcard';
import { loadArticleCards } from '@/lib/articles/article-cards';
import { loadArticleList, type ListKind } from '@/lib/articles/article-list';
import { countPages, pageOf } from '@/lib/articles/magazine';
import { articleListGraph } from '@/lib/seo/structured-data';
import { loadSite } from '@/lib/site/load-site';
import { EMPTY_ROUTE } from '@/lib/site/routes';
import { Shell } from '../shell';

interface ListPageProps {
  readonly kind: ListKind;
  readonly slug: string;
  /** From 1, as it stands in the address. */
  readonly page: string;
}

/** One page of a category, a tag, an author or all articles. */
export function ListPage({ kind, slug, page }: ListPageProps) {
  if (page === EMPTY_ROUTE || slug === EMPTY_ROUTE) return null;
  const list = loadArticleList(kind, slug) ?? notFound();
  const { topic, title, text, note, feed, href, crumbs } = list;
  const current = Number(page);
  const count = countPages(topic.articles);
  const cards = loadArticleCards(pageOf(topic.articles, current));
  return (
    <Shell page={['blog', kind, slug, page].filter((part) => part !== '1').join('-')}>
      <StructuredData data={articleListGraph(loadSite(), kind, list, current)} />
      <PostcardSprite photos={cards.map(({ photo }) => photo)} />
      <TopicHero title={title} text={text} note={note} feed={feed} crumbs={crumbs} />
      <ArticleGrid title={current > 1 ? `Page ${current} of ${count}` : 'Articles'} articles={cards} />
      <Pagination label={`Pages of ${topic.name}`} current={current} count={count} href={href} />
    </Shell>
  );
}
