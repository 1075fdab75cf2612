import type { z } from 'zod';
import type { Outbound, Target } from '@/lib/partners/partner-url';
import { target, to } from '@/lib/partners/schemas';
import type { DealPage, LandingPage } from '@/lib/site/landing-pages';
import { fields, line, slug } from '@/lib/source/field-rules';
import type { Price } from './currency/format';
import { pick, terms, type Ending, type PickFields, type Terms } from './deal-terms';
import { code, description, features, list, location, prices, ratedBy, ratingText } from './fields';
import type { ShownPrice } from './prices/fare';
import type { Route } from './prices/observation';
import type { Airport, DealFacts } from './types';

/** What every entry of a file of deals has. */
export interface DealEntry extends Price, Terms, PickFields {
  readonly id: string;
  readonly description: string;
  readonly to: string;
  readonly target?: Target;
}

/** A deal file below `content/` for each page that lists deals of a kind; articles can show those of the home page. */
type DealFiles = { readonly home: string } & Partial<Readonly<Record<LandingPage, string>>>;

/** All that is to be known of a kind of deal; the look of its card is in `components/deals/deal-kind-looks.ts`. */
export interface DealKindRecord<Entry> {
  /** The page of its own; its tab on the home page leads there. */
  readonly page: DealPage;
  readonly files: DealFiles;
  /** In messages, and as the name of the editor's schema. */
  readonly plural: string;
  /** What its files hold, as the operators' handbook says it. */
  readonly what: string;
  /** On its cards. */
  readonly label: string;
  /** In results of the search. */
  readonly foundAs: string;
  /** What the price is for, where it is not the whole journey. */
  readonly per?: string;
  readonly schema: z.ZodType<readonly Entry[]>;
  /** Fields that hold a code of `content/airports.yaml`. */
  readonly airportFields?: readonly string[];
  /** What the partner's page can be filled in with, instead of a field `target`. */
  route?(entry: Entry): Target;
  /**
   * The flight of an entry, and whether its price is that of the entry.
   *
   * @param find the airport of a place by its name
   */
  flight?(
    entry: Entry,
    find: (place: string) => Airport | undefined,
  ): (Route & { readonly isPriced: boolean }) | undefined;
  /** What an entry says. @param airport the airport of a code that was checked */
  facts(entry: Entry, airport: (code: string) => Airport): DealFacts;
}

type Fields<Shape extends z.ZodRawShape> = z.infer<z.ZodObject<Shape>>;

/** A record with the schema of its entries. It stays as exact as written: which pages list the kind is known to the compiler. */
const dealKind = <Shape extends z.ZodRawShape, const Page extends DealPage, const Files extends DealFiles>({
  fields: shape,
  ...record
}: Omit<DealKindRecord<Fields<Shape> & Terms & PickFields>, 'schema'> & {
  readonly page: Page;
  readonly files: Files;
  readonly fields: Shape;
}) => ({
  ...record,
  schema: list(fields({ ...shape, ...terms, ...pick }), record.plural),
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
    fields: { id: slug, from: code, destination: code, to, ...prices, description },
    airportFields: ['from', 'destination'],
    route: ({ from, destination }) => ({ from, to: destination }),
    flight: ({ from, destination }) => ({ from, to: destination, isPriced: true }),
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
      return from && to && from !== to ? { from, to, isPriced: false } : undefined;
    },
    facts: (entry) => ({ title: entry.destination, features: entry.features }),
  }),
  hotel: dealKind({
    page: 'hotels',
    files: { home: 'deals/hotels.yaml', hotels: 'deals/hotel-grid.yaml' },
    plural: 'hotels',
    what: 'hotels of the home page and of the hotels page',
    label: 'Hotel',
    foundAs: 'Hotel deal',
    per: 'night',
    fields: {
      id: slug,
      city: line('the city, or the part of it'),
      // A hotel without one is not on our map.
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
      rating: `Rated ${entry.rating} by ${entry.ratedBy}`,
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
    facts: (entry) => ({ title: entry.service, above: [entry.duration], features: entry.features }),
  }),
};

export type DealKind = keyof typeof DEAL_KINDS;

/** A page that lists deals of a kind. */
export type ListingPage<Kind extends DealKind> = keyof (typeof DEAL_KINDS)[Kind]['files'];

/** The records where any kind will do. */
export const DEAL_KIND_RECORDS: Readonly<Record<DealKind, DealKindRecord<DealEntry>>> = DEAL_KINDS;

/** The kind of deals that a tab of the home page shows. A page with a tab and without a kind does not compile. */
export const KIND_OF_TAB = Object.fromEntries(
  (Object.keys(DEAL_KINDS) as DealKind[]).map((kind) => [DEAL_KINDS[kind].page, kind]),
) as Readonly<Record<(typeof DEAL_KINDS)[DealKind]['page'], DealKind>> satisfies Readonly<
  Record<DealPage, DealKind>
>;

/** A deal as views get it. */
export interface Deal extends ShownPrice, Terms, Ending {
  readonly kind: DealKind;
  /** Also the item of its sub-id. */
  readonly id: string;
  readonly title: string;
  /** What stands above the title: the kind, how long it takes. */
  readonly above: readonly string[];
  readonly description: string;
  readonly features: readonly string[];
  /** What the search finds it by beside title and description. */
  readonly keywords: readonly string[];
  readonly codes?: DealFacts['codes'];
  readonly rating?: DealFacts['rating'];
  readonly location?: DealFacts['location'];
  readonly per?: string | undefined;
  /** Whether its price was made up and not seen. */
  readonly isSample?: boolean;
  /** The deal of the week: whose reason it is. */
  readonly pick?: { readonly by: string; readonly why: string } | undefined;
  /** The route whose prices seen are those of the deal. */
  readonly route?: Route | undefined;
  /** The flight of a package: a price seen for it is only a part of the deal's. */
  readonly partRoute?: Route | undefined;
  /** Becomes an address by `partnerUrl`. */
  readonly link: Outbound;
}

export type PricedDeal = Deal & { readonly price: number };

/** Whether a deal has a price now: one may have a price again tomorrow. */
export const isPriced = <T extends Pick<Deal, 'price'>>(deal: T): deal is T & { readonly price: number } =>
  deal.price !== undefined;
