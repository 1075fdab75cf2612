import { readFileSync } from 'node:fs';
import { parse } from 'parse5';
import type { PartnerRegistry } from '@/lib/partners/registry';
import { placementName } from '@/lib/partners/sub-id';
import { isOnStandIn } from '@/lib/deals/stand-ins';
import { MISSING_PAGES } from '@/scripts/export/missing-pages';
import { htmlFiles, type HtmlFile } from '@/scripts/html/html-files';
import { linksOut, partnerLink, wordsOf, type LinkOut } from './links-in-html';

/** An external link, in the form for the operator's report. */
interface ReportedLink {
  /** Path of the page with the link. */
  readonly page: string;
  /** Block and item on the page. For a link without a sub-id, its text. */
  readonly placement: string;
  /** Name of the partner, or the host if it is not a partner. */
  readonly partner: string;
  readonly state: 'live' | 'on a stand-in' | 'closed' | 'no account' | 'unknown program' | 'not a partner';
  /** Empty if the link earns nothing or the partner supports no sub-ids. */
  readonly subId: string;
  /** The account under which the link earns: the marker of the network, or the id at the partner. */
  readonly accountId: string;
}

function report(page: string, link: LinkOut, registry: PartnerRegistry): ReportedLink {
  const partner = partnerLink(link, registry);
  if (!partner) {
    const { hostname } = link.url;
    return {
      page,
      placement: wordsOf(link),
      partner: hostname,
      state: 'not a partner',
      subId: '',
      accountId: '',
    };
  }
  const { partner: name, status, subId, accountId } = partner;
  const placement = subId === '' ? wordsOf(link) : placementName(subId);
  const state = status === 'live' && isOnStandIn(registry, subId) ? 'on a stand-in' : status;
  return { page, placement, partner: name, state, subId, accountId };
}

/** Every page of an export once. The 404 page exists under several names. */
export function distinctPages(directory: string): readonly HtmlFile[] {
  const copies = MISSING_PAGES.slice(1).map((name) => `/${name.replace('.html', '')}`);
  return htmlFiles(directory).filter(({ page }) => !copies.includes(page));
}

/**
 * Every external link of an export, page by page: partners, social profiles and share links. It reads the built pages, not the data
 * behind them, so it reports what visitors get.
 *
 * @param directory a complete export
 * @param site origin of the site itself, whose absolute links stay inside
 */
export function reportLinks(
  directory: string,
  registry: PartnerRegistry,
  site: string,
): readonly ReportedLink[] {
  return distinctPages(directory).flatMap(({ page, file }) =>
    [...linksOut(parse(readFileSync(file, 'utf8')))]
      .filter(({ url }) => url.origin !== site)
      .map((link) => report(page, link, registry)),
  );
}

/** The number of links to each partner in each state, and the number of pages with them. Most linked first. */
export function summarize(links: readonly ReportedLink[]): readonly (readonly string[])[] {
  const groups = new Map<string, { partner: string; state: string; links: number; pages: Set<string> }>();
  for (const { partner, state, page } of links) {
    const key = `${partner}\n${state}`;
    const group = groups.get(key) ?? { partner, state, links: 0, pages: new Set() };
    groups.set(key, { ...group, links: group.links + 1, pages: group.pages.add(page) });
  }
  return [...groups.values()]
    .sort((a, b) => b.links - a.links)
    .map(({ partner, state, links: count, pages }) => [partner, state, String(count), String(pages.size)]);
}
