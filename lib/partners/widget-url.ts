import type { Account } from './account';
import { partnerUrl, type PartnerUrl } from './partner-url';
import { liveEntry, shownWidget, type PartnerRegistry, type Widget, type WidgetSlot } from './registry';
import { subId, type Placement } from './sub-id';
import type { OurKind, WidgetKind } from './widget-kinds';

/** Address of the script that draws a widget. Parameters keep the order of the registry, so that builds are identical. */
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
  /** Pixels to reserve, so that nothing jumps when the widget arrives. */
  readonly height: number;
  /** The plain link beside what is shown. */
  readonly link: PartnerUrl;
}

/** All that a page needs to show a widget and the way on beside it. */
export interface WidgetPlan extends Place {
  readonly kind: WidgetKind;
  /** Name of the partner whose widget it is; the stand-in's where the slot's own is closed. */
  readonly partner: string;
  readonly src: string;
  /** Milliseconds between the page being ready and the script being inserted. */
  readonly delay: number;
  /** The plain link in the widget's place, for when nothing is drawn there; its sub-id tells how often that helps. */
  readonly fallback: PartnerUrl;
}

/** Our own hotel deals in the place of a widget. */
export interface OurDealsPlan extends Place {
  readonly kind: OurKind;
  /** How many deals the widget would show; undefined where it has no limit. */
  readonly limit: number | undefined;
}

/** What a slot shows on a page: its widget, a stand-in where that is closed, or our own deals. Delay and height stay the slot's. */
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
  const link = (item: string) =>
    partnerUrl(registry, { to: widget.link, target: {}, placement: place(`${slot}-${item}`) }, account);
  if ('ours' in shown) {
    const { limit } = widget.params;
    return {
      ...{ slot, height, kind: shown.ours, link: link('link') },
      limit: typeof limit === 'number' ? limit : undefined,
    };
  }
  return {
    ...{ slot, delay, height, kind: widget.shows, link: link('link'), fallback: link('fallback') },
    partner: liveEntry(registry.partners, widget.partner).name,
    src: widgetUrl(registry, widget, place(slot), account),
  };
}
