import type { ReactNode } from 'react';
import { WidgetSection } from '@/components/deals/widget-section';
import { loadHomeDestinations } from '@/lib/articles/destination-pages';
import { isPriced } from '@/lib/deals/deal-kinds';
import { loadDeals, loadMappedHotels } from '@/lib/deals/load-deals';
import type { WidgetSlot } from '@/lib/partners/registry';
import { loadPages } from '@/lib/site/load-pages';
import type { LinkedAction, PartnerLinks } from '@/lib/site/partner-links';

interface WidgetPlaceProps {
  readonly links: PartnerLinks;
  readonly slot: WidgetSlot;
  /** Our own search form or links, above a partner's search. */
  readonly search?: ReactNode;
  /** The button at the foot of the frame; the partner's search by default. */
  readonly action?: LinkedAction;
}

/** A widget of a page, with everything that can replace it. */
export function WidgetPlace({ links, slot, search, action }: WidgetPlaceProps) {
  return (
    <WidgetSection
      plan={links.widget(slot)}
      texts={loadPages().widgets}
      rooms={links.all(slot, loadDeals('hotel', 'home'))}
      hotels={links.all(slot, loadMappedHotels())}
      board={loadHomeDestinations().filter(isPriced)}
      search={search}
      action={action}
    />
  );
}
