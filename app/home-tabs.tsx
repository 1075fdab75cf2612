import type { DealCardProps } from '@/components/deals/deal-card';
import { DealList } from '@/components/deals/deal-list';
import type { DealTab } from '@/components/deals/deal-tabs.client';
import { PartnerLink } from '@/components/partners/partner-link';
import { anchored, flightCard, hotelCard, packageCard, transferCard } from '@/lib/deals/deal-cards';
import { loadFlights, loadHotels, loadPackages, loadTransfers } from '@/lib/deals/load-deals';
import { loadPages } from '@/lib/site/load-pages';
import type { PageLinks } from '@/lib/site/page-links';
import { routes } from '@/lib/site/routes';

type TabId = ReturnType<typeof loadPages>['home']['tabs'][number]['id'];

const TAB_ROUTES = {
  flights: routes.flights,
  'flight-hotel': routes.flightHotel,
  hotels: routes.hotels,
  transfers: routes.transfers,
} as const satisfies Record<TabId, string>;

function cardsOf(tab: TabId, links: PageLinks): readonly DealCardProps[] {
  switch (tab) {
    case 'flights':
      return links.all(tab, loadFlights()).map(anchored(flightCard));
    case 'flight-hotel':
      return links.all(tab, loadPackages()).map(anchored(packageCard));
    case 'hotels':
      return links.all(tab, loadHotels()).map(anchored(hotelCard));
    case 'transfers':
      return links.all(tab, loadTransfers()).map(anchored(transferCard));
  }
}

/** The four deal tabs of the home page, each with its cards and buttons. */
export function homeTabs(links: PageLinks): readonly DealTab[] {
  return loadPages().home.tabs.map(({ id, label, text, buttons }) => ({
    label,
    href: TAB_ROUTES[id],
    panel: (
      <>
        <p data-part="note">{text}</p>
        <DealList cards={cardsOf(id, links)} />
        <div data-part="actions">
          {links.all(`${id}-buttons`, buttons).map(({ id: button, label: words, url }, index) => (
            <PartnerLink
              key={button}
              url={url}
              className="button"
              variant={index === 0 ? undefined : 'quiet'}
            >
              {words}
            </PartnerLink>
          ))}
        </div>
      </>
    ),
  }));
}
