import { DEAL_KINDS, type Deal } from '@/lib/deals/deal-kinds';
import { formatShortPrice } from '@/lib/deals/currency/format';
import type { Destination } from '@/lib/deals/types';
import { nameSlug } from '@/lib/source/name-slug';
import { dealAnchor, destinationAnchor, routes } from '@/lib/site/routes';

/** A search result that is not an article: a page of deals, an author, a series, a deal, a destination. */
export interface SearchRecord {
  /** Path on this site, with the anchor of its card, without the base path. */
  readonly href: string;
  /** Its kind, such as 'Hotel deal', which results show. */
  readonly kind: string;
  readonly title: string;
  /** What results show. */
  readonly text: string;
  /** What is searched as well, but not shown. */
  readonly keywords?: readonly string[];
}

/** ' · from $79 per night', or nothing for a deal without a price. A sample is named as one, because no note stands beside a result. */
function priceNote({ price, isSample, per }: Partial<Pick<Deal, 'price' | 'isSample' | 'per'>>): string {
  if (price === undefined) return '';
  return ` · ${isSample ? 'sample price' : 'from'} ${formatShortPrice(price)}${per ? ` per ${per}` : ''}`;
}

/** The card of a deal on a page that lists it. */
export const dealRecord = (
  page: string,
  {
    id,
    kind,
    title,
    description,
    keywords,
    ...price
  }: Pick<Deal, 'id' | 'kind' | 'title' | 'description' | 'keywords' | 'price' | 'isSample' | 'per'>,
): SearchRecord => ({
  href: `${page}#${dealAnchor(id)}`,
  kind: DEAL_KINDS[kind].foundAs + priceNote(price),
  title,
  text: description,
  keywords,
});

export const destinationRecord = (
  page: string,
  {
    id,
    name,
    country,
    description,
    ...price
  }: Pick<Destination, 'id' | 'name' | 'country' | 'description' | 'price' | 'isSample'>,
): SearchRecord => ({
  href: `${page}#${destinationAnchor(id)}`,
  kind: `Destination · ${country}${priceNote(price)}`,
  title: name,
  text: description,
  keywords: [country],
});

/** A page of deals. */
export const pageRecord = (
  href: string,
  { title, description }: { readonly title: string; readonly description: string },
): SearchRecord => ({ href, kind: 'Page', title, text: description });

/** An author with published articles. */
export const authorRecord = ({
  name,
  description,
}: {
  readonly name: string;
  readonly description: string;
}): SearchRecord => ({
  href: routes.author(nameSlug(name)),
  kind: 'Author',
  title: name,
  text: description,
});

/** The series of the given articles. */
export function seriesRecords(
  series: readonly { readonly name: string; readonly description: string }[],
  articles: readonly { readonly series?: string | undefined }[],
): readonly SearchRecord[] {
  const published = new Set(articles.map((article) => article.series));
  return series
    .filter(({ name }) => published.has(name))
    .map(({ name, description }) => ({
      href: routes.series(nameSlug(name)),
      kind: 'Series',
      title: name,
      text: description,
    }));
}
