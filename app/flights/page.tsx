import type { Metadata } from 'next';
import { DealListSection } from '@/components/deals/deal-list-section';
import { PageHero } from '@/components/shell/page-hero';
import { CommissionStrip } from '@/components/partners/commission-strip';
import { PartnerLink } from '@/components/partners/partner-link';
import { loadDeals } from '@/lib/deals/load-deals';
import { loadClaims, loadPages } from '@/lib/site/load-pages';
import { loadPageLinks } from '@/lib/site/page-links';
import { routes } from '@/lib/site/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { Shell } from '../shell';
import { WidgetPlace } from '../widget-place';

export function generateMetadata(): Metadata {
  const { searchTitle, description } = loadPages().flights.hero;
  return pageMetadata({ path: routes.flights, title: searchTitle, description });
}

export default function FlightsPage() {
  const { hero, searchButton, grid } = loadPages().flights;
  const links = loadPageLinks('flights');
  return (
    <Shell page="flights">
      <PageHero title={hero.title} intro={hero.intro} variant="hills" />
      <CommissionStrip>{loadClaims().commissionNote}</CommissionStrip>
      <WidgetPlace
        links={links}
        slot="flight-search"
        action={
          <PartnerLink url={links.of('search', searchButton).url} className="button">
            {searchButton.label}
          </PartnerLink>
        }
      />
      <DealListSection
        title={grid.title}
        text={grid.text}
        deals={links.all('grid', loadDeals('flight', 'flights'))}
        button={links.of('grid-button', grid.button)}
      />
    </Shell>
  );
}
