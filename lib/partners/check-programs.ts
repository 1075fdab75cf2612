import type { Diagnostic } from '@/lib/source/diagnostic';
import { affiliateSign } from './affiliate-signs';
import { placeholdersOf, SEEN_FARE } from './partner-url';
import { isHostOf, own, type PartnerRegistry } from './registry';
import { hostRule, type Report } from './registry-rules';

/** Checks the address of the network's links. The site adds marker and destination as its query, so it must not have one. */
export function checkNetwork({ network }: PartnerRegistry, report: Report): readonly Diagnostic[] {
  if (!/[?#]/.test(network.linkUrl)) return [];
  const expected = "the address up to the '?', as the site adds marker, p and destination itself";
  return [report(['network', 'linkUrl'], `'${network.linkUrl}'`, expected)];
}

/** Checks that each host belongs to one partner, because a host says which partner a link leads to. */
function checkHosts({ partners }: PartnerRegistry, report: Report): readonly Diagnostic[] {
  const first = new Map<string, string>();
  return Object.entries(partners).flatMap(([key, { hosts }]) =>
    hosts.flatMap((host, index) => {
      const other = first.get(host);
      if (other === undefined) first.set(host, key);
      return other === undefined
        ? []
        : report(['partners', key, 'hosts', index], `'${host}', as in ${other}`, 'each host once');
    }),
  );
}

/**
 * Checks the hosts and pages of each partner: `home` has no placeholders, all pages are on the partner's hosts, and none is an
 * affiliate link, because the site adds the account itself.
 */
export function checkPartners(registry: PartnerRegistry, report: Report): readonly Diagnostic[] {
  const pageDiagnostics = Object.entries(registry.partners).flatMap(([key, { pages, hosts }]) => {
    const { home } = pages;
    const diagnostics: Diagnostic[] = [];
    if (home === undefined)
      diagnostics.push(report(['partners', key, 'pages'], 'no home', 'a page named home'));
    else if (placeholdersOf(home).length > 0) {
      diagnostics.push(
        report(['partners', key, 'pages', 'home'], `'${home}'`, 'an address without {curly} parts'),
      );
    }
    for (const [page, address] of Object.entries(pages)) {
      const { hostname, searchParams } = new URL(address);
      const place = ['partners', key, 'pages', page];
      const sign = searchParams.has('marker') ? 'marker=' : affiliateSign(address);
      if (!isHostOf(hosts, hostname)) diagnostics.push(report(place, hostname, hostRule(key, hosts)));
      else if (sign !== undefined)
        diagnostics.push(
          report(place, `'${address}', an affiliate link by its ${sign}`, 'the plain address of the page'),
        );
    }
    return diagnostics;
  });
  return [...checkHosts(registry, report), ...pageDiagnostics];
}

/** Checks that no two partners have the same two numbers, because the network identifies the partner of a link by them. */
export function checkPrograms({ partners }: PartnerRegistry, report: Report): readonly Diagnostic[] {
  const first = new Map<string, string>();
  return Object.entries(partners).flatMap(([key, { link }]) => {
    if (link.shape !== 'network') return [];
    const pair = `p: ${link.p}, campaign: ${link.campaign}`;
    const other = first.get(pair);
    if (other === undefined) {
      first.set(pair, key);
      return [];
    }
    const expected = `the numbers of the program of ${key}, which are others than those of ${other}`;
    return [report(['partners', key, 'link'], `{ ${pair} }`, expected)];
  });
}

/** Checks that each link names a partner and one of the partner's pages. */
export function checkLinks({ links, partners }: PartnerRegistry, report: Report): readonly Diagnostic[] {
  return Object.entries(links).flatMap(([key, { partner, page }]) => {
    const pages = own(partners, partner)?.pages;
    if (!pages) return [report(['links', key, 'partner'], `'${partner}'`, 'a key of partners')];
    if (Object.hasOwn(pages, page)) return [];
    return [
      report(['links', key, 'page'], `'${page}'`, `a page of ${partner}: ${Object.keys(pages).join(', ')}`),
    ];
  });
}

/** Checks that the page of the link for observed prices takes the path of a search. The link is optional. */
export function checkSeenFare({ links, partners }: PartnerRegistry, report: Report): readonly Diagnostic[] {
  const { to, part } = SEEN_FARE;
  const link = own(links, to);
  const page = link && own(own(partners, link.partner)?.pages ?? {}, link.page);
  if (!page || page.endsWith(`/{+${part}}`)) return [];
  return [
    report(['links', to, 'page'], `'${link.page}'`, `a page of ${link.partner} that ends in /{+${part}}`),
  ];
}
