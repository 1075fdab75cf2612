import { STAY_FIELDS, STAY_TARGET } from '@/lib/partners/stay-query';
import { takesPart, type PartnerUrl } from '@/lib/partners/partner-url';
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
 * The links of our own hotel search. None if the content has no such search, or if its partner is closed and the stand-in has no page for
 * the fields.
 */
export function hotelSearchLinks(
  { search, grid }: Pages['hotels'],
  links: PartnerLinks,
): HotelSearchLinks | undefined {
  if (!search || !STAY_FIELDS.every((field) => takesPart(loadPartners(), search.to, field))) return undefined;
  const to = (link: typeof grid.button.link) => links.of('search', { id: 'search-form', link }).url;
  return { plain: to(grid.button.link), filled: to({ to: search.to, target: STAY_TARGET }) };
}
