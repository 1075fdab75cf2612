import { readFileSync } from 'node:fs';
import { parse } from 'parse5';
import type { PartnerRegistry } from '@/lib/partners/registry';
import { attribute, elements, type Element } from '@/scripts/html/elements';
import { framedAddress } from '@/scripts/html/framed-address';
import { distinctPages } from '@/scripts/partners/links-report';
import { linksOut, partnerLink, partnerOf } from '@/scripts/partners/links-in-html';

/** The place of a sub-id of the network in the built site. */
export interface Place {
  readonly subId: string;
  /** Paths of the pages, usually one. */
  readonly pages: readonly string[];
  /** Name of the partner. */
  readonly partner: string;
  /** Whether visitors click it. Widgets and frames are only displayed, so a lack of clicks means nothing for them. */
  readonly isLink: boolean;
}

type Found = Omit<Place, 'pages'>;

const UNKNOWN = 'unknown';

/** The text after the marker. */
const afterMarker = (value: string | null) => value?.split('.').slice(1).join('.') ?? '';

/** The sub-id of a widget's script or of a framed page of the network. */
function shownBy(element: Element, registry: PartnerRegistry): Found | undefined {
  const address = element.tagName === 'iframe' ? framedAddress(element) : attribute(element, 'data-src');
  if (address === undefined || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  const value = (name: string) => url.searchParams.get(name);
  const { network, partners, widgets } = registry;
  if (url.hostname === network.widgetHost) {
    const widget = Object.values(widgets).find(
      ({ promo, campaign }) =>
        String(promo) === value('promo_id') && String(campaign) === value('campaign_id'),
    );
    const partner = (widget && partners[widget.partner]?.name) ?? UNKNOWN;
    return { subId: afterMarker(value('shmarker')), partner, isLink: false };
  }
  if (url.hostname !== new URL(network.linkUrl).hostname) return undefined;
  const partner = partnerOf(url, registry)?.name ?? UNKNOWN;
  return { subId: afterMarker(value('marker')), partner, isLink: false };
}

/** All links, widgets and frames on a page whose clicks the network counts. */
function* countedOn(html: string, registry: PartnerRegistry): Generator<Found> {
  const document = parse(html);
  for (const link of linksOut(document)) {
    const found = partnerLink(link, registry);
    // The network does not count clicks on partners outside the network.
    if (found && partnerOf(link.url, registry)?.link.shape !== 'direct') {
      yield { subId: found.subId, partner: found.partner, isLink: true };
    }
  }
  for (const element of elements(document)) {
    const found = shownBy(element, registry);
    if (found) yield found;
  }
}

/** Every place of an export whose clicks the network counts, by sub-id, in the order of the pages. */
export function listPlaces(directory: string, registry: PartnerRegistry): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  for (const { page, file } of distinctPages(directory)) {
    for (const found of countedOn(readFileSync(file, 'utf8'), registry)) {
      if (found.subId === '') continue;
      const pages = places.get(found.subId)?.pages ?? [];
      places.set(found.subId, { ...found, pages: pages.includes(page) ? pages : [...pages, page] });
    }
  }
  return places;
}
