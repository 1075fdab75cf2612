import { loadArticles } from '@/lib/articles/articles';
import { loadAuthors } from '@/lib/articles/authors';
import {
  loadDestinations,
  loadFlightGrid,
  loadFlights,
  loadHotelGrid,
  loadHotels,
  loadPackages,
  loadTransfers,
} from '@/lib/deals/load-deals';
import { routes } from '@/lib/site/routes';
import {
  authorRecords,
  destinationRecord,
  flightRecord,
  hotelRecord,
  packageRecord,
  transferRecord,
  type SearchRecord,
} from './search-records';

/**
 * All that the search finds beside articles, each with the page and the anchor where visitors see it. A test holds these
 * against the export.
 *
 * @throws ContentError for wrong content
 */
export function loadSearchRecords(): readonly SearchRecord[] {
  const { home, flights, hotels } = routes;
  return [
    ...authorRecords(loadAuthors().authors, loadArticles().all),
    ...loadFlights().map((deal) => flightRecord(home, deal)),
    ...loadFlightGrid().map((deal) => flightRecord(flights, deal)),
    ...loadHotels().map((deal) => hotelRecord(home, deal)),
    ...loadHotelGrid().map((deal) => hotelRecord(hotels, deal)),
    ...loadPackages().map((deal) => packageRecord(home, deal)),
    ...loadTransfers().map((deal) => transferRecord(home, deal)),
    ...loadDestinations().map((destination) => destinationRecord(home, destination)),
  ];
}
