import type { Outbound } from '@/lib/partners/partner-url';
import type { Photo } from '@/lib/picture';

/*
 * The deals as views get them. Prices are whole US dollars, discounts whole percents; `link` becomes an address by
 * `partnerUrl`.
 */

/** What every deal has; `id` is also the item of its sub-id. */
interface Deal {
  readonly id: string;
  readonly description: string;
  readonly price: number;
  readonly link: Outbound;
}

interface Discounted {
  readonly originalPrice: number;
  readonly discount: number;
}

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

export interface FlightDeal extends Deal, Discounted {
  /** `New York to London`. */
  readonly route: string;
  readonly from: Airport;
  readonly destination: Airport;
}

export interface PackageDeal extends Deal, Discounted {
  readonly destination: string;
  readonly features: readonly string[];
}

export interface HotelDeal extends Deal {
  readonly city: string;
  /** `4.5 out of 5`. */
  readonly rating: string;
  readonly features: readonly string[];
}

export interface TransferDeal extends Deal {
  readonly service: string;
  /** `30 to 45 min`. */
  readonly duration: string;
  readonly features: readonly string[];
}

export interface Destination extends Deal {
  readonly name: string;
  readonly country: string;
  readonly photo: Photo;
  /** From 1 to 5. */
  readonly rating: number;
}

/** A button that leads to a partner. */
export interface PartnerAction {
  readonly id: string;
  readonly label: string;
  readonly link: Outbound;
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
