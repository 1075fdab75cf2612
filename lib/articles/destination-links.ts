import { DEAL_KINDS, type Deal } from '@/lib/deals/deal-kinds';
import { DEAL_LISTS } from '@/lib/deals/load-deals';
import { suggestionOf } from '@/lib/deals/places';
import type { PartnerAction } from '@/lib/partners/outbound-links';
import { fittingTarget } from '@/lib/partners/partner-url';
import type { Destination } from '@/lib/deals/types';
import { takesHotelParts } from '@/lib/site/hotel-search';
import { loadPages } from '@/lib/site/load-pages';
import { loadPartners } from '@/lib/site/load-partners';
import type { Linked, LinkedAction, PartnerLinks } from '@/lib/site/partner-links';
import { loadHomeDestinations, withCity, type DestinationPage } from './destination-pages';

/**
 * The buttons of a destination's page that search at a partner: flights there, and hotels in the city.
 *
 * @param block where they are on the page, for the sub-ids: at its top or below the guide
 */
export function destinationButtons(
  destination: Destination,
  links: PartnerLinks,
  block: 'search' | 'guide',
): readonly LinkedAction[] {
  const { name, route } = destination;
  return (['flights', 'hotels'] as const).map((id) => {
    const { label, to } = loadPages().destination[id];
    // A destination without its own airport has no route to fill in.
    const link =
      id === 'flights' && !route
        ? destination.link
        : { to, target: fittingTarget(loadPartners(), to, { city: name, ...route }) };
    return links.of(block, { id, label: withCity(label, destination), link });
  });
}

/** A destination in the form of our flight search, such as 'Rome (ROM)'. @returns undefined for one without its own airport */
export const placeInSearch = ({ name, route }: Pick<Destination, 'name' | 'route'>): string | undefined =>
  route && suggestionOf([route.to, name, '', '']).value;

/**
 * The destinations of the home page, each with the link to hotels there. None if the partner is closed and its stand-in has no page for a
 * city (`takesHotelParts`).
 *
 * @param to the key of a link that needs a city
 */
export const hotelCities = (to: string): readonly PartnerAction[] =>
  takesHotelParts(loadPartners(), 'cities', to)
    ? loadHomeDestinations().map(({ id, name }) => ({
        ...{ id, label: name },
        link: { to, target: { city: name } },
      }))
    : [];

/** The cities that the hotel search suggests: the destinations of the home page, and those of our own hotel deals. */
export const stayCities = (): readonly string[] => [
  ...new Set([
    ...loadHomeDestinations().map(({ name }) => name),
    ...DEAL_LISTS.filter(({ kind }) => kind === 'hotel')
      .flatMap(({ load }) => load())
      .flatMap(({ link }) => link.target.city ?? []),
  ]),
];

/** The deals of a destination's page: recommended ones first, then its flight, then the others. */
export const destinationDeals = (
  { flight, deals }: DestinationPage,
  links: PartnerLinks,
): readonly Linked<Deal>[] =>
  [
    ...(flight ? [links.of('price', flight)] : []),
    ...deals.map((deal) => links.of(DEAL_KINDS[deal.kind].page, deal)),
  ].sort((a, b) => Number(Boolean(b.pick)) - Number(Boolean(a.pick)));
