import { accountSubId, type Account } from './account';
import { fill, partnerUrl, trackedUrl, type PartnerUrl } from './partner-url';
import { liveEntry, own, type Embed, type EmbedSlot, type PartnerRegistry } from './registry';
import type { Placement } from './sub-id';

/** Placeholders for the address of an embedded page, filled from its account. */
export const EMBED_PLACEHOLDERS: readonly string[] = ['accountId', 'subId'];

/**
 * The address of a partner's page for a frame. With `through: network` it carries the network's marker and sub-id.
 * Otherwise the id and sub-id of its account replace the placeholders of the address.
 */
export function embedUrl(
  registry: PartnerRegistry,
  embed: Embed,
  placement: Placement,
  account: Account,
): string {
  const address = fill(
    embed.address,
    embed.account === undefined
      ? {}
      : {
          accountId: own(account.ids, embed.account) ?? '',
          subId: accountSubId(registry, embed.account, placement),
        },
  );
  if (embed.through === 'direct') return address;
  const partner = liveEntry(registry.partners, embed.partner);
  return trackedUrl(registry, partner, address, placement, account).href;
}

/** The props of a route that frames a partner's page. */
export interface EmbedPlan {
  readonly title: string;
  /** Name of the framed partner: the stand-in's if the original one is closed. */
  readonly partner: string;
  /** Names of the companies that the reader must allow first. Undefined if the frame needs no permission. */
  readonly asks?: readonly string[] | undefined;
  readonly src: string;
  /** Value of the frame's `sandbox` attribute. */
  readonly sandbox: string;
  /** The plain link beside the heading, because a partner may refuse to be framed. */
  readonly link: PartnerUrl;
  /** The link in the bar of the open frame. */
  readonly fallback: PartnerUrl;
}

/** The embedded page of a slot, or its stand-in if it is closed. */
export function embedFor(
  registry: PartnerRegistry,
  slot: EmbedSlot,
  page: string,
  account: Account,
): EmbedPlan {
  const embed = liveEntry(registry.embeds, slot);
  const place = (item: string): Placement => ({ page, block: 'frame', item });
  const link = (item: string) =>
    partnerUrl(registry, { to: embed.link, target: {}, placement: place(`${slot}-${item}`) }, account);
  return {
    title: embed.title,
    partner: liveEntry(registry.partners, embed.partner).name,
    src: embedUrl(registry, embed, place(slot), account),
    sandbox: embed.sandbox.join(' '),
    link: link('link'),
    fallback: link('fallback'),
  };
}
