import type { Metadata } from 'next';
import { Stories } from '@/components/blog/stories';
import { Claims } from '@/components/deals/claims';
import { DealsSection } from '@/components/deals/deals-section';
import { DestinationGrid } from '@/components/deals/destination-grid';
import { FlightSearch } from '@/components/deals/flight-search';
import { ServiceCards } from '@/components/deals/service-cards';
import { WhyUs } from '@/components/deals/why-us';
import { PageHero } from '@/components/shell/page-hero';
import { StructuredData } from '@/components/shell/structured-data';
import { loadHomeDestinations } from '@/lib/articles/destination-pages';
import { loadStories } from '@/lib/articles/stories';
import { loadSite } from '@/lib/site/load-site';
import { KIND_OF_TAB } from '@/lib/deals/deal-kinds';
import { loadDeals, loadServices } from '@/lib/deals/load-deals';
import { LANDING_PAGES } from '@/lib/site/landing-pages';
import { loadClaims, loadPages } from '@/lib/site/load-pages';
import { loadPartnerLinks } from '@/lib/site/partner-links';
import { routes } from '@/lib/site/routes';
import { landingMetadata } from '@/lib/seo/metadata';
import { homeGraph } from '@/lib/seo/structured-data';
import { asset } from '@/lib/site/address';
import { Shell } from './shell';
import { WidgetPlace } from './widget-place';

export const generateMetadata = (): Metadata => landingMetadata('home');

export default function HomePage() {
  const { hero, search, deals, tabs, magazine, destinations, services } = loadPages().home;
  const { commissionNote, claims, why } = loadClaims();
  const links = loadPartnerLinks('home');
  const stories = loadStories();
  const cities = links.all('destinations', loadHomeDestinations());
  return (
    <Shell page="home" path={routes.home}>
      <StructuredData data={homeGraph(loadSite())} />
      <PageHero title={hero.title} intro={hero.intro} variant={LANDING_PAGES.home.horizon} />
      <FlightSearch
        {...search}
        commissionNote={commissionNote}
        form={links.searchForm('search')}
        places={asset(routes.places)}
      />
      <DealsSection
        {...deals}
        tabs={tabs.map(({ id, buttons, ...tab }) => ({
          ...tab,
          href: LANDING_PAGES[id].path,
          deals: links.all(id, loadDeals(KIND_OF_TAB[id], 'home')),
          buttons: links.all(`${id}-buttons`, buttons),
        }))}
      />
      <Claims claims={claims} />
      <Stories {...magazine} articles={stories} />
      <DestinationGrid {...destinations} destinations={cities} />
      <ServiceCards
        {...services}
        services={loadServices().map((service) => ({
          ...service,
          partners: links.all(`services-${service.id}`, service.partners),
          buttons: links.all(`services-${service.id}-buttons`, service.buttons),
        }))}
      />
      <WhyUs {...why} />
      <WidgetPlace links={links} slot="flight-map" />
    </Shell>
  );
}
