import type { Price } from './currency/format';
import type { Outbound } from '@/lib/partners/partner-url';
import type { PartnerAction } from '@/lib/partners/ways-out';
import type { Photo } from '@/lib/site/picture';
import type { Location } from './hotel-map';

/*
 * The deals as views get them. Prices are US dollars, discounts whole percents; `link` becomes an address by
 * `partnerUrl`.
 */

/** What everything with a price has; `id` is also the item of its sub-id. */
interface Offer {
  readonly id: string;
  readonly description: string;
  readonly price: number;
  readonly link: Outbound;
}

interface Deal extends Offer, Price {}

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

export interface FlightDeal extends Deal {
  /** `New York to London`. */
  readonly route: string;
  readonly from: Airport;
  readonly destination: Airport;
}

export interface PackageDeal extends Deal {
  readonly destination: string;
  readonly features: readonly string[];
}

export interface HotelDeal extends Deal {
  readonly city: string;
  /** Where it is on our own map. */
  readonly location?: Location | undefined;
  /** `4.5 out of 5`. */
  readonly rating: string;
  /** Whose rating it is: never taken to be the partner's. */
  readonly ratedBy: string;
  readonly features: readonly string[];
}

export interface TransferDeal extends Deal {
  readonly service: string;
  /** `30 to 45 min`. */
  readonly duration: string;
  readonly features: readonly string[];
}

export interface Destination extends Offer {
  readonly name: string;
  readonly country: string;
  readonly photo: Photo;
  /** Where flights at this price leave from. */
  readonly from: Airport;
  /** From 1 to 5. */
  readonly rating: number;
  readonly ratedBy: string;
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
