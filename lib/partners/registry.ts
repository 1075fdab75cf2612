import type { z } from 'zod';
import type { partnersSchema } from './schemas';
import { OUR_DEALS, OUR_KINDS, type OurKind } from './widget-kinds';

/** T with everything in it read-only, for data that was parsed once and is shared by every page. */
type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;

/** `content/partners.yaml`, parsed and checked: every reference in it leads somewhere live. */
export type PartnerRegistry = Frozen<z.infer<typeof partnersSchema>>;
export type Partner = PartnerRegistry['partners'][string];
export type Widget = PartnerRegistry['widgets'][string];
export type Embed = PartnerRegistry['embeds'][string];

/** The widgets that the pages ask for, each with the path of its page; the registry must have all of them. */
export const WIDGET_PAGES = {
  'flight-search': '/flights',
  'flight-map': '/',
  'hotel-search': '/hotels',
  'hotel-selections': '/hotels',
  'hotel-map': '/hotels',
} as const;
export type WidgetSlot = keyof typeof WIDGET_PAGES;
export const WIDGET_SLOTS = Object.keys(WIDGET_PAGES) as readonly WidgetSlot[];

/** The framed pages that routes ask for; the registry must have each of them. */
export const EMBED_SLOTS = ['transfers', 'flight-hotel'] as const;
export type EmbedSlot = (typeof EMBED_SLOTS)[number];

/** Relation of every link that earns (https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links). */
export const PARTNER_REL = 'sponsored nofollow noopener';

/** The entry of a key, and nothing that every object inherits (`constructor` is a possible key). */
export function own<T>(entries: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(entries, key) ? entries[key] : undefined;
}

interface Replaceable {
  readonly status: 'live' | 'closed';
  readonly standIn?: string | undefined;
}

/** The end of a chain of stand-ins: a live key, the key that our own deals replace, or where the chain breaks and why. */
export type ChainEnd =
  | { readonly live: string }
  | { readonly ours: string }
  | { readonly brokenAt: string; readonly because: 'unknown' | 'no stand-in' | 'a circle' };

/** Follows `standIn` from a key until something live is found. */
export function followStandIns(entries: Readonly<Record<string, Replaceable>>, key: string): ChainEnd {
  const seen = new Set<string>();
  let at = key;
  for (;;) {
    const entry = own(entries, at);
    if (!entry) return { brokenAt: at, because: 'unknown' };
    if (entry.status === 'live') return { live: at };
    if (seen.has(at)) return { brokenAt: at, because: 'a circle' };
    seen.add(at);
    if (entry.standIn === OUR_DEALS) return { ours: at };
    if (entry.standIn === undefined) return { brokenAt: at, because: 'no stand-in' };
    at = entry.standIn;
  }
}

/**
 * What stands in for a key, or the entry of the key itself while it is live.
 *
 * @throws TypeError for a key that leads nowhere; the loader's checks keep data from doing so, hence a mistake in this code
 */
export function liveEntry<T extends Replaceable>(entries: Readonly<Record<string, T>>, key: string): T {
  const end = followStandIns(entries, key);
  const entry = 'live' in end ? own(entries, end.live) : undefined;
  if (!entry) throw new TypeError(`'${key}' leads to nothing live`);
  return entry;
}

/** What the place of a widget shows: the widget itself, a stand-in of the registry, or our own hotel deals. */
export type ShownWidget =
  { readonly key: string; readonly widget: Widget } | { readonly ours: OurKind; readonly widget: Widget };

/** A stand-in as its place wants it: parameters that are a currency or a color take the values of the widget it replaces. */
function inPlaceOf(wanted: Widget, widget: Widget): Widget {
  const valueOf = (role: string) => {
    const name = Object.keys(wanted.takes).find((key) => wanted.takes[key] === role);
    return name === undefined ? undefined : wanted.params[name];
  };
  const taken = Object.entries(widget.takes).flatMap(([name, role]) => {
    const value = valueOf(role);
    if (value === undefined) return [];
    // Some programs write currencies in capitals.
    const isCapital = /^[A-Z]+$/.test(String(widget.params[name]));
    return [[name, isCapital ? String(value).toUpperCase() : value] as const];
  });
  return { ...widget, params: { ...widget.params, ...Object.fromEntries(taken) } };
}

/**
 * What stands in the place of a widget that the pages ask for.
 *
 * @throws TypeError for a widget that leads to nothing, which the loader's checks refuse
 */
export function shownWidget({ widgets }: PartnerRegistry, slot: WidgetSlot): ShownWidget {
  const end = followStandIns(widgets, slot);
  const key = 'live' in end ? end.live : 'ours' in end ? end.ours : slot;
  const wanted = own(widgets, slot);
  const widget = own(widgets, key);
  const ours = widget && own<OurKind>(OUR_KINDS, widget.shows);
  if ('ours' in end && widget && ours) return { ours, widget };
  if (!('live' in end) || !wanted || !widget) throw new TypeError(`Widget '${slot}' leads to nothing live`);
  return { key, widget: key === slot ? widget : inPlaceOf(wanted, widget) };
}

/** Whether a host is one of these or a subdomain of one; a dot at its end is the root of all names. */
export function isHostOf(hosts: readonly string[], hostname: string): boolean {
  const name = hostname.replace(/\.$/, '');
  return hosts.some((host) => name === host || name.endsWith(`.${host}`));
}

/** Every host that belongs to a partner or the network, without subdomains: what no other file of the site may contain. */
export function partnerHosts({ network, partners, searchForm, embeds }: PartnerRegistry): readonly string[] {
  const hosts = [
    new URL(network.linkUrl).hostname,
    ...network.shortHosts,
    network.widgetHost,
    new URL(searchForm.action).hostname,
    ...Object.values(partners).flatMap((partner) => partner.hosts),
    ...Object.values(embeds).map(({ address }) => new URL(address).hostname),
  ];
  return [...new Set(hosts)].sort();
}
