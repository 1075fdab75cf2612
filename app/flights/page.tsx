import type { Metadata } from 'next';
import { DealListSection } from '@/components/deals/deal-list-section';
import { PageHero } from '@/components/shell/page-hero';
import { CommissionStrip } from '@/components/partners/commission-strip';
import { loadDeals } from '@/lib/deals/load-deals';
import { landingMetadata } from '@/lib/seo/metadata';
import { LANDING_PAGES } from '@/lib/site/landing-pages';
import { loadClaims, loadPages } from '@/lib/site/load-pages';
import { loadPageLinks } from '@/lib/site/page-links';
import { Shell } from '../shell';
import { WidgetPlace } from '../widget-place';

export const generateMetadata = (): Metadata => landingMetadata('flights');

export default function FlightsPage() {
  const { hero, searchButton, grid } = loadPages().flights;
  const links = loadPageLinks('flights');
  return (
    <Shell page="flights">
      <PageHero title={hero.title} intro={hero.intro} variant={LANDING_PAGES.flights.horizon} />
      <CommissionStrip>{loadClaims().commissionNote}</CommissionStrip>
      <WidgetPlace links={links} slot="flight-search" action={links.of('search', searchButton)} />
      <DealListSection
        title={grid.title}
        text={grid.text}
        deals={links.all('grid', loadDeals('flight', 'flights'))}
        button={links.of('grid-button', grid.button)}
      />
    </Shell>
  );
}
