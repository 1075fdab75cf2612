import { accountParameters, accountSubId, type Account } from './account';
import { liveEntry, own, type Partner, type PartnerRegistry } from './registry';
import { subId, type Placement } from './sub-id';

/** Values for the {curly} parts of a partner's page, such as `{ city: 'Paris' }`. */
export type Target = Readonly<Record<string, string>>;

/** A link to a partner as content names it: a key of `links` and the values of its page. */
export interface Outbound {
  readonly to: string;
  readonly target: Target;
}

/** The complete link to a partner, for `<a href>`. */
export interface PartnerUrl {
  readonly href: string;
  /** Name of the partner that the visitor will see: the stand-in's if the original one is closed. */
  readonly partner: string;
  /** The sub-id of the placement. A direct partner's `href` lacks it without an id, or if the partner supports no sub-ids. */
  readonly subId: string;
}

/** A part in curly brackets. With a plus, its value keeps characters such as / and ? (RFC 6570, section 3.2.3). */
const PLACEHOLDER = /\{(\+?)([a-zA-Z]+)\}/g;

/** Characters that must be encoded in a value for a part with a plus. */
const NOT_ADDRESS = /[^\w.~:/?#[\]@!$&'()*+,;=%-]/gu;

/** Names of the {curly} parts of an address. */
export function placeholdersOf(template: string): readonly string[] {
  return [...template.matchAll(PLACEHOLDER)].map((match) => match[2]!);
}

/** Names of the {curly} parts of all partners' pages: what the `target` of a link may name. */
export const targetParts = ({ partners }: Pick<PartnerRegistry, 'partners'>): readonly string[] => [
  ...new Set(Object.values(partners).flatMap(({ pages }) => Object.values(pages).flatMap(placeholdersOf))),
];

/** An address with its {curly} parts filled in. */
export function fill(template: string, values: Target): string {
  return template.replace(PLACEHOLDER, (_, plus: string, name: string) => {
    const value = values[name] ?? '';
    return plus ? value.replace(NOT_ADDRESS, encodeURIComponent) : encodeURIComponent(value);
  });
}

/** The key of `links` that opens a search at the network's flight partner, and the part of its page that takes the path. */
export const SEEN_FARE = { to: 'seen-fare', part: 'path' } as const;

/** The error in a link, in the words of a diagnostic. */
interface OutboundProblem {
  readonly field: 'to' | 'target';
  readonly found: string;
  readonly expected: string;
  /** Names of the {curly} parts of the page, if there is one. */
  readonly needed: readonly string[];
}

/** The partner and the page that a key of `links` opens. Each is undefined if the registry does not have it. */
function opened(registry: PartnerRegistry, to: string) {
  const link = own(registry.links, to);
  const partner = link && own(registry.partners, link.partner);
  return { partner, page: partner && own(partner.pages, link.page) };
}

/** The reason why {@link partnerUrl} cannot build a link: an unknown key, or values that do not fit the page. */
export function outboundProblem(
  registry: PartnerRegistry,
  { to, target }: Outbound,
): OutboundProblem | undefined {
  const { page } = opened(registry, to);
  if (!page) {
    const keys = Object.keys(registry.links).join(', ');
    const expected = `a key of links in content/partners.yaml: ${keys}`;
    return { field: 'to', found: `'${to}'`, expected, needed: [] };
  }
  const needed = [...new Set(placeholdersOf(page))].sort();
  const given = Object.keys(target).sort();
  const fits = needed.join() === given.join() && given.every((name) => own(target, name)?.trim());
  if (fits) return undefined;
  return {
    field: 'target',
    found: given.length > 0 ? given.join(', ') : 'nothing',
    expected:
      needed.length > 0
        ? `${needed.join(', ')}, as '${to}' needs`
        : `nothing, as '${to}' leads to a fixed page`,
    needed,
  };
}

/**
 * The link to the search in which the network observed a price.
 *
 * @param path as the network returns it, with its first '/'
 * @returns undefined if the registry has no such link or its partner is closed; callers then use the deal's own link
 */
export function seenFare(registry: PartnerRegistry, path: string): Outbound | undefined {
  // The page already has a slash after the host, so that no path can choose another host.
  const link = { to: SEEN_FARE.to, target: { [SEEN_FARE.part]: path.slice(1) } };
  const { partner } = opened(registry, link.to);
  return partner?.status === 'live' && !outboundProblem(registry, link) ? link : undefined;
}

/** The page of a kind if the partner has it and all values are known, otherwise the partner's home page. */
export function addressOf(partner: Partner, kind: string, target: Target): string {
  const page = own(partner.pages, kind);
  const usable = page !== undefined && placeholdersOf(page).every((name) => own(target, name) !== undefined);
  return fill(usable ? page : (partner.pages.home ?? ''), target);
}

/**
 * Adds the tracking parameters to an address: marker and sub-id of the network, or id and sub-id of the partner's own
 * account. Without an id, the address is unchanged.
 *
 * @param address the target page, not yet encoded
 */
export function trackedUrl(
  registry: PartnerRegistry,
  { link }: Partner,
  address: string,
  placement: Placement,
  account: Account,
): Pick<PartnerUrl, 'href' | 'subId'> {
  if (link.shape === 'direct') {
    const url = new URL(address);
    for (const [name, value] of accountParameters(registry, link.account, placement, account))
      url.searchParams.set(name, value);
    return { href: url.href, subId: accountSubId(registry, link.account, placement) };
  }
  const { marker, trs } = account;
  const id = subId(placement);
  const parameters = new URLSearchParams([
    ['marker', `${marker}.${id}`],
    ['trs', trs],
    ['p', String(link.p)],
    ['u', address],
    ['campaign_id', String(link.campaign)],
  ]);
  return { href: `${registry.network.linkUrl}?${parameters}`, subId: id };
}

/**
 * The values that the page of a link uses. Empty for a page without placeholders.
 *
 * @param to key of `links`
 */
export function fittingTarget(registry: PartnerRegistry, to: string, values: Target): Target {
  const { page } = opened(registry, to);
  const wanted = page === undefined ? [] : placeholdersOf(page);
  return Object.fromEntries(Object.entries(values).filter(([name]) => wanted.includes(name)));
}

/** The partner and the page that a link opens, after stand-ins. @throws TypeError for an unknown key */
function shown(registry: PartnerRegistry, to: string) {
  const link = own(registry.links, to);
  if (!link) throw new TypeError(`Unknown link '${to}'`);
  const partner = liveEntry(registry.partners, link.partner);
  return { partner, page: own(partner.pages, link.page) };
}

/** Whether the page that a link opens, after stand-ins, has a {curly} part of a name. @throws TypeError for an unknown key */
export function takesPart(registry: PartnerRegistry, to: string, part: string): boolean {
  const { page } = shown(registry, to);
  return page !== undefined && placeholdersOf(page).includes(part);
}

/** Name of the partner that a link opens, after stand-ins. @throws TypeError for an unknown key */
export const partnerNameOf = (registry: PartnerRegistry, to: string): string =>
  shown(registry, to).partner.name;

/**
 * Builds every link to a partner.
 *
 * @throws TypeError for a key, value or placement that the loaders' checks would have rejected
 */
export function partnerUrl(
  registry: PartnerRegistry,
  { to, target, placement }: Outbound & { readonly placement: Placement },
  account: Account,
): PartnerUrl {
  const problem = outboundProblem(registry, { to, target });
  if (problem)
    throw new TypeError(`Link '${to}': ${problem.field} is ${problem.found}, expected ${problem.expected}`);
  const link = registry.links[to]!;
  const partner = liveEntry(registry.partners, link.partner);
  const address = addressOf(partner, link.page, target);
  return { ...trackedUrl(registry, partner, address, placement, account), partner: partner.name };
}
