import { loadAirports } from '@/lib/deals/load-airports';
import { placeRow } from '@/lib/deals/places';

export const dynamic = 'force-static';

/** The places that the flight search accepts and suggests. Its script loads the list when a visitor starts to use the form. */
export function GET() {
  return Response.json(loadAirports().map(placeRow));
}
