import type { Log } from './convert';

/** The assumed location of a visitor, and the currency of the prices. */
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

/** The state is `loading` until the detection succeeds or fails. */
export type LocationState =
  { readonly status: 'loading' } | { readonly status: 'done'; readonly location: UserLocation };

export const LOCATION_LOADING: LocationState = { status: 'loading' };

/**
 * Runs a detector. The result is always the United States (product 4.1); failures are only logged.
 *
 * @param detect would find out the location
 */
export async function detectLocation(detect: () => Promise<unknown>, log: Log): Promise<LocationState> {
  try {
    await detect();
  } catch (error) {
    log(`The location could not be detected: ${error instanceof Error ? error.message : String(error)}`);
  }
  return { status: 'done', location: UNITED_STATES };
}
