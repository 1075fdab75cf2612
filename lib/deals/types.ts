import type { Outbound } from '@/lib/partners/partner-url';
import type { PartnerAction } from '@/lib/partners/outbound-links';
import type { AnyPicture } from '@/lib/site/picture';
import type { Ending, Terms } from './deal-terms';
import type { Location } from '@/lib/site/location';
import type { ShownPrice } from './prices/fare';
import type { Route } from './prices/observation';

/* What deals and the cards around them are made of. Prices are US dollars; `link` becomes an address by `partnerUrl`. */

/** A place that flights go to: an airport, or all airports of a city. */
export interface Airport {
  /** IATA code of an airport or a city. */
  readonly code: string;
  readonly city: string;
  readonly name: string;
  readonly country: string;
  /** Other names that a visitor may type: another spelling, the island, a town near by. */
  readonly also: readonly string[];
}

/** What a deal says of itself, by its kind. */
export interface DealFacts {
  readonly title: string;
  /** Above the title, after the kind. */
  readonly above?: readonly string[];
  /** Airport codes of a flight. */
  readonly codes?: readonly [from: string, to: string] | undefined;
  /** A rating and whose it is, in one sentence: it is never taken to be the partner's. */
  readonly rating?: string | undefined;
  readonly features?: readonly string[];
  /** Where it is on our own map. */
  readonly location?: Location | undefined;
  /** What the search finds it by, where that is not its features. */
  readonly keywords?: readonly string[];
}

export interface Destination extends ShownPrice, Terms, Ending {
  /** Also the item of its sub-id. */
  readonly id: string;
  readonly description: string;
  readonly link: Outbound;
  readonly name: string;
  readonly country: string;
  readonly photo: AnyPicture;
  /** Where flights at this price leave from. */
  readonly from: Airport;
  /** The route whose prices seen are those of the flight there; nothing where no airport has the name of the place. */
  readonly route?: Route | undefined;
  /** From 1 to 5. */
  readonly rating: number;
  readonly ratedBy: string;
  /** `false` keeps it off the home page. */
  readonly home?: boolean | undefined;
}

export interface ServiceCard {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** One button for each partner; its label is the partner's name. */
  readonly partners: readonly PartnerAction[];
  readonly features: readonly string[];
  readonly buttons: readonly PartnerAction[];
}
