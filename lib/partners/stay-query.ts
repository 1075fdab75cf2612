/** The fields of the hotel search, which are also the {curly} parts of the partner's page. Dates are YYYY-MM-DD. */
export const STAY_FIELDS = ['city', 'checkIn', 'checkOut', 'guests'] as const;

export type StayField = (typeof STAY_FIELDS)[number];

/** The target of a link in which the {curly} parts stay as they are. */
export const STAY_TARGET: Readonly<Record<StayField, string>> = {
  city: '{city}',
  checkIn: '{checkIn}',
  checkOut: '{checkOut}',
  guests: '{guests}',
};

/** Targets of the links on the page for hotels whose values the site fills in. Their pages must take these parts and no others. */
export const HOTEL_TARGETS = { search: STAY_TARGET, cities: { city: STAY_TARGET.city } } as const;

/** Limits for the number of guests in a search. */
export const GUESTS = { min: 1, max: 9 } as const;

/** A {curly} part, encoded once or twice. */
const PART = /%(25)?7B(\w+)%\1?7D/g;

/**
 * A partner link with its {curly} parts filled in. A part is encoded once in the partner's own address and twice in a link of the
 * network, which contains that address; its value is encoded as often.
 *
 * @param link a link whose values are the {curly} parts themselves
 */
export const filledLink = (link: string, values: Readonly<Record<StayField, string>>): string =>
  link.replace(PART, (_, twice: string | undefined, field: StayField) => {
    const once = encodeURIComponent(values[field].trim());
    return twice ? encodeURIComponent(once) : once;
  });
