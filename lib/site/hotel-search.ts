import { HOTEL_TARGETS, STAY_TARGET } from '@/lib/partners/stay-query';
import { takesPart, type PartnerUrl } from '@/lib/partners/partner-url';
import type { PartnerRegistry } from '@/lib/partners/registry';
import type { Pages } from './load-pages';
import { loadPartners } from './load-partners';
import type { PartnerLinks } from './partner-links';

/** The two addresses of the hotel search, with one sub-id. */
export interface HotelSearchLinks {
  /** The partner's search without values. */
  readonly plain: PartnerUrl;
  /** The partner's list for the fields of the search, with a {curly} part for each field. */
  readonly filled: PartnerUrl;
}

/**
 * Whether the page for hotels shows the links of a part. It leaves them out if the partner is closed and its stand-in has no page for them,
 * because every link would then open the same page.
 *
 * @param to a key of links
 */
export const takesHotelParts = (
  registry: PartnerRegistry,
  name: keyof typeof HOTEL_TARGETS,
  to: string,
): boolean => Object.keys(HOTEL_TARGETS[name]).every((part) => takesPart(registry, to, part));

/**
 * The links of our own hotel search. None if the content has no such search, or if its partner is closed and the stand-in has no page for
 * the fields.
 */
export function hotelSearchLinks(
  { search, grid }: Pages['hotels'],
  links: PartnerLinks,
): HotelSearchLinks | undefined {
  if (!search || !takesHotelParts(loadPartners(), 'search', search.to)) return undefined;
  const to = (link: typeof grid.button.link) => links.of('search', { id: 'search-form', link }).url;
  return { plain: to(grid.button.link), filled: to({ to: search.to, target: STAY_TARGET }) };
}
