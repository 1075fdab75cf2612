import type { Account } from './account';
import { partnerUrl, trackedUrl, type PartnerUrl } from './partner-url';
import { liveEntry, type Embed, type EmbedSlot, type PartnerRegistry } from './registry';
import { subId, type Placement } from './sub-id';

/** The account values that an embedded page's address may ask for. */
export const EMBED_PLACEHOLDERS = ['kiwitaxiRefId'] as const satisfies readonly (keyof Account)[];

/**
 * Address of a partner's page for a frame. Kiwitaxi's form counts by its own reference id and knows no sub-id; a page
 * that goes `through: network` carries both marker and sub-id.
 */
export function embedUrl(
  registry: PartnerRegistry,
  embed: Embed,
  placement: Placement,
  account: Account,
): string {
  const address = EMBED_PLACEHOLDERS.reduce(
    (text, name) => text.replaceAll(`{${name}}`, encodeURIComponent(account[name])),
    embed.address,
  );
  if (embed.through === 'direct') return address;
  const partner = liveEntry(registry.partners, embed.partner);
  return trackedUrl(registry.network, partner, address, subId(placement), account);
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
