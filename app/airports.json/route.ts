import { loadAirports } from '@/lib/deals/load-airports';
import { placeRow } from '@/lib/deals/places';

export const dynamic = 'force-static';

/** What the search form knows and suggests; its script asks for it when a visitor means to search. */
export function GET() {
  return Response.json(loadAirports().map(placeRow));
}
