import type { Account } from './account';
import { partnerUrl, type PartnerUrl } from './partner-url';
import { liveEntry, shownWidget, type PartnerRegistry, type Widget, type WidgetSlot } from './registry';
import { subId, type Placement } from './sub-id';
import type { OurKind, WidgetKind } from './widget-kinds';

/**
 * The address of the script that draws a widget. Parameters keep the order of the registry, so that builds are
 * reproducible.
 */
export function widgetUrl(
  { network }: PartnerRegistry,
  { promo, campaign, params }: Widget,
  placement: Placement,
  { marker, trs }: Account,
): string {
  const parameters = new URLSearchParams([
    ['trs', trs],
    ['shmarker', `${marker}.${subId(placement)}`],
    ...Object.entries(params).map(([name, value]) => [name, String(value)]),
    ['promo_id', String(promo)],
    ['campaign_id', String(campaign)],
  ]);
  return `https://${network.widgetHost}/content?${parameters}`;
}

interface Place {
  readonly slot: WidgetSlot;
  /** The link to the partner, at the foot of the widget's frame. */
  readonly link: PartnerUrl;
}

/** The props of a widget and of the link in its frame. */
export interface WidgetPlan extends Place {
  readonly kind: WidgetKind;
  /** Name of the widget's partner: the stand-in's if the original one is closed. */
  readonly partner: string;
  /** Names of the companies whose scripts the reader must allow first. Undefined if the widget needs no permission. */
  readonly asks?: readonly string[] | undefined;
  readonly src: string;
  /** Reserved height in pixels, so that the layout does not shift. */
  readonly height: number;
  /** Milliseconds between `load` and the insertion of the script. */
  readonly delay: number;
}

/** Our own hotel deals instead of a widget. */
export interface OurDealsPlan extends Place {
  readonly partner?: undefined;
  readonly kind: OurKind;
}

/** The content of a slot on a page: its widget, a stand-in, or our own deals. Delay and height are always the slot's. */
export function widgetFor(
  registry: PartnerRegistry,
  slot: WidgetSlot,
  page: string,
  account: Account,
): WidgetPlan | OurDealsPlan {
  const shown = shownWidget(registry, slot);
  const { widget } = shown;
  const { delay, height } = registry.widgets[slot] ?? widget;
  const place = (item: string): Placement => ({ page, block: 'widget', item });
  const link = partnerUrl(
    registry,
    { to: widget.link, target: {}, placement: place(`${slot}-link`) },
    account,
  );
  if ('ours' in shown) return { slot, kind: shown.ours, link };
  return {
    ...{ slot, delay, height, link, kind: widget.shows },
    partner: liveEntry(registry.partners, widget.partner).name,
    src: widgetUrl(registry, widget, place(slot), account),
  };
}
