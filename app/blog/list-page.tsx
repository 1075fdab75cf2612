import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ArticleGrid } from '@/components/blog/article-grid';
import { BeachGrid } from '@/components/blog/beach-grid';
import { AuthorFacts } from '@/components/blog/author-facts';
import { OtherAuthors } from '@/components/blog/other-authors';
import { Reading } from '@/components/blog/reading';
import { GuideLinks } from '@/components/destinations/guide-links';
import { FittingDeals } from '@/components/deals/fitting-deals';
import { Pagination } from '@/components/ui/pagination';
import { stampOfList } from '@/components/blog/stamp-of-list';
import { TopicHero } from '@/components/blog/topic-hero';
import { TopicList } from '@/components/ui/topic-list';
import { StructuredData } from '@/components/shell/structured-data';
import { loadArticleList } from '@/lib/articles/article-list';
import { furtherPagesOf, listPath, topicSlugs } from '@/lib/articles/blog-lists';
import { loadBeaches, type Beach } from '@/lib/articles/load-blog';
import { listMetadata } from '@/lib/seo/list-metadata';
import { articleListGraph } from '@/lib/seo/structured-data';
import { loadClaims } from '@/lib/site/load-pages';
import { loadPartnerLinks } from '@/lib/site/partner-links';
import { loadSite } from '@/lib/site/load-site';
import { atLeastOne, EMPTY_ROUTE, type ListKind, type TopicKind } from '@/lib/site/routes';
import { isStale } from '@/lib/site/stale-pages';
import { nameSlug } from '@/lib/source/name-slug';
import { Shell } from '../shell';

interface ListPageProps {
  readonly kind: ListKind;
  readonly slug: string;
  /** The number of the page as in the address, from 1. */
  readonly page: string;
}

/** The parameters of the first pages of all topics of a kind, if they must be rendered. */
export const firstListParams = <K extends TopicKind>(kind: K) =>
  atLeastOne(
    kind,
    topicSlugs(kind).filter((slug) => isStale(listPath({ kind, slug }, 1))),
  );

/** The parameters of the further pages of all lists of a kind, if they must be rendered. */
export function furtherListParams<K extends ListKind>(kind: K) {
  const params = topicSlugs(kind).flatMap((slug) =>
    furtherPagesOf(kind, slug)
      .filter((page) => isStale(listPath({ kind, slug }, page)))
      .map((page) => ({ [kind]: slug, page: String(page) })),
  );
  const none = { [kind]: EMPTY_ROUTE, page: EMPTY_ROUTE };
  return (params.length > 0 ? params : [none]) as Record<K | 'page', string>[];
}

const isEmptyRoute = (...segments: readonly string[]) => segments.includes(EMPTY_ROUTE);

/** Title and description of one page of a list; empty for the placeholder of a route without pages. */
export function listPageMetadata(kind: ListKind, slug: string, page: string): Metadata {
  if (isEmptyRoute(slug, page)) return {};
  return listMetadata(loadArticleList(kind, slug, Number(page)) ?? notFound());
}

/** One page of a category, a tag, an author, a series or all articles. */
export function ListPage({ kind, slug, page }: ListPageProps) {
  if (isEmptyRoute(slug, page)) return null;
  const list = loadArticleList(kind, slug, Number(page)) ?? notFound();
  const {
    name,
    title,
    text,
    count,
    note,
    feed,
    crumbs,
    cards,
    further,
    places,
    span,
    links,
    related,
    guides,
    colleagues,
  } = list;
  // The number precedes the slug, which may itself end in one: tag 'top 10' is not page 10 of tag 'top'.
  const pageName = ['blog', ...(page === '1' ? [] : ['page', page]), kind, slug].join('-');
  const isTopic = kind === 'category' || kind === 'tag';
  const isAuthor = kind === 'author';
  const isListed = (beach: Beach) => cards.some((card) => card.slug === beach.slug);
  /** Whether the list is about one of the beach's keywords, as tag Bali is for Kelingking. */
  const isAbout = ({ keywords }: Beach) => keywords.some((keyword) => nameSlug(keyword) === slug);
  return (
    <Shell page={pageName} path={listPath(list, list.page)}>
      <StructuredData data={articleListGraph(loadSite(), list)} />
      <TopicHero
        title={title}
        text={text}
        note={isAuthor ? note : count}
        crumbs={crumbs}
        page={list.page}
        stamp={stampOfList(list)}
      />
      {isAuthor && <AuthorFacts topics={related} {...{ guides, count }} />}
      <ArticleGrid title={span} articles={cards} of={name} isInSight />
      <Pagination label={`Pages of ${name}`} links={links} href={(each) => listPath(list, each)} />
      <GuideLinks title="Destination guides" places={places} />
      <FittingDeals
        title={list.deals.length === 1 ? 'A deal that fits' : 'Deals that fit'}
        commissionNote={loadClaims().commissionNote}
        deals={loadPartnerLinks(pageName).all('end', list.deals)}
      />
      {isTopic && list.page === 1 && (
        <BeachGrid
          beaches={loadBeaches()
            .filter(isListed)
            .toSorted((one, other) => Number(isAbout(other)) - Number(isAbout(one)))}
        />
      )}
      <Reading title="More from the magazine" articles={further} />
      {!isAuthor && <TopicList title="Related topics" topics={related} feed={feed} isAfterCards />}
      <OtherAuthors authors={colleagues} />
    </Shell>
  );
}
