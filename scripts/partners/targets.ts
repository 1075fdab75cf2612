import type { Account } from '@/lib/partners/account';
import { embedUrl } from '@/lib/partners/embed-url';
import { addressOf, partnerNameOf, placeholdersOf, type Outbound } from '@/lib/partners/partner-url';
import { shownPartners } from '@/lib/partners/partner-providers';
import { liveEntry, own, type PartnerRegistry } from '@/lib/partners/registry';
import { widgetUrl } from '@/lib/partners/widget-url';

/** How a visitor's browser uses an address. This determines which answers are valid. */
export type Use = 'page' | 'frame' | 'script' | 'form' | 'source';

/** An address on another host that the site depends on. A `source` is an address that an article links to. */
export interface Target {
  readonly use: Use;
  /** Its name in reports. The address itself may contain account values, which must not appear in logs. */
  readonly name: string;
  readonly url: URL;
  /** The hosts that the content security policy allows for a form and its redirects. */
  readonly formHosts?: readonly string[];
}

/** A link of the registry with its page. Without an address if no content provides values for the page. */
interface LinkedPage {
  readonly name: string;
  readonly address: string | undefined;
}

/** The page of every link, with the values of the first deal that uses it. */
function linkedPages(registry: PartnerRegistry, deals: readonly Outbound[]): readonly LinkedPage[] {
  return Object.entries(registry.links).map(([key, { partner, page }]) => {
    const live = liveEntry(registry.partners, partner);
    const target = deals.find(({ to }) => to === key)?.target;
    // Links to a stand-in without a page of this kind lead to its home page, which has no placeholders.
    const isFixed = placeholdersOf(own(live.pages, page) ?? '').length === 0;
    return {
      name: `${partnerNameOf(registry, key)}, linked as ${key}`,
      address: target || isFixed ? addressOf(live, page, target ?? {}) : undefined,
    };
  });
}

/** Names of the links whose pages cannot be requested, because no deal provides values for them. */
export const uncheckedLinks = (registry: PartnerRegistry, deals: readonly Outbound[]): readonly string[] =>
  linkedPages(registry, deals).flatMap(({ name, address }) => (address === undefined ? [name] : []));

/**
 * The addresses of widgets, frames and forms. Loading a widget does not count as a click. Frames are requested directly, because a
 * request through the network would count as a click.
 */
function shownTargets(registry: PartnerRegistry, account: Account): readonly Target[] {
  const { widgets, frames, form } = shownPartners(registry);
  const placement = (block: string, item: string) => ({ page: 'check', block, item });
  return [
    {
      use: 'form',
      name: `${form.partner.name}, search form`,
      url: form.action,
      formHosts: form.partner.hosts,
    },
    ...frames.map(({ slot, embed, partner }): Target => {
      const direct = { ...embed, through: 'direct' } as const;
      const url = new URL(embedUrl(registry, direct, placement('frame', slot), account));
      return { use: 'frame', name: `${partner.name}, framed on /${slot}`, url };
    }),
    ...widgets.map(({ slot, widget, partner }): Target => {
      const url = new URL(widgetUrl(registry, widget, placement('widget', slot), account));
      return { use: 'script', name: `${partner.name}, widget ${slot}`, url };
    }),
  ];
}

/**
 * Every address that the site depends on, once for each use, in the order of the registry. Pages are requested directly, because a
 * request through the network would count as a click.
 *
 * @param deals links of deals, which provide values for pages with placeholders
 */
export function partnerTargets(
  registry: PartnerRegistry,
  account: Account,
  deals: readonly Outbound[],
): readonly Target[] {
  const linked = linkedPages(registry, deals).flatMap(({ name, address }) =>
    address === undefined ? [] : [{ use: 'page', name, url: new URL(address) } as const],
  );
  const once = new Map<string, Target>();
  for (const target of [...linked, ...shownTargets(registry, account)]) {
    const key = `${target.use} ${target.url.href}`;
    if (!once.has(key)) once.set(key, target);
  }
  return [...once.values()];
}
