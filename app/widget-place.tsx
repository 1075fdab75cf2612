import type { ReactNode } from 'react';
import { FlightMap } from '@/components/partners/flight-map';
import { OurHotelList } from '@/components/deals/our-hotel-list';
import { OurHotelMap } from '@/components/deals/our-hotel-map';
import { WidgetFrame } from '@/components/partners/widget-frame';
import { isPriced } from '@/lib/deals/deal-kinds';
import { loadDeals } from '@/lib/deals/load-deals';
import { loadPages } from '@/lib/site/load-pages';
import type { PageLinks } from '@/lib/site/page-links';
import type { WidgetSlot } from '@/lib/partners/registry';

interface WidgetPlaceProps {
  readonly links: PageLinks;
  readonly slot: WidgetSlot;
  /** The way on, where the page has a button of its own for it. */
  readonly action?: ReactNode;
}

/** The place of a widget, under the words of what it shows: the widget, a stand-in of any kind, or our own hotel deals. */
export function WidgetPlace({ links, slot, action }: WidgetPlaceProps) {
  const plan = links.widget(slot);
  const { widgets } = loadPages();
  switch (plan.kind) {
    case 'flight-map':
      return <FlightMap {...widgets[plan.kind]} plan={plan} />;
    case 'our-hotel-selections':
    case 'our-hotel-map': {
      const hotels = links.all(
        slot,
        [...loadDeals('hotel', 'home'), ...loadDeals('hotel', 'hotels')].filter(isPriced),
      );
      if (plan.kind === 'our-hotel-selections') {
        return hotels.length > 0 && <OurHotelList {...widgets[plan.kind]} plan={plan} hotels={hotels} />;
      }
      const located = hotels.flatMap(({ location, ...hotel }) => (location ? [{ ...hotel, location }] : []));
      return located.length > 0 && <OurHotelMap {...widgets[plan.kind]} plan={plan} hotels={located} />;
    }
    default:
      return <WidgetFrame {...widgets[plan.kind]} plan={plan} action={action} />;
  }
}
