import type { Log } from './convert';

/** Where a visitor is taken to be, and what prices are shown in. */
export interface UserLocation {
  readonly country: string;
  readonly countryCode: string;
  readonly currency: string;
  readonly currencySymbol: string;
}

/** The result of every detection (product 4.1). */
export const UNITED_STATES: UserLocation = {
  country: 'United States',
  countryCode: 'US',
  currency: 'USD',
  currencySymbol: '$',
};

/** Loading until the detection is over, whichever way it ends. */
export type LocationState =
  { readonly status: 'loading' } | { readonly status: 'done'; readonly location: UserLocation };

export const LOCATION_LOADING: LocationState = { status: 'loading' };

/**
 * Runs a detector to its end. Whatever it answers, the result is the United States; a failure is only logged.
 *
 * @param detect how a location would be found out
 */
export async function detectLocation(detect: () => Promise<unknown>, log: Log): Promise<LocationState> {
  try {
    await detect();
  } catch (error) {
    log(`The location could not be detected: ${error instanceof Error ? error.message : String(error)}`);
  }
  return { status: 'done', location: UNITED_STATES };
}
