import type { Outbound } from '@/lib/partners/partner-url';
import type { PartnerAction } from '@/lib/partners/outbound-links';
import type { AnyPicture } from '@/lib/site/picture';
import type { ContentIcon } from '@/lib/site/schemas';
import type { Ending, Terms } from './deal-terms';
import type { Location } from '@/lib/site/location';
import type { ShownPrice } from './prices/fare';
import type { Route } from './prices/observation';

/* Types of deals and of the other cards. Prices are US dollars. `partnerUrl` turns `link` into an address. */

/** A place that flights go to: an airport, or all airports of a city. */
export interface Airport {
  /** IATA code of an airport or a city. */
  readonly code: string;
  readonly city: string;
  readonly name: string;
  readonly country: string;
  /** Other names that a visitor may type: another spelling, the island, a town nearby. */
  readonly also: readonly string[];
}

/** The text and the data of a deal's card, derived by its kind. */
export interface DealFacts {
  readonly title: string;
  /** Airport codes of a flight. */
  readonly codes?: readonly [from: string, to: string] | undefined;
  /**
   * The line below the title: how long a ride takes, or the rating of a hotel in one sentence with its source, so that nobody takes it
   * for a rating by the partner.
   */
  readonly detail?: string | undefined;
  readonly features?: readonly string[];
  /** Its location on our own map. */
  readonly location?: Location | undefined;
  /** Words by which the search finds it, if they are not its features. */
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
  /** The origin of flights at this price. */
  readonly from: Airport;
  /** The route whose observed prices are the prices of the flight. Undefined if no airport has the name of the destination. */
  readonly route?: Route | undefined;
  /** Whether its price is invented and was never observed. */
  readonly isSample?: boolean;
  /** From 1 to 5. */
  readonly rating: number;
  readonly ratedBy: string;
  /** `false` keeps it off the home page. */
  readonly home?: boolean | undefined;
}

export interface ServiceCard {
  readonly id: string;
  readonly icon: ContentIcon;
  readonly title: string;
  readonly description: string;
  /** One button for each partner; its label is the partner's name. */
  readonly partners: readonly PartnerAction[];
  readonly features: readonly string[];
  readonly buttons: readonly PartnerAction[];
}
