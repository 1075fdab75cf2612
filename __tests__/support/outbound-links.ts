import type { PartnerRegistry } from '@/lib/partners/registry';
import type { Node } from '@/scripts/html/elements';
import { linksOut, partnerLink, type OutboundLink } from '@/scripts/partners/links-in-html';

/** Every link and form of a parsed page that leads to a partner or the network, in the order of the page. */
export const listOutboundLinks = (document: Node, registry: PartnerRegistry): readonly OutboundLink[] =>
  [...linksOut(document)].flatMap((link) => partnerLink(link, registry) ?? []);
