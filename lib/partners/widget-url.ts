import type { Account } from './account';
import { partnerUrl, type PartnerUrl } from './partner-url';
import { liveEntry, type PartnerRegistry, type Widget, type WidgetSlot } from './registry';
import { subId, type Placement } from './sub-id';

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

/** All that a page needs to show a widget and the way on beside it. */
export interface WidgetPlan {
  readonly slot: WidgetSlot;
  /** Name of the partner whose widget it is; the stand-in's where the slot's own is closed. */
  readonly partner: string;
  readonly src: string;
  /** Milliseconds between the page being ready and the script being inserted. */
  readonly delay: number;
  /** Pixels to reserve, so that nothing jumps when the widget arrives. */
  readonly height: number;
  /** The plain link for when the widget draws nothing. */
  readonly link: PartnerUrl;
}

/** The widget of a slot on a page, a stand-in where it is closed. Delay and height stay those of the slot. */
export function widgetFor(
  registry: PartnerRegistry,
  slot: WidgetSlot,
  page: string,
  account: Account,
): WidgetPlan {
  const widget = liveEntry(registry.widgets, slot);
  const { delay, height } = registry.widgets[slot] ?? widget;
  const place = (item: string): Placement => ({ page, block: 'widget', item });
  return {
    slot,
    partner: liveEntry(registry.partners, widget.partner).name,
    src: widgetUrl(registry, widget, place(slot), account),
    delay,
    height,
    link: partnerUrl(registry, { to: widget.link, target: {}, placement: place(`${slot}-link`) }, account),
  };
}
