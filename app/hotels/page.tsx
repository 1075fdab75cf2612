import type { Metadata } from 'next';
import { DealListSection } from '@/components/deals/deal-list-section';
import { PageHero } from '@/components/shell/page-hero';
import { CommissionStrip } from '@/components/partners/commission-strip';
import { loadDeals } from '@/lib/deals/load-deals';
import { loadClaims, loadPages } from '@/lib/site/load-pages';
import { loadPageLinks } from '@/lib/site/page-links';
import { routes } from '@/lib/site/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { Shell } from '../shell';
import { WidgetPlace } from '../widget-place';

export function generateMetadata(): Metadata {
  const { searchTitle, description } = loadPages().hotels.hero;
  return pageMetadata({ path: routes.hotels, title: searchTitle, description });
}

export default function HotelsPage() {
  const { hero, grid } = loadPages().hotels;
  const links = loadPageLinks('hotels');
  return (
    <Shell page="hotels">
      <PageHero title={hero.title} intro={hero.intro} variant="city" />
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
