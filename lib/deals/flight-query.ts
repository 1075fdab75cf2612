import { formatCalendarDate } from '@/lib/source/dates';
import { findPlace, likelyPlace, suggestionOf, typedCode, type PlaceRow } from './places';

/** Limits for the number of travelers in a search. */
export const TRAVELERS = { min: 1, max: 9 } as const;

export type FlightField = 'from' | 'to' | 'depart' | 'return' | 'travelers';

type PlaceField = 'from' | 'to';

/** The fields as typed. A date is YYYY-MM-DD, empty, or any other text if it is incomplete. */
export type FlightQuery = Readonly<Record<FlightField, string>>;

export interface CheckedQuery {
  /** An error message for each invalid field. */
  readonly refusals: Readonly<Partial<Record<FlightField, string>>>;
  /** For an unknown place, the value of the place that the visitor may mean. */
  readonly suggestions: Readonly<Partial<Record<FlightField, string>>>;
  /** The codes of the places that are known. */
  readonly codes: Readonly<Partial<Record<PlaceField, string>>>;
}

const DATE = /^\d{4}-\d\d-\d\d$/;

/** A place row for a code in capitals. */
const codeOnly = (code: string): PlaceRow | undefined =>
  /^[A-Z]{3}$/.test(code) ? [code, code, '', ''] : undefined;

/**
 * Checks a search for flights before it goes to the partner.
 *
 * @param places the places that the site knows; undefined if the list could not be loaded, in which case only codes are valid
 * @param today the visitor's calendar date, YYYY-MM-DD
 */
export function checkFlightQuery(
  query: FlightQuery,
  places: readonly PlaceRow[] | undefined,
  today: string,
): CheckedQuery {
  const refusals: Partial<Record<FlightField, string>> = {};
  const suggestions: Partial<Record<FlightField, string>> = {};
  const placeOf = (field: PlaceField): PlaceRow | undefined => {
    const text = query[field].trim();
    // The list does not contain every airport. In small letters, an unknown text of three letters may be a name.
    const place = places ? (findPlace(text, places) ?? codeOnly(text)) : codeOnly(typedCode(text));
    if (!text) refusals[field] = `Type where you fly ${field}: a city or an airport code.`;
    else if (!place && !places)
      refusals[field] = 'The list of places did not load. Type a code of three letters, such as LON.';
    else if (!place && places) {
      const likely = likelyPlace(text, places);
      if (likely) suggestions[field] = suggestionOf(likely).value;
      const help = likely ? '' : ' Choose from the list, or type a code such as LON.';
      refusals[field] = `We do not know “${text}”.${help}`;
    }
    return place;
  };
  const from = placeOf('from');
  const to = placeOf('to');
  // A city and one of its airports are the same place to a traveler. Two cities with the same name differ in country.
  if (from && to && from[1] === to[1] && from[3] === to[3])
    refusals.to = `You start in ${from[1]}. Choose another place to fly to.`;

  const { depart, return: back, travelers } = query;
  if (!depart) refusals.depart = 'Choose the day you leave.';
  else if (!DATE.test(depart)) refusals.depart = 'Complete this date.';
  else if (depart < today) refusals.depart = 'This day is over. Choose today or a later day.';
  if (back && !DATE.test(back)) refusals.return = 'Complete this date, or clear it for a one-way trip.';
  else if (back && back < today) refusals.return = 'This day is over. Choose a later day.';
  else if (back && DATE.test(depart) && back < depart)
    refusals.return = `You leave on ${formatCalendarDate(depart)}. Choose that day or a later one.`;

  const count = Number(travelers);
  if (!/^\d+$/.test(travelers) || count < TRAVELERS.min || count > TRAVELERS.max)
    refusals.travelers = `Choose ${TRAVELERS.min} to ${TRAVELERS.max} travelers.`;
  return { refusals, suggestions, codes: { ...(from && { from: from[0] }), ...(to && { to: to[0] }) } };
}
