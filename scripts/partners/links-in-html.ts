import { isHostOf, own, type Partner, type PartnerRegistry } from '@/lib/partners/registry';
import { attribute, elements, textOf, type Element, type Node } from '@/scripts/html/elements';

export interface OutboundLink {
  /** Name of the partner that the link leads to. */
  readonly partner: string;
  /**
   * State of the program. It is unknown if a link of the network has no program, or a program that no partner has. 'no account' is
   * a link to a partner outside the network without the operator's id, so it earns nothing.
   */
  readonly status: 'live' | 'closed' | 'no account' | 'unknown program';
  /** `page_block_item`, if the link has a sub-id. */
  readonly subId: string;
  /** The operator's account in the link: the marker of the network, or the id at the partner. Empty without an account. */
  readonly accountId: string;
  /** The text that a visitor clicks. */
  readonly text: string;
  /** The target of a click, including the hidden fields of a form. */
  readonly url: URL;
  /** The link or form itself. */
  readonly element: Element;
}

/** Whether an address belongs to the network, which redirects to a partner. */
const isOfNetwork = ({ hostname }: URL, { network }: PartnerRegistry) =>
  hostname === new URL(network.linkUrl).hostname || isHostOf(network.shortHosts, hostname);

/** The partner that an address leads to, through the network or directly. Undefined for any other address. */
export function partnerOf(url: URL, registry: PartnerRegistry): Partner | undefined {
  const partners = Object.values(registry.partners);
  if (url.hostname === new URL(registry.network.linkUrl).hostname) {
    const campaign = Number(url.searchParams.get('campaign_id'));
    const p = Number(url.searchParams.get('p'));
    return partners.find(
      ({ link }) => link.shape === 'network' && link.campaign === campaign && link.p === p,
    );
  }
  return partners.find(({ hosts }) => isHostOf(hosts, url.hostname));
}

/** The target of a link, or of a form with its hidden fields, as in a browser. */
function targetOf(element: Element): URL | undefined {
  const address = attribute(element, element.tagName === 'form' ? 'action' : 'href');
  if (!['a', 'form'].includes(element.tagName) || !address || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (element.tagName === 'form') {
    for (const field of elements(element)) {
      const name = attribute(field, 'name');
      if (attribute(field, 'type') === 'hidden' && name)
        url.searchParams.set(name, attribute(field, 'value') ?? '');
    }
  }
  return url;
}

/** The element that a visitor clicks: the link itself, or the button of a form. */
function pressed(element: Element): Element {
  if (element.tagName !== 'form') return element;
  return [...elements(element)].find(({ tagName }) => tagName === 'button') ?? element;
}

/** A link or form that leads to an absolute address. */
export interface LinkOut {
  readonly element: Element;
  /** The target of a click, including the hidden fields of a form. */
  readonly url: URL;
}

/** Every link and form of a parsed page with an absolute http(s) address, in the order of the page. */
export function* linksOut(document: Node): Generator<LinkOut> {
  for (const element of elements(document)) {
    const url = targetOf(element);
    if (url && /^https?:$/.test(url.protocol)) yield { element, url };
  }
}

/** The text of a link, or of the button of a form. */
export const wordsOf = ({ element }: LinkOut): string => textOf(pressed(element));

/** The id and the sub-id in a link. The network has both in one parameter; other partners use the parameters of the account. */
function trackingOf({ element, url }: LinkOut, partner: Partner | undefined, registry: PartnerRegistry) {
  const value = (name: string | undefined) => (name && url.searchParams.get(name)) || '';
  if (partner?.link.shape === 'direct') {
    const account = own(registry.accounts, partner.link.account);
    return { accountId: value(account?.id), subId: value(account?.subId?.parameter) };
  }
  const field = element.tagName === 'form' ? registry.searchForm.markerField : 'marker';
  const [accountId = '', ...rest] = value(field).split('.');
  return { accountId, subId: rest.join('.') };
}

/** The data of a partner link, or undefined for a link that leads to no partner. */
export function partnerLink(link: LinkOut, registry: PartnerRegistry): OutboundLink | undefined {
  const partner = partnerOf(link.url, registry);
  if (!partner && !isOfNetwork(link.url, registry)) return undefined;
  const tracking = trackingOf(link, partner, registry);
  const earns = partner?.status !== 'live' || tracking.accountId !== '';
  return {
    ...link,
    ...tracking,
    partner: partner?.name ?? 'unknown',
    status: partner ? (earns ? partner.status : 'no account') : 'unknown program',
    text: wordsOf(link),
  };
}
