import type { Metadata } from 'next';
import { DealListSection } from '@/components/deals/deal-list-section';
import { CommissionStrip } from '@/components/partners/commission-strip';
import { Pagination } from '@/components/ui/pagination';
import { TopicList } from '@/components/ui/topic-list';
import { ExplanationCard } from '@/components/ledger/explanation-card';
import { FurtherDeals } from '@/components/ledger/further-deals';
import { LedgerHero } from '@/components/ledger/ledger-hero';
import { LedgerList } from '@/components/ledger/ledger-list';
import { StructuredData } from '@/components/shell/structured-data';
import { DEAL_PAGES, dealsOfToday, furtherKinds } from '@/lib/deals/deals-of-today';
import { linksFromOldest, monthsOf, pagesFromOldest } from '@/lib/site/list-pages';
import { loadTextPages } from '@/lib/articles/text-pages';
import { exampleRow, loadLedgerRows } from '@/lib/deals/prices/ledger-rows';
import { dealsFeedLink, pageMetadata } from '@/lib/seo/metadata';
import { textGraph } from '@/lib/seo/structured-data';
import { asset } from '@/lib/site/address';
import { loadClaims, loadPages } from '@/lib/site/load-pages';
import { loadPartnerLinks } from '@/lib/site/partner-links';
import { loadSite } from '@/lib/site/load-site';
import { HOME_CRUMB } from '@/lib/site/breadcrumbs';
import { routes } from '@/lib/site/routes';
import { Shell } from '../shell';

/** Title and description of a page of the ledger. Later pages have a page number in the title to distinguish them. */
export function ledgerMetadata(page: number): Metadata {
  const { searchTitle, description } = loadPages().deals.hero;
  return pageMetadata({
    path: routes.dealsPage(page),
    title: page > 1 ? `${searchTitle}, page ${page}` : searchTitle,
    description: page > 1 ? `${description} Page ${page}.` : description,
    feed: dealsFeedLink(loadSite()),
  });
}

/** A page of the ledger. @param page from 1 */
export function LedgerView({ page }: { readonly page: number }) {
  const { hero, list, empty, feed, explainedBy } = loadPages().deals;
  const explanation = loadTextPages().find(({ slug }) => slug === explainedBy);
  const pages = pagesFromOldest(loadLedgerRows());
  const rows = pages.get(page) ?? [];
  const isEmpty = rows.length === 0;
  const path = routes.dealsPage(page);
  const crumbs = [
    HOME_CRUMB,
    { name: hero.title, path: routes.deals },
    ...(page > 1 ? [{ name: `Page ${page}`, path }] : []),
  ];
  const topics = <TopicList title="More of each kind" topics={DEAL_PAGES} />;
  const links = loadPartnerLinks('deals');
  const deals = links.all('today', dealsOfToday());
  const further = furtherKinds(deals).map(({ page: of, ...kind }) => ({
    ...kind,
    deals: links.all(of, kind.deals),
  }));
  const today =
    deals.length > 0 ? (
      <>
        <CommissionStrip words={loadClaims().commissionNote} />
        <DealListSection
          title="Deals of today"
          text="One of each kind first, then all the others. Each kind has a page of its own."
          deals={deals}
        />
        {further.length > 0 ? <FurtherDeals title="More of each kind" kinds={further} /> : topics}
      </>
    ) : (
      topics
    );
  return (
    <Shell page={page > 1 ? `deals-${page}` : 'deals'} path={path}>
      <StructuredData data={textGraph({ path, title: hero.title, description: hero.description }, crumbs)} />
      <LedgerHero title={hero.title} intro={isEmpty ? empty.intro : hero.intro} crumbs={crumbs} />
      {isEmpty && today}
      <LedgerList
        title={page > 1 ? monthsOf(rows.map(({ first }) => first)) : list}
        empty={{ ...empty, example: { note: empty.example.note, row: exampleRow(empty.example.title) } }}
        rows={rows}
        feed={{ href: asset(routes.dealsFeed), label: feed }}
      />
      <Pagination
        label="Pages of the ledger"
        links={linksFromOldest(pages, page, ({ first }) => first)}
        href={routes.dealsPage}
      />
      {!isEmpty && (page === 1 ? today : topics)}
      {explanation && (
        <ExplanationCard
          href={routes.textPage(explanation.slug)}
          title={explanation.title}
          text={explanation.description}
        />
      )}
    </Shell>
  );
}
