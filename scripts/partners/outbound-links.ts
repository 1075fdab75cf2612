import { isHostOf, own, type Partner, type PartnerRegistry } from '@/lib/partners/registry';
import { attribute, elements, textOf, type Element, type Node } from '@/scripts/html/elements';

export interface OutboundLink {
  /** Name of the partner whom the link reaches. */
  readonly partner: string;
  /**
   * State of the program; unknown where a link of the network carries none, or one that no partner has. 'no account' is a
   * link to a partner outside the network that carries no id of the operator, so it earns nothing.
   */
  readonly status: 'live' | 'closed' | 'no account' | 'unknown program';
  /** `page_block_item`, as far as the link carries it. */
  readonly subId: string;
  /** The operator as the link names him: the marker of the network, or the id at the partner. Empty where it names nobody. */
  readonly accountId: string;
  /** What a visitor presses. */
  readonly text: string;
  /** Where a press leads, a form's hidden fields included. */
  readonly url: URL;
  /** The link or form itself. */
  readonly element: Element;
}

/** Whether an address is one of the network's own, which leads on to a partner. */
const isOfNetwork = ({ hostname }: URL, { network }: PartnerRegistry) =>
  hostname === new URL(network.linkUrl).hostname || isHostOf(network.shortHosts, hostname);

/** The partner that an address leads to, through the network or straight; undefined for any other address. */
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

/** Where a link leads, or where a form leads with its hidden fields filled in as a browser would. */
function targetOf(element: Element): URL | undefined {
  const address = attribute(element, element.tagName === 'form' ? 'action' : 'href');
  if (!['a', 'form'].includes(element.tagName) || !address || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (element.tagName === 'form') {
    for (const field of elements(element)) {
      if (attribute(field, 'type') !== 'hidden') continue;
      url.searchParams.set(attribute(field, 'name') ?? '', attribute(field, 'value') ?? '');
    }
  }
  return url;
}

/** What a visitor presses: the link itself, or the button of a form. */
function pressed(element: Element): Element {
  if (element.tagName !== 'form') return element;
  return [...elements(element)].find(({ tagName }) => tagName === 'button') ?? element;
}

/** A link or form that leads to an absolute address. */
export interface LinkOut {
  readonly element: Element;
  /** Where a press leads, a form's hidden fields included. */
  readonly url: URL;
}

/** Every link and form of a parsed page with an absolute address of the web, in the order of the page. */
export function* linksOut(document: Node): Generator<LinkOut> {
  for (const element of elements(document)) {
    const url = targetOf(element);
    if (url && /^https?:$/.test(url.protocol)) yield { element, url };
  }
}

/** What a visitor reads on a link, or on the button of a form. */
export const wordsOf = ({ element }: LinkOut): string => textOf(pressed(element));

/** Id and sub-id that a link carries: in one parameter for the network, in those of the account for any other partner. */
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

/** What a link is worth to the operator, or undefined for one that leads to nobody who pays. */
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

/** Every link and form of a parsed page that leads to a partner or the network, in the order of the page. */
export function listOutboundLinks(document: Node, registry: PartnerRegistry): readonly OutboundLink[] {
  return [...linksOut(document)].flatMap((link) => partnerLink(link, registry) ?? []);
}
