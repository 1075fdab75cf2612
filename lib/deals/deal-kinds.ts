import type { z } from 'zod';
import type { Outbound, Target } from '@/lib/partners/partner-url';
import { target, to } from '@/lib/partners/schemas';
import type { DealPage, LandingPage } from '@/lib/site/landing-pages';
import type { PostcardSubject } from '@/lib/site/postcard-subjects';
import { drawing } from '@/lib/site/schemas';
import { fields, line, slug } from '@/lib/source/field-rules';
import type { Price } from './currency/format';
import { pick, terms, type Ending, type PickFields, type Terms } from './deal-terms';
import { code, description, features, list, location, prices, ratedBy, ratingText } from './fields';
import type { ShownPrice } from './prices/fare';
import type { Route } from './prices/observation';
import type { Airport, DealFacts } from './types';

/** The fields that every entry of a deal file has. */
export interface DealEntry extends Price, Terms, PickFields {
  readonly id: string;
  readonly description: string;
  readonly to: string;
  readonly target?: Target;
  readonly drawing?: PostcardSubject | undefined;
}

/** A deal file below `content/` for each page that lists deals of a kind. Articles can show the deals in the home page's file. */
type DealFiles = { readonly home: string } & Partial<Readonly<Record<LandingPage, string>>>;

/** The record of a deal kind. `components/deals/deal-kind-looks.ts` defines the look of its card. */
interface DealKindRecord<Entry> {
  /** Its own page. Its tab on the home page links to that page. */
  readonly page: DealPage;
  readonly files: DealFiles;
  /** Its name in messages and in the file name of the editor's schema. */
  readonly plural: string;
  /** The content of its files, in the words of docs/operators.md. */
  readonly what: string;
  /** Label on its cards. */
  readonly label: string;
  /** Label in search results. */
  readonly foundAs: string;
  /** The unit of the price, such as a night, unless the price is for the whole trip. */
  readonly per?: string;
  /** Whether its deals have a destination. The page of the destination lists them. */
  readonly hasDestination: boolean;
  readonly schema: z.ZodType<readonly Entry[]>;
  /** Fields that hold a code of `content/airports.yaml`. */
  readonly airportFields?: readonly string[];
  /** Values for the partner's page, for kinds without a field `target`. */
  route?(entry: Entry): Route;
  /**
   * The flight of an entry, and whether its price is the whole price of the entry, not a part of it.
   *
   * @param find the airport of a place by its name
   */
  flight?(
    entry: Entry,
    find: (place: string) => Airport | undefined,
  ): (Route & { readonly isWholePrice: boolean }) | undefined;
  /** The text of an entry's card. @param airport returns the airport of a checked code */
  facts(entry: Entry, airport: (code: string) => Airport): DealFacts;
}

type Fields<Shape extends z.ZodRawShape> = z.infer<z.ZodObject<Shape>>;

/** A record with the schema of its entries. Its type keeps the literal values, so the compiler knows which pages list the kind. */
const dealKind = <Shape extends z.ZodRawShape, const Page extends DealPage, const Files extends DealFiles>({
  fields: shape,
  ...record
}: Omit<DealKindRecord<Fields<Shape> & Terms & PickFields>, 'schema'> & {
  readonly page: Page;
  readonly files: Files;
  readonly fields: Shape;
}) => ({
  ...record,
  schema: list(fields({ ...shape, drawing: drawing.optional(), ...terms, ...pick }), record.plural),
});

const airportWords = ({ code: iata, city, name, country, also }: Airport) => [
  city,
  name,
  iata,
  ...also,
  country,
];

/** Each kind of deal, in the order of the tabs on the home page. */
export const DEAL_KINDS = {
  flight: dealKind({
    page: 'flights',
    files: { home: 'deals/flights.yaml', flights: 'deals/flight-grid.yaml' },
    plural: 'flights',
    what: 'flights of the home page and of the flights page',
    label: 'Flight',
    foundAs: 'Flight deal',
    hasDestination: true,
    fields: { id: slug, from: code, destination: code, to, ...prices, description },
    airportFields: ['from', 'destination'],
    route: ({ from, destination }) => ({ from, to: destination }),
    flight: ({ from, destination }) => ({ from, to: destination, isWholePrice: true }),
    facts(entry, airport) {
      const [from, destination] = [airport(entry.from), airport(entry.destination)];
      return {
        title: `${from.city} to ${destination.city}`,
        codes: [from.code, destination.code],
        keywords: [...airportWords(from), ...airportWords(destination)],
      };
    },
  }),
  package: dealKind({
    page: 'flight-hotel',
    files: { home: 'deals/packages.yaml' },
    plural: 'packages',
    what: 'packages of flight and hotel',
    label: 'Flight + hotel',
    foundAs: 'Flight + hotel deal',
    hasDestination: true,
    fields: {
      id: slug,
      destination: line('the name of the place'),
      from: code.optional(),
      ...prices,
      description,
      features,
      to,
      target,
    },
    airportFields: ['from'],
    flight({ from, destination }, find) {
      const to = find(destination)?.code;
      return from && to && from !== to ? { from, to, isWholePrice: false } : undefined;
    },
    facts: (entry) => ({
      title: entry.destination,
      features: entry.features,
    }),
  }),
  hotel: dealKind({
    page: 'hotels',
    files: { home: 'deals/hotels.yaml', hotels: 'deals/hotel-grid.yaml' },
    plural: 'hotels',
    what: 'hotels of the home page and of the hotels page',
    label: 'Hotel',
    foundAs: 'Hotel deal',
    per: 'night',
    hasDestination: true,
    fields: {
      id: slug,
      city: line('the city, or the part of it'),
      // A hotel without a location is not on our map.
      location: location.optional(),
      ...prices,
      rating: ratingText,
      ratedBy,
      description,
      features,
      to,
      target,
    },
    facts: (entry) => ({
      title: entry.city,
      detail: `Rated ${entry.rating} by ${entry.ratedBy}`,
      features: entry.features,
      location: entry.location,
    }),
  }),
  transfer: dealKind({
    page: 'transfers',
    files: { home: 'deals/transfers.yaml' },
    plural: 'transfers',
    what: 'transfers',
    label: 'Transfer',
    foundAs: 'Airport transfer',
    per: 'ride',
    hasDestination: false,
    fields: {
      id: slug,
      service: line('the name of the service'),
      ...prices,
      duration: line("how long it takes, such as '30 to 45 min'"),
      description,
      features,
      to,
      target,
    },
    facts: (entry) => ({
      title: entry.service,
      detail: entry.duration,
      features: entry.features,
    }),
  }),
};

export type DealKind = keyof typeof DEAL_KINDS;

/** A page that lists deals of a kind. */
export type ListingPage<Kind extends DealKind> = keyof (typeof DEAL_KINDS)[Kind]['files'];

/** The records, for code that treats all kinds alike. */
export const DEAL_KIND_RECORDS: Readonly<Record<DealKind, DealKindRecord<DealEntry>>> = DEAL_KINDS;

/** The kind of deals that a tab of the home page shows. A page with a tab and without a kind does not compile. */
export const KIND_OF_TAB = Object.fromEntries(
  (Object.keys(DEAL_KINDS) as DealKind[]).map((kind) => [DEAL_KINDS[kind].page, kind]),
) as Readonly<Record<(typeof DEAL_KINDS)[DealKind]['page'], DealKind>> satisfies Readonly<
  Record<DealPage, DealKind>
>;

/** A deal in the form that views use. */
export interface Deal extends ShownPrice, Terms, Ending {
  readonly kind: DealKind;
  /** Also the item of its sub-id. */
  readonly id: string;
  readonly title: string;
  /** The name of its kind. */
  readonly label: string;
  readonly description: string;
  readonly features: readonly string[];
  /** Further words by which the search finds it, in addition to title and description. */
  readonly keywords: readonly string[];
  readonly codes?: DealFacts['codes'];
  readonly detail?: DealFacts['detail'];
  /** The postcard on its stub. */
  readonly drawing?: PostcardSubject | undefined;
  readonly location?: DealFacts['location'];
  readonly per?: string | undefined;
  /** Whether its price is invented and was never observed. */
  readonly isSample?: boolean;
  /** For a recommended deal, its label, and the name and the reason of the person who recommends it. */
  readonly pick?: { readonly label: string; readonly by: string; readonly why: string } | undefined;
  /** The route whose observed prices are the prices of the deal. */
  readonly route?: Route | undefined;
  /** The flight of a package. A price observed for the flight is only a part of the deal's price. */
  readonly partRoute?: Route | undefined;
  /** `partnerUrl` turns it into an address. */
  readonly link: Outbound;
}

/** A deal with a place on our own map. */
export type LocatedDeal = Deal & { readonly location: NonNullable<DealFacts['location']> };

/** Whether a deal has a price now. A deal without one may get a price again later. */
export const isPriced = <T extends Pick<Deal, 'price'>>(deal: T): deal is T & { readonly price: number } =>
  deal.price !== undefined;

/** Orders deals by price, the cheapest first and those without a price last. */
export const byPrice = (a: Pick<Deal, 'price'>, b: Pick<Deal, 'price'>): number =>
  (a.price ?? Infinity) - (b.price ?? Infinity) || 0;
