import type { Diagnostic } from '@/lib/source/diagnostic';
import { placeholdersOf, SEEN_FARE } from './partner-url';
import { isHostOf, own, type PartnerRegistry } from './registry';
import { hostRule, type Report } from './registry-rules';

/** The address that marker and destination are added to as its query. */
export function checkNetwork({ network }: PartnerRegistry, report: Report): readonly Diagnostic[] {
  if (!/[?#]/.test(network.linkUrl)) return [];
  const expected = "the address up to the '?', as the site adds marker, p and destination itself";
  return [report(['network', 'linkUrl'], `'${network.linkUrl}'`, expected)];
}

/** The pages of a partner: a home without placeholders, and all on its hosts. */
export function checkPartners({ partners }: PartnerRegistry, report: Report): readonly Diagnostic[] {
  return Object.entries(partners).flatMap(([key, { pages, hosts }]) => {
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
      const { hostname } = new URL(address);
      if (isHostOf(hosts, hostname)) continue;
      diagnostics.push(report(['partners', key, 'pages', page], hostname, hostRule(key, hosts)));
    }
    return diagnostics;
  });
}

/** Links of the network are told apart by their two numbers: whose are they, where two partners have the same? */
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

/** A link names a partner and one of its pages. */
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

/** Whatever opens a price that was seen must take the path that came with it. A registry may do without. */
export function checkSeenFare({ links, partners }: PartnerRegistry, report: Report): readonly Diagnostic[] {
  const { to, part } = SEEN_FARE;
  const link = own(links, to);
  const page = link && own(own(partners, link.partner)?.pages ?? {}, link.page);
  if (!page || page.endsWith(`/{+${part}}`)) return [];
  return [
    report(['links', to, 'page'], `'${link.page}'`, `a page of ${link.partner} that ends in /{+${part}}`),
  ];
}
