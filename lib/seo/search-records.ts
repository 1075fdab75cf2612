import type {
  Airport,
  Destination,
  FlightDeal,
  HotelDeal,
  PackageDeal,
  TransferDeal,
} from '@/lib/deals/types';
import { nameSlug } from '@/lib/source/name-slug';
import { dealAnchor, destinationAnchor, routes } from '@/lib/site/routes';

/** Something to be found that is no article: an author, a deal, a destination. */
export interface SearchRecord {
  /** Path on this site, with the anchor of its card, without the base path. */
  readonly href: string;
  /** What it is, such as 'Hotel deal'. Results say it. */
  readonly kind: string;
  readonly title: string;
  readonly text: string;
}

/** Description first: it is what a result shows. */
const textOf = (description: string, facts: readonly string[]) =>
  facts.length === 0 ? description : `${description} ${facts.join(', ')}.`;

const airportFacts = ({ code, city, name, country, also }: Airport) => [city, name, code, ...also, country];

/** The card of a deal on a page of deals. */
const dealRecord = (
  page: string,
  kind: string,
  { id, description }: { readonly id: string; readonly description: string },
  title: string,
  facts: readonly string[],
): SearchRecord => ({
  href: `${page}#${dealAnchor(id)}`,
  kind,
  title,
  text: textOf(description, facts),
});

export const flightRecord = (page: string, { route, from, destination, ...deal }: FlightDeal): SearchRecord =>
  dealRecord(page, 'Flight deal', deal, route, [...airportFacts(from), ...airportFacts(destination)]);

export const hotelRecord = (page: string, { city, features, ...deal }: HotelDeal): SearchRecord =>
  dealRecord(page, 'Hotel deal', deal, city, features);

export const packageRecord = (page: string, { destination, features, ...deal }: PackageDeal): SearchRecord =>
  dealRecord(page, 'Flight + hotel deal', deal, destination, features);

export const transferRecord = (page: string, { service, features, ...deal }: TransferDeal): SearchRecord =>
  dealRecord(page, 'Airport transfer', deal, service, features);

export const destinationRecord = (
  page: string,
  { id, name, country, description }: Pick<Destination, 'id' | 'name' | 'country' | 'description'>,
): SearchRecord => ({
  href: `${page}#${destinationAnchor(id)}`,
  kind: `Destination · ${country}`,
  title: name,
  text: textOf(description, [country]),
});

/** The authors of the given articles: nobody else has a page. */
export function authorRecords(
  authors: readonly { readonly name: string; readonly description: string }[],
  articles: readonly { readonly author: string }[],
): readonly SearchRecord[] {
  const published = new Set(articles.map(({ author }) => author));
  return authors
    .filter(({ name }) => published.has(name))
    .map(({ name, description }) => ({
      href: routes.author(nameSlug(name)),
      kind: 'Author',
      title: name,
      text: description,
    }));
}
