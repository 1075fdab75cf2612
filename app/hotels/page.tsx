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

export const generateMetadata = (): Metadata => landingMetadata('hotels');

export default function HotelsPage() {
  const { hero, grid } = loadPages().hotels;
  const links = loadPageLinks('hotels');
  return (
    <Shell page="hotels">
      <PageHero title={hero.title} intro={hero.intro} variant={LANDING_PAGES.hotels.horizon} />
      <CommissionStrip>{loadClaims().commissionNote}</CommissionStrip>
      <WidgetPlace links={links} slot="hotel-search" />
      <WidgetPlace links={links} slot="hotel-selections" />
      <DealListSection
        title={grid.title}
        text={grid.text}
        deals={links.all('grid', loadDeals('hotel', 'hotels'))}
        button={links.of('grid-button', grid.button)}
      />
      <WidgetPlace links={links} slot="hotel-map" />
    </Shell>
  );
}
