import type { Metadata } from 'next';
import { Reading } from '@/components/blog/reading';
import { DealListSection } from '@/components/deals/deal-list-section';
import { FlightSearch } from '@/components/deals/flight-search';
import { PageHero } from '@/components/shell/page-hero';
import { CommissionStrip } from '@/components/partners/commission-strip';
import { loadNamedArticles } from '@/lib/articles/stories';
import { loadDeals } from '@/lib/deals/load-deals';
import { landingMetadata } from '@/lib/seo/metadata';
import { asset } from '@/lib/site/address';
import { LANDING_PAGES } from '@/lib/site/landing-pages';
import { loadClaims, loadPages } from '@/lib/site/load-pages';
import { routes } from '@/lib/site/routes';
import { loadPartnerLinks } from '@/lib/site/partner-links';
import { Shell } from '../shell';
import { WidgetPlace } from '../widget-place';

export const generateMetadata = (): Metadata => landingMetadata('flights');

export default function FlightsPage() {
  const { flights, home } = loadPages();
  const { hero, searchButton, grid, reading } = flights;
  const articles = loadNamedArticles(reading.articles);
  const links = loadPartnerLinks('flights');
  return (
    <Shell page="flights" path={LANDING_PAGES.flights.path}>
      <PageHero
        title={hero.title}
        intro={hero.intro}
        variant={LANDING_PAGES.flights.horizon}
        size="compact"
        jump={{ label: home.search.button, href: '#flight-search' }}
      />
      <CommissionStrip words={loadClaims().commissionNote} />
      <DealListSection
        title={grid.title}
        text={grid.text}
        deals={links.all('grid', loadDeals('flight', 'flights'))}
        button={links.of('grid-button', grid.button)}
      />
      <WidgetPlace
        links={links}
        slot="flight-search"
        search={
          <FlightSearch
            {...home.search}
            form={links.searchForm('search')}
            places={asset(routes.places)}
            isNested
          />
        }
        action={links.of('search', searchButton)}
      />
      <Reading title={reading.title} articles={articles} />
    </Shell>
  );
}
