import type { z } from 'zod';
import type { Frozen } from '@/lib/source/frozen';
import type { partnersSchema } from './schemas';
import { OUR_DEALS, OUR_KINDS, type OurKind } from './widget-kinds';

/** `content/partners.yaml`, parsed and checked: every reference resolves to a live entry. */
export type PartnerRegistry = Frozen<z.infer<typeof partnersSchema>>;
export type Partner = PartnerRegistry['partners'][string];
export type Widget = PartnerRegistry['widgets'][string];
export type Embed = PartnerRegistry['embeds'][string];

/** The widgets that the pages use. The registry must have all of them. */
export const WIDGET_SLOTS = [
  'flight-search',
  'flight-map',
  'hotel-search',
  'hotel-selections',
  'hotel-map',
] as const;
export type WidgetSlot = (typeof WIDGET_SLOTS)[number];

/** The framed pages that routes use. The registry must have all of them. */
export const EMBED_SLOTS = ['transfers', 'flight-hotel'] as const;
export type EmbedSlot = (typeof EMBED_SLOTS)[number];

/** `rel` of every partner link (https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links). */
export const PARTNER_REL = 'sponsored nofollow noopener';

/** What screen readers say after a link to a partner. */
export const opensInNewTab = (partner: string): string => `opens ${partner} in a new tab`;

/** The entry of a key, ignoring inherited properties (`constructor` is a possible key). */
export function own<T>(entries: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(entries, key) ? entries[key] : undefined;
}

interface Replaceable {
  readonly status: 'live' | 'closed';
  readonly standIn?: string | undefined;
}

/** The end of a chain of stand-ins: a live key, the key that our own deals replace, or the point and reason of an error. */
type ChainEnd =
  | { readonly live: string }
  | { readonly ours: string }
  | { readonly brokenAt: string; readonly because: 'unknown' | 'no stand-in' | 'a circle' };

/** Follows `standIn` from a key to a live entry. */
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
 * The entry of a key, or its stand-in if it is closed.
 *
 * @throws TypeError if there is no live entry; the loader's checks prevent this, so it is a defect of the code
 */
export function liveEntry<T extends Replaceable>(entries: Readonly<Record<string, T>>, key: string): T {
  const end = followStandIns(entries, key);
  const entry = 'live' in end ? own(entries, end.live) : undefined;
  if (!entry) throw new TypeError(`'${key}' leads to nothing live`);
  return entry;
}

/** The content of a widget's slot: the widget, a stand-in of the registry, or our own hotel deals. */
type ShownWidget =
  { readonly key: string; readonly widget: Widget } | { readonly ours: OurKind; readonly widget: Widget };

/** A stand-in whose currency and color parameters have the values of the widget it replaces. */
function inPlaceOf(wanted: Widget, widget: Widget): Widget {
  const valueOf = (role: string) =>
    Object.keys(wanted.takes)
      .filter((name) => wanted.takes[name] === role)
      .map((name) => wanted.params[name])[0];
  const taken = Object.entries(widget.takes).flatMap(([name, role]) => {
    const value = valueOf(role);
    if (value === undefined) return [];
    // Some programs use uppercase currency codes.
    const isCapital = /^[A-Z]+$/.test(String(widget.params[name]));
    return [[name, isCapital ? String(value).toUpperCase() : value] as const];
  });
  return { ...widget, params: { ...widget.params, ...Object.fromEntries(taken) } };
}

/**
 * The content of a widget's slot, with stand-ins applied.
 *
 * @throws TypeError if there is no live widget, which the loader's checks prevent
 */
export function shownWidget({ widgets }: PartnerRegistry, slot: WidgetSlot): ShownWidget {
  const end = followStandIns(widgets, slot);
  if ('ours' in end) {
    const widget = widgets[end.ours]!;
    const ours = own<OurKind>(OUR_KINDS, widget.shows);
    if (ours) return { ours, widget };
  }
  if (!('live' in end)) throw new TypeError(`Widget '${slot}' leads to nothing live`);
  const widget = widgets[end.live]!;
  return { key: end.live, widget: end.live === slot ? widget : inPlaceOf(widgets[slot]!, widget) };
}

/** The names of the partners that links may lead to, in alphabetical order. */
export const livePartners = ({ partners }: PartnerRegistry): readonly string[] =>
  Object.values(partners)
    .filter(({ status }) => status === 'live')
    .map(({ name }) => name)
    .sort((a, b) => a.localeCompare(b, 'en'));

/** Whether a host is in the list or a subdomain of an entry. A trailing dot, the DNS root, is ignored. */
export function isHostOf(hosts: readonly string[], hostname: string): boolean {
  const name = hostname.replace(/\.$/, '');
  return hosts.some((host) => name === host || name.endsWith(`.${host}`));
}

/** All hosts of partners and the network, without subdomains. No other file of the site may contain them. */
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
