import type { Account } from '@/lib/partners/account';
import { embedUrl } from '@/lib/partners/embed-url';
import { addressOf, partnerNameOf, placeholdersOf, type Outbound } from '@/lib/partners/partner-url';
import { shownPartners } from '@/lib/partners/partner-providers';
import { liveEntry, own, type PartnerRegistry } from '@/lib/partners/registry';
import { widgetUrl } from '@/lib/partners/widget-url';

/** What a visitor's browser does with an address, which decides what counts as an answer. */
export type Use = 'page' | 'frame' | 'script' | 'source';

/** An address of another host that the site depends on; a `source` is one that an article names. */
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

/**
 * What pages load, frame and send a form to. Loading a widget is what every visitor does, and no click. A frame is asked for
 * straight: one that goes through the network would count as a click.
 */
function shownTargets(registry: PartnerRegistry, account: Account): readonly Target[] {
  const { widgets, frames, form } = shownPartners(registry);
  const placement = (block: string, item: string) => ({ page: 'check', block, item });
  return [
    { use: 'page', name: `${form.partner.name}, search form`, url: form.action },
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
  const once = new Map<string, Target>();
  for (const target of [...linked, ...shownTargets(registry, account)]) {
    const key = `${target.use} ${target.url.href}`;
    if (!once.has(key)) once.set(key, target);
  }
  return [...once.values()];
}
