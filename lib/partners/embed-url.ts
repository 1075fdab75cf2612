import { accountSubId, type Account } from './account';
import { fill, partnerUrl, trackedUrl, type PartnerUrl } from './partner-url';
import { liveEntry, own, type Embed, type EmbedSlot, type PartnerRegistry } from './registry';
import type { Placement } from './sub-id';

/** What an embedded page's address may ask for, of the account that the page names. */
export const EMBED_PLACEHOLDERS: readonly string[] = ['accountId', 'subId'];

/**
 * Address of a partner's page for a frame. One that goes `through: network` carries marker and sub-id of the network; any
 * other says in its own address where id and sub-id of its account stand.
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

/** All that a route needs to frame a partner's page. */
export interface EmbedPlan {
  readonly title: string;
  readonly src: string;
  /** Value of the frame's `sandbox` attribute. */
  readonly sandbox: string;
  /** The plain link beside the frame: a partner may refuse to be framed. */
  readonly link: PartnerUrl;
}

/** The embedded page of a slot, a stand-in where it is closed. */
export function embedFor(
  registry: PartnerRegistry,
  slot: EmbedSlot,
  page: string,
  account: Account,
): EmbedPlan {
  const embed = liveEntry(registry.embeds, slot);
  const place = (item: string): Placement => ({ page, block: 'frame', item });
  return {
    title: embed.title,
    src: embedUrl(registry, embed, place(slot), account),
    sandbox: embed.sandbox.join(' '),
    link: partnerUrl(registry, { to: embed.link, target: {}, placement: place(`${slot}-link`) }, account),
  };
}
