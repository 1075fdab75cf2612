import type { ReactNode } from 'react';
import { FlightMap } from '@/components/partners/flight-map';
import { WidgetFrame } from '@/components/partners/widget-frame';
import type { Deal, LocatedDeal } from '@/lib/deals/deal-kinds';
import type { OurDealsPlan, WidgetPlan } from '@/lib/partners/widget-url';
import type { Pages } from '@/lib/site/load-pages';
import type { Linked, LinkedAction } from '@/lib/site/partner-links';
import { DeparturesBoard, type BoardRow } from './departures-board';
import { OurHotelMap } from './our-hotel-map';
import { RoomSection } from './room-section';

interface WidgetSectionProps {
  readonly plan: WidgetPlan | OurDealsPlan;
  /** The text above each kind of widget. */
  readonly texts: Pages['widgets'];
  /** Our own hotel deals that a list in place of a partner's has: those that no other part of the page has. */
  readonly rooms: readonly Linked<Deal>[];
  /** Our own hotel deals for a map in place of a partner's. Without any, the page has no map. */
  readonly hotels: readonly Linked<LocatedDeal>[];
  /** Our own prices. Those with the origin of a flight map replace the map until it has loaded. */
  readonly board?: readonly BoardRow[];
  /** Our own search form or links, above a partner's search. */
  readonly search?: ReactNode;
  /** The button at the foot of the frame; the partner's search by default. */
  readonly action?: LinkedAction | undefined;
}

/** The slot of a widget, with the text for the kind of content: the widget, a stand-in of any kind, or our own hotel deals. */
export function WidgetSection({
  plan,
  texts,
  rooms,
  hotels,
  board = [],
  search,
  action,
}: WidgetSectionProps) {
  switch (plan.kind) {
    case 'flight-map': {
      // The caption of the map names the origin.
      const origin = new URL(plan.src).searchParams.get('origin');
      const [first, ...others] = board.filter(({ from }) => from.code === origin);
      return (
        <FlightMap
          {...texts[plan.kind]}
          plan={plan}
          search={search}
          action={action}
          placeholder={first && <DeparturesBoard rows={[first, ...others]} />}
        />
      );
    }
    case 'our-hotel-selections':
      return (
        <RoomSection
          {...texts[plan.kind]}
          id={plan.slot}
          rooms={rooms}
          button={{ id: plan.slot, label: `More rooms on ${plan.link.partner}`, url: plan.link }}
        />
      );
    case 'our-hotel-map':
      return hotels.length > 0 && <OurHotelMap {...texts[plan.kind]} plan={plan} hotels={hotels} />;
    default:
      return <WidgetFrame {...texts[plan.kind]} plan={plan} search={search} action={action} />;
  }
}
