import {
  EMBED_SLOTS,
  liveEntry,
  own,
  shownWidget,
  WIDGET_SLOTS,
  type Embed,
  type PartnerRegistry,
  type Widget,
  type WidgetSlot,
} from '@/lib/partners/registry';
import type { OurKind } from '@/lib/partners/widget-kinds';
import { takesHotelParts } from '@/lib/site/hotel-search';
import { loadPages } from '@/lib/site/load-pages';
import { LANDING_PAGES, type LandingPath } from '@/lib/site/landing-pages';
import { loadDeals, loadMappedHotels } from './load-deals';

/** The page of each widget: the page with an anchor for the widget. */
export const WIDGET_PAGES = Object.fromEntries(
  Object.values(LANDING_PAGES).flatMap(({ path, anchors }) =>
    WIDGET_SLOTS.filter((slot) => (anchors as readonly string[]).includes(slot)).map((slot) => [slot, path]),
  ),
) as Readonly<Record<WidgetSlot, LandingPath>>;

/** A place of the site that uses a stand-in. */
export interface StandIn {
  /** Path of the page. For a link, a text, because any page may have the link. */
  readonly page: string;
  readonly place: string;
  readonly wanted: string;
  readonly shown: string;
}

/** An entry if it is closed. */
function closedEntry<T extends { readonly status: 'live' | 'closed' }>(
  entries: Readonly<Record<string, T>>,
  key: string,
): T | undefined {
  const entry = own(entries, key);
  return entry?.status === 'closed' ? entry : undefined;
}

/** What a widget without a partner shows: our own deals, or nothing if there are none. */
function ourDeals(kind: OurKind, directory?: string): string {
  const deals =
    kind === 'our-hotel-map' ? loadMappedHotels(directory) : loadDeals('hotel', 'home', directory);
  return deals.length > 0 ? 'our own hotel deals' : 'nothing, as there are no hotel deals for it';
}

/** All places that use a stand-in, because a partner's program, a widget or a framed page is closed. */
export function listStandIns(registry: PartnerRegistry, directory?: string): readonly StandIn[] {
  const { partners, widgets, embeds, links } = registry;
  const named = (key: string, { partner }: Widget | Embed) => `${own(partners, partner)?.name}, ${key}`;
  const ofWidgets = WIDGET_SLOTS.flatMap((slot) => {
    const wanted = closedEntry(widgets, slot);
    if (!wanted) return [];
    const shown = shownWidget(registry, slot);
    return {
      page: WIDGET_PAGES[slot],
      place: slot,
      wanted: named(slot, wanted),
      shown: 'ours' in shown ? ourDeals(shown.ours, directory) : named(shown.key, shown.widget),
    };
  });
  const ofEmbeds = EMBED_SLOTS.flatMap((slot) => {
    const wanted = closedEntry(embeds, slot);
    if (!wanted) return [];
    const live = liveEntry(embeds, slot);
    const key = Object.keys(embeds).find((each) => embeds[each] === live) ?? slot;
    return {
      page: LANDING_PAGES[slot].path,
      place: slot,
      wanted: named(slot, wanted),
      shown: named(key, live),
    };
  });
  const ofLinks = Object.entries(links).flatMap(([key, { partner }]) => {
    const wanted = closedEntry(partners, partner);
    if (!wanted) return [];
    const shown = liveEntry(partners, partner).name;
    return { page: 'every page with it', place: `link ${key}`, wanted: wanted.name, shown };
  });
  // Other uses of these links, such as deals, follow the stand-in (`ofLinks`).
  const { hotels } = loadPages(directory);
  const leftOut = (['search', 'cities'] as const).flatMap((name) => {
    const to = hotels[name]?.to;
    const link = to === undefined ? undefined : own(links, to);
    const wanted = link && closedEntry(partners, link.partner);
    if (to === undefined || !wanted || takesHotelParts(registry, name, to)) return [];
    const shown = `nothing, as ${liveEntry(partners, link.partner).name} has no page for it`;
    return { page: LANDING_PAGES.hotels.path, place: `hotels.${name}`, wanted: wanted.name, shown };
  });
  return [...ofWidgets, ...ofEmbeds, ...leftOut, ...ofLinks];
}

/**
 * Whether a sub-id belongs to the slot of a widget or framed page with a stand-in: to the slot's links or to our deals in it. Sub-ids do
 * not name the partner of a link, so they do not tell whether a link leads to the stand-in of a closed partner.
 */
export function isOnStandIn({ widgets, embeds }: PartnerRegistry, subId: string): boolean {
  const [, block, item = ''] = subId.split('_');
  const isPartOf = (slot: string, kind: 'widget' | 'frame') =>
    block === kind && [slot, `${slot}-link`, `${slot}-fallback`].includes(item);
  return (
    WIDGET_SLOTS.some((slot) => closedEntry(widgets, slot) && (block === slot || isPartOf(slot, 'widget'))) ||
    EMBED_SLOTS.some((slot) => closedEntry(embeds, slot) && isPartOf(slot, 'frame'))
  );
}
