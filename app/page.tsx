import type { Metadata } from 'next';
import { Claims } from '@/components/deals/claims';
import { CurrencyLine, CurrencyProvider } from '@/components/deals/currency.client';
import { DealTabPanel } from '@/components/deals/deal-tab-panel';
import { DealsSection } from '@/components/deals/deals-section';
import { DestinationGrid } from '@/components/deals/destination-grid';
import { FlightSearch } from '@/components/deals/flight-search';
import { ServiceCards } from '@/components/deals/service-cards';
import { WhyUs } from '@/components/deals/why-us';
import { PageHero } from '@/components/shell/page-hero';
import { StructuredData } from '@/components/shell/structured-data';
import { PostcardSprite } from '@/components/ui/postcard';
import { loadDestinationPages, withCity } from '@/lib/articles/destination-pages';
import { loadSite } from '@/lib/site/load-site';
import { KIND_OF_TAB } from '@/lib/deals/deal-kinds';
import { loadDeals, loadDestinations, loadServices } from '@/lib/deals/load-deals';
import { LANDING_PAGES } from '@/lib/site/landing-pages';
import { loadClaims, loadPages } from '@/lib/site/load-pages';
import { loadPageLinks } from '@/lib/site/page-links';
import { routes } from '@/lib/site/routes';
import { landingMetadata } from '@/lib/seo/metadata';
import { homeGraph } from '@/lib/seo/structured-data';
import { asset } from '@/lib/site/address';
import { Shell } from './shell';
import { WidgetPlace } from './widget-place';

const SERVICE_ICONS = { flights: 'plane', hotels: 'bed', transfers: 'car' } as const;
const POINT_ICONS = { 'secure-booking': 'shield', support: 'headset', 'best-prices': 'tag' } as const;
const iconOf = <T,>(icons: Readonly<Record<string, T>>, id: string, fallback: T) => icons[id] ?? fallback;

export const generateMetadata = (): Metadata => landingMetadata('home');

export default function HomePage() {
  const { hero, search, deals, tabs, destinations, services } = loadPages().home;
  const { commissionNote, claims, why } = loadClaims();
  const links = loadPageLinks('home');
  const guided = new Set(loadDestinationPages().map(({ destination }) => destination.id));
  const cities = links
    .all(
      'destinations',
      loadDestinations().filter(({ home }) => home !== false),
    )
    .map((city) => ({
      ...city,
      more: guided.has(city.id) ? withCity(loadPages().destination.more, city) : undefined,
    }));
  return (
    <Shell page="home">
      <StructuredData data={homeGraph(loadSite())} />
      <PostcardSprite subjects={cities.map(({ photo }) => photo.drawing)} />
      <PageHero title={hero.title} intro={hero.intro} variant={LANDING_PAGES.home.horizon} />
      <div className="container">
        <FlightSearch
          {...search}
          commissionNote={commissionNote}
          form={links.searchForm('search')}
          places={asset(routes.places)}
        />
      </div>
      <Claims claims={claims} />
      <CurrencyProvider>
        <DealsSection
          title={deals.title}
          text={deals.text}
          tabs={tabs.map(({ id, label, text, buttons }) => ({
            label,
            href: LANDING_PAGES[id].path,
            panel: (
              <DealTabPanel
                text={text}
                deals={links.all(id, loadDeals(KIND_OF_TAB[id], 'home'))}
                buttons={links.all(`${id}-buttons`, buttons)}
              />
            ),
          }))}
          currency={<CurrencyLine />}
        />
      </CurrencyProvider>
      <DestinationGrid title={destinations.title} text={destinations.text} destinations={cities} />
      <ServiceCards
        title={services.title}
        text={services.text}
        services={loadServices().map((service) => ({
          ...service,
          icon: iconOf(SERVICE_ICONS, service.id, 'suitcase'),
          partners: links.all(`services-${service.id}`, service.partners),
          buttons: links.all(`services-${service.id}-buttons`, service.buttons),
        }))}
      />
      <WhyUs
        title={why.title}
        points={why.points.map((point) => ({ ...point, icon: iconOf(POINT_ICONS, point.id, 'check') }))}
      />
      <WidgetPlace links={links} slot="flight-map" />
    </Shell>
  );
}
