import type { Account } from '@/lib/partners/account';
import { embedUrl } from '@/lib/partners/embed-url';
import { partnerNameOf, placeholdersOf } from '@/lib/partners/partner-url';
import { EMBED_SLOTS, liveEntry, own, WIDGET_SLOTS, type PartnerRegistry } from '@/lib/partners/registry';
import { widgetUrl } from '@/lib/partners/widget-url';

/** What a visitor's browser does with an address, which decides what counts as an answer. */
export type Use = 'page' | 'frame' | 'script';

/** An address of a partner that the site depends on. */
export interface Target {
  readonly use: Use;
  /** What to call it in a report. The address itself may carry account values, which do not belong in a log. */
  readonly name: string;
  readonly url: URL;
}

/** The page of a link, where it needs no deal to fill it in; a network's link is left out, for asking it would count as a click. */
function linkedPages(registry: PartnerRegistry): readonly Target[] {
  return Object.entries(registry.links).flatMap(([key, { partner, page }]) => {
    const { pages } = liveEntry(registry.partners, partner);
    const fixed = [own(pages, page), pages.home].find(
      (address) => address !== undefined && placeholdersOf(address).length === 0,
    );
    const name = `${partnerNameOf(registry, key)}, linked as ${key}`;
    return fixed === undefined ? [] : [{ use: 'page', name, url: new URL(fixed) }];
  });
}

/** The widgets that the pages show, stand-ins included. Loading one is what every visitor does; it is no click. */
function shownWidgets(registry: PartnerRegistry, account: Account): readonly Target[] {
  return WIDGET_SLOTS.map((slot) => {
    const widget = liveEntry(registry.widgets, slot);
    const placement = { page: 'check', block: 'widget', item: slot };
    return {
      use: 'script',
      name: `${liveEntry(registry.partners, widget.partner).name}, widget ${slot}`,
      url: new URL(widgetUrl(registry, widget, placement, account)),
    };
  });
}

/** The framed pages, asked for straight: one that goes through the network would count as a click. */
function framedPages(registry: PartnerRegistry, account: Account): readonly Target[] {
  return EMBED_SLOTS.map((slot) => {
    const embed = { ...liveEntry(registry.embeds, slot), through: 'direct' as const };
    const placement = { page: 'check', block: 'frame', item: slot };
    return {
      use: 'frame',
      name: `${liveEntry(registry.partners, embed.partner).name}, framed on /${slot}`,
      url: new URL(embedUrl(registry, embed, placement, account)),
    };
  });
}

/** Every address that the site depends on, each once for each use, in the order of the registry. */
export function partnerTargets(registry: PartnerRegistry, account: Account): readonly Target[] {
  const form = {
    use: 'page',
    name: `${liveEntry(registry.partners, registry.searchForm.partner).name}, search form`,
    url: new URL(registry.searchForm.action),
  } as const;
  const all = [
    ...linkedPages(registry),
    form,
    ...framedPages(registry, account),
    ...shownWidgets(registry, account),
  ];
  const once = new Map<string, Target>();
  for (const target of all) {
    const key = `${target.use} ${target.url.href}`;
    if (!once.has(key)) once.set(key, target);
  }
  return [...once.values()];
}
