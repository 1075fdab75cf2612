import type { Account } from '@/lib/partners/account';
import { embedUrl } from '@/lib/partners/embed-url';
import { addressOf, partnerNameOf, placeholdersOf, type Outbound } from '@/lib/partners/partner-url';
import {
  EMBED_SLOTS,
  liveEntry,
  own,
  shownWidget,
  WIDGET_SLOTS,
  type PartnerRegistry,
} from '@/lib/partners/registry';
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

/** A link of the registry with the page it leads to; without an address where nothing of the content fills the page in. */
interface LinkedPage {
  readonly name: string;
  readonly address: string | undefined;
}

/** The page of every link, filled in as the first deal does that uses it. */
function linkedPages(registry: PartnerRegistry, deals: readonly Outbound[]): readonly LinkedPage[] {
  return Object.entries(registry.links).map(([key, { partner, page }]) => {
    const live = liveEntry(registry.partners, partner);
    const target = deals.find(({ to }) => to === key)?.target;
    // A stand-in without a page of this kind is linked by its home page, which is fixed.
    const isFixed = placeholdersOf(own(live.pages, page) ?? '').length === 0;
    return {
      name: `${partnerNameOf(registry, key)}, linked as ${key}`,
      address: target || isFixed ? addressOf(live, page, target ?? {}) : undefined,
    };
  });
}

/** Names of the links whose page cannot be asked for, because no deal says what would fill it in. */
export const unaskedLinks = (registry: PartnerRegistry, deals: readonly Outbound[]): readonly string[] =>
  linkedPages(registry, deals).flatMap(({ name, address }) => (address === undefined ? [name] : []));

/** The widgets that the pages show, stand-ins included. Loading one is what every visitor does; it is no click. */
function shownWidgets(registry: PartnerRegistry, account: Account): readonly Target[] {
  return WIDGET_SLOTS.flatMap((slot) => {
    const shown = shownWidget(registry, slot);
    if ('ours' in shown) return [];
    const placement = { page: 'check', block: 'widget', item: slot };
    return {
      use: 'script',
      name: `${liveEntry(registry.partners, shown.widget.partner).name}, widget ${slot}`,
      url: new URL(widgetUrl(registry, shown.widget, placement, account)),
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

/**
 * Every address that the site depends on, each once for each use, in the order of the registry. Pages are asked for
 * straight: a link of the network would count as a click.
 *
 * @param deals what fills in the pages that need it
 */
export function partnerTargets(
  registry: PartnerRegistry,
  account: Account,
  deals: readonly Outbound[],
): readonly Target[] {
  const linked = linkedPages(registry, deals).flatMap(({ name, address }) =>
    address === undefined ? [] : [{ use: 'page', name, url: new URL(address) } as const],
  );
  const form = {
    use: 'page',
    name: `${liveEntry(registry.partners, registry.searchForm.partner).name}, search form`,
    url: new URL(registry.searchForm.action),
  } as const;
  const all = [...linked, form, ...framedPages(registry, account), ...shownWidgets(registry, account)];
  const once = new Map<string, Target>();
  for (const target of all) {
    const key = `${target.use} ${target.url.href}`;
    if (!once.has(key)) once.set(key, target);
  }
  return [...once.values()];
}
