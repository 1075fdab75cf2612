import type { Metadata } from 'next';
import { Reading } from '@/components/blog/reading';
import { CityLinks } from '@/components/deals/city-links';
import { DealListSection } from '@/components/deals/deal-list-section';
import { HotelSearch } from '@/components/deals/hotel-search';
import { RoomSection } from '@/components/deals/room-section';
import { PageHero } from '@/components/shell/page-hero';
import { CommissionStrip } from '@/components/partners/commission-strip';
import { hotelCities, stayCities } from '@/lib/articles/destination-links';
import { loadNamedArticles } from '@/lib/articles/stories';
import { loadDeals } from '@/lib/deals/load-deals';
import { landingMetadata } from '@/lib/seo/metadata';
import { hotelSearchLinks } from '@/lib/site/hotel-search';
import { LANDING_PAGES } from '@/lib/site/landing-pages';
import { loadClaims, loadPages } from '@/lib/site/load-pages';
import { loadPartnerLinks } from '@/lib/site/partner-links';
import { Shell } from '../shell';
import { WidgetPlace } from '../widget-place';

export const generateMetadata = (): Metadata => landingMetadata('hotels');

export default function HotelsPage() {
  const { hotels, widgets } = loadPages();
  const { hero, grid, search: form, cities, more, reading } = hotels;
  const articles = loadNamedArticles(reading.articles);
  const links = loadPartnerLinks('hotels');
  const search = links.widget('hotel-search');
  const formLinks = hotelSearchLinks(hotels, links);
  const rooms = links.all('more', loadDeals('hotel', 'home'));
  // Our own list in place of the partner's shows these rooms.
  const areListed = links.widget('hotel-selections').kind === 'our-hotel-selections';
  return (
    <Shell page="hotels" path={LANDING_PAGES.hotels.path}>
      <PageHero
        title={hero.title}
        intro={hero.intro}
        variant={LANDING_PAGES.hotels.horizon}
        size="compact"
        jump={{ label: widgets[search.kind].title, href: `#${search.slot}` }}
      />
      <CommissionStrip words={loadClaims().commissionNote} />
      <DealListSection
        title={grid.title}
        text={grid.text}
        deals={links.all('grid', loadDeals('hotel', 'hotels'))}
        button={links.of('grid-button', grid.button)}
      />
      <WidgetPlace
        links={links}
        slot="hotel-search"
        search={
          <>
            {form && formLinks && (
              <HotelSearch
                title={widgets['hotel-search'].title}
                button={form.button}
                links={formLinks}
                cities={stayCities()}
              />
            )}
            {cities && (
              <CityLinks title={cities.title} cities={links.all('cities', hotelCities(cities.to))} />
            )}
          </>
        }
      />
      {!areListed && <RoomSection {...more} id="more-deals" rooms={rooms} />}
      <WidgetPlace links={links} slot="hotel-selections" />
      <WidgetPlace links={links} slot="hotel-map" />
      <Reading title={reading.title} articles={articles} />
    </Shell>
  );
}
