import type { PartnerUrl } from '@/lib/partners/partner-url';
import { dealAnchor } from '@/lib/site/routes';
import type { FlightDeal, HotelDeal, PackageDeal, TransferDeal } from './types';

type Linked<T> = T & { readonly url: PartnerUrl };

/*
 * What each kind of deal puts on its card. The facts above a title end with the partner, so that a visitor knows before
 * the click where it leads.
 */

export const flightCard = ({
  route,
  from,
  destination,
  url,
  price,
  originalPrice,
  discount,
  description,
}: Linked<FlightDeal>) => ({
  kind: 'flight' as const,
  title: route,
  facts: ['Flight', url.partner],
  codes: [from.code, destination.code] as const,
  ...{ url, price, originalPrice, discount, description },
});

export const hotelCard = ({
  city,
  rating,
  ratedBy,
  url,
  price,
  originalPrice,
  discount,
  description,
  features,
}: Linked<HotelDeal>) => ({
  kind: 'hotel' as const,
  title: city,
  facts: ['Hotel', url.partner],
  rating: `Rated ${rating} by ${ratedBy}`,
  per: 'night',
  ...{ url, price, originalPrice, discount, description, features },
});

export const transferCard = ({
  service,
  duration,
  url,
  price,
  originalPrice,
  discount,
  description,
  features,
}: Linked<TransferDeal>) => ({
  kind: 'transfer' as const,
  title: service,
  facts: ['Transfer', duration, url.partner],
  per: 'ride',
  ...{ url, price, originalPrice, discount, description, features },
});

export const packageCard = ({
  destination,
  url,
  price,
  originalPrice,
  discount,
  description,
  features,
}: Linked<PackageDeal>) => ({
  kind: 'package' as const,
  title: destination,
  facts: ['Flight + hotel', url.partner],
  ...{ url, price, originalPrice, discount, description, features },
});

/** A maker of cards that can be linked to: for lists, where each deal stands once. */
export const anchored =
  <D extends { readonly id: string }, C extends object>(card: (deal: D) => C) =>
  (deal: D) => ({ ...card(deal), anchor: dealAnchor(deal.id) });
