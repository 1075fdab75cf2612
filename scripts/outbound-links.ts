import type { DefaultTreeAdapterTypes } from 'parse5';
import { isHostOf, type Partner, type PartnerRegistry } from '@/lib/partners/registry';

type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

export interface OutboundLink {
  /** Name of the partner whom the link reaches. */
  readonly partner: string;
  /** State of the programme; unknown where a link of the network carries none, or one that no partner has. */
  readonly status: 'live' | 'closed' | 'unknown programme';
  /** `page_block_item`. */
  readonly subId: string;
  readonly marker: string;
  /** What a visitor presses. */
  readonly text: string;
  /** Where a press leads, a form's hidden fields included. */
  readonly url: URL;
  /** The link or form itself. */
  readonly element: Element;
}

export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((attr) => attr.name === name)?.value;

/** The elements of a parsed page, in the order of the page. */
export function* elements(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elements(child);
}

/** Text as one line. */
export function textOf(node: Node): string {
  const raw = (part: Node): string => {
    if (part.nodeName === '#text' && 'value' in part) return part.value;
    return 'childNodes' in part ? part.childNodes.map(raw).join('') : '';
  };
  return raw(node).replace(/\s+/g, ' ').trim();
}

/** Whether an address is one of the network's own, which leads on to a partner. */
const isOfNetwork = ({ hostname }: URL, { network }: PartnerRegistry) =>
  hostname === new URL(network.linkUrl).hostname || isHostOf(network.shortHosts, hostname);

/** The partner that an address leads to, through the network or straight; undefined for any other address. */
function partnerOf(url: URL, registry: PartnerRegistry) {
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

/** The parameter that carries marker and sub-id: links of the network have one name for it, forms and direct links their partner's. */
function markerFieldOf({ element }: LinkOut, partner: Partner | undefined, { searchForm }: PartnerRegistry) {
  if (element.tagName === 'form') return searchForm.markerField;
  return partner?.link.shape === 'direct' ? partner.link.markerField : 'marker';
}

/** What a link is worth to the operator, or undefined for one that leads to nobody who pays. */
export function partnerLink(link: LinkOut, registry: PartnerRegistry): OutboundLink | undefined {
  const partner = partnerOf(link.url, registry);
  if (!partner && !isOfNetwork(link.url, registry)) return undefined;
  const field = markerFieldOf(link, partner, registry);
  const [marker = '', ...rest] = (link.url.searchParams.get(field) ?? '').split('.');
  return {
    ...link,
    partner: partner?.name ?? 'unknown',
    status: partner?.status ?? 'unknown programme',
    subId: rest.join('.'),
    marker,
    text: wordsOf(link),
  };
}

/** Every link and form of a parsed page that leads to a partner or the network, in the order of the page. */
export function listOutboundLinks(document: Node, registry: PartnerRegistry): readonly OutboundLink[] {
  return [...linksOut(document)].flatMap((link) => partnerLink(link, registry) ?? []);
}
