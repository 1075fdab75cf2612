import { embedFor, type EmbedPlan } from '@/lib/partners/embed-url';
import { partnerUrl, type Outbound, type PartnerUrl } from '@/lib/partners/partner-url';
import type { PartnerAction } from '@/lib/partners/outbound-links';
import { liveEntry, type Embed, type EmbedSlot, type WidgetSlot } from '@/lib/partners/registry';
import { flightSearchForm, type SearchForm } from '@/lib/partners/search-form';
import { widgetFor, type OurDealsPlan, type WidgetPlan } from '@/lib/partners/widget-url';
import { loadPartners } from './load-partners';
import { asksFirst } from './load-site';
import { readAccount } from './operator-account';

/** An entry of the content that links to a partner. */
interface WithLink {
  readonly id: string;
  readonly link: Outbound;
}

/** An entry with the partner link that its view needs. */
export type Linked<T> = T & { readonly url: PartnerUrl };

/** A button that leads to a partner, in the form that views use. */
export type LinkedAction = Pick<Linked<PartnerAction>, 'id' | 'label' | 'url'>;

/** All partner links of one page, each with the sub-id of its placement. */
export interface PartnerLinks {
  /** One entry within a block of the page, with its link. */
  readonly of: <T extends WithLink>(block: string, thing: T) => Linked<T>;
  /** The entries of a list within a block of the page, with their links. */
  readonly all: <T extends WithLink>(block: string, things: readonly T[]) => readonly Linked<T>[];
  /** The partner links of the footer. */
  readonly footer: readonly PartnerUrl[];
  readonly widget: (slot: WidgetSlot) => WidgetPlan | OurDealsPlan;
  readonly embed: (slot: EmbedSlot) => EmbedPlan;
  readonly searchForm: (block: string) => SearchForm;
}

/**
 * The partner links of a page, made with the operator's account values from the environment.
 *
 * @param page first part of the sub-ids, such as `home`; for an article its slug
 * @throws ContentError for an invalid registry, EnvironmentError for invalid account values
 */
export function loadPartnerLinks(page: string): PartnerLinks {
  const registry = loadPartners();
  const account = readAccount(registry);
  const of = <T extends WithLink>(block: string, thing: T): Linked<T> => ({
    ...thing,
    url: partnerUrl(registry, { ...thing.link, placement: { page, block, item: thing.id } }, account),
  });
  const asking = <T extends { readonly partner?: string | undefined }>(
    plan: T,
    through: Embed['through'] = 'network',
  ): T => {
    if (!asksFirst() || plan.partner === undefined) return plan;
    return {
      ...plan,
      asks: [...new Set([plan.partner, ...(through === 'network' ? [registry.network.name] : [])])],
    };
  };
  return {
    of,
    all: (block, things) => things.map((thing) => of(block, thing)),
    footer: registry.footer.map((to) =>
      partnerUrl(registry, { to, target: {}, placement: { page, block: 'footer', item: to } }, account),
    ),
    widget: (slot) => asking(widgetFor(registry, slot, page, account)),
    embed: (slot) =>
      asking(embedFor(registry, slot, page, account), liveEntry(registry.embeds, slot).through),
    searchForm: (block) => flightSearchForm(registry, { page, block, item: 'search-form' }, account),
  };
}
