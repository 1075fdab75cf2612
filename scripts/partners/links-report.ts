import { readFileSync } from 'node:fs';
import { parse } from 'parse5';
import type { PartnerRegistry } from '@/lib/partners/registry';
import { isOnStandIn } from '@/lib/site/stand-ins';
import { MISSING_PAGES } from '@/scripts/export/missing-pages';
import { htmlFiles, type HtmlFile } from '@/scripts/html/html-files';
import { linksOut, partnerLink, wordsOf, type LinkOut } from './outbound-links';

/** A link that leaves the site, as an operator wants to see it. */
export interface ReportedLink {
  /** Path of the page that it stands on. */
  readonly page: string;
  /** Block and item of the page; for a link without a sub-id, its words. */
  readonly placement: string;
  /** Name of the partner, or the host where that is no partner. */
  readonly partner: string;
  readonly state: 'live' | 'on a stand-in' | 'closed' | 'no account' | 'unknown program' | 'not a partner';
  /** Empty where nothing is earned, and where the partner takes none. */
  readonly subId: string;
  /** Whom the link names as the one who earns: the marker of the network, or the id at the partner. */
  readonly accountId: string;
}

/** Block and item of a sub-id; one that was cut (`lib/partners/sub-id`) no longer has both. */
const placementOf = (subId: string) =>
  subId.includes('__') ? '(cut)' : subId.split('_').slice(1).join(' / ');

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
  const placement = subId === '' ? wordsOf(link) : placementOf(subId);
  const state = status === 'live' && isOnStandIn(registry, subId) ? 'on a stand-in' : status;
  return { page, placement, partner: name, state, subId, accountId };
}

/** Every page of an export once: the 404 page stands under several names. */
export function distinctPages(directory: string): readonly HtmlFile[] {
  const copies = ['/_not-found', ...MISSING_PAGES.slice(1).map((name) => `/${name.replace('.html', '')}`)];
  return htmlFiles(directory).filter(({ page }) => !copies.includes(page));
}

/**
 * Every link of an export that leaves the site, page by page: partners, social profiles and share links. It reads what
 * visitors get, not what the data means to say.
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

/** How many links lead to each partner in each state, and from how many pages; the most linked first. */
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
