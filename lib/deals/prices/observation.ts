import { z } from 'zod';
import { compareText } from '@/lib/source/compare-text';
import type { Checked } from '@/lib/source/diagnostic';
import { calendarDate, fields } from '@/lib/source/field-rules';
import { parseJsonLines } from '@/lib/source/json-lines';
import { amount } from '../fields';

/*
 * Prices that people found at the network's flight partner. `content/prices/{FROM}-{TO}.jsonl` has the prices of a route, one per
 * line; `npm run deals:refresh` writes it. Each message is the "expected …" of a diagnostic.
 */

/** The origin and the destination of flights, as codes of airports or cities. */
export interface Route {
  readonly from: string;
  readonly to: string;
}

/** A price on the day it was seen, for one traveler. */
export interface Observation {
  /** The day on which it was seen, YYYY-MM-DD in UTC. */
  readonly seen: string;
  /** US dollars, above 0, two decimals at most. */
  readonly price: number;
  readonly currency: 'USD';
  /** The local day of departure, YYYY-MM-DD. */
  readonly depart: string;
  /** The local day of the return flight, YYYY-MM-DD. A price without it is for one way. */
  readonly return?: string | undefined;
  /** IATA code. */
  readonly airline?: string | undefined;
  /** Stops of the outbound flight. */
  readonly stops?: number | undefined;
  /** Stops of the return flight. */
  readonly returnStops?: number | undefined;
  /** A path at the network's flight partner, from its '/'. */
  readonly link?: string | undefined;
}

export type Trip = 'round-trip' | 'one-way';

/** The kind of trip that a price covers. */
export const tripOf = (observation: Observation): Trip => (observation.return ? 'round-trip' : 'one-way');

/** YYYY-MM of the departure. */
export const monthOf = ({ depart }: Observation): string => depart.slice(0, 7);

const airlineRule = 'the code of an airline, such as BA';
const stopsRule = 'a whole number of stops, from 0 to 9';
const linkRule = "a path that starts with one '/'";

/** A path must not begin with `//` or `/\`, because the text after that would be read as a host and replace the partner's. */
const PATH = /^\/(?![/\\])[\x21-\x7e]{0,1999}$/;

const stops = z.int(stopsRule).min(0, stopsRule).max(9, stopsRule);

/** One line of a file. Its fields are written in this order. */
const observationSchema = fields({
  seen: calendarDate,
  price: amount('an amount of US dollars above 0 with two decimals at most'),
  currency: z.literal('USD', 'USD, because pages show prices in US dollars only'),
  depart: calendarDate,
  return: calendarDate.optional(),
  airline: z
    .string(airlineRule)
    .regex(/^[A-Z0-9]{2,3}$/, airlineRule)
    .optional(),
  stops: stops.optional(),
  returnStops: stops.optional(),
  link: z.string(linkRule).regex(PATH, linkRule).optional(),
})
  .refine(({ seen, depart }) => depart >= seen, {
    path: ['depart'],
    error: 'a day that had not passed when the price was seen',
  })
  .refine(({ depart, return: back }) => back === undefined || back >= depart, {
    path: ['return'],
    error: 'the day of departure or a later one',
  });

/** The order of a file: by day observed, day of departure and day of return, with one-way flights first. */
export const compareObservations = (a: Observation, b: Observation): number =>
  compareText(a.seen, b.seen) ||
  compareText(a.depart, b.depart) ||
  compareText(a.return, b.return) ||
  a.price - b.price;

/** Validates unknown data as an observation. Returns the first issue if the data is invalid. */
export function checkObservation(data: unknown): Observation | z.core.$ZodIssue {
  const result = observationSchema.safeParse(data);
  return result.success ? result.data : (result.error.issues[0] as z.core.$ZodIssue);
}

type Detail = 'airline' | 'stops' | 'returnStops' | 'link';

/** Details of a price as a partner sent them, without the invalid ones: a price is useful without them. */
export function validDetails(details: Readonly<Record<Detail, unknown>>): Pick<Observation, Detail> {
  const { airline, stops, returnStops, link } = observationSchema.shape;
  return {
    airline: airline.safeParse(details.airline).data,
    stops: stops.safeParse(details.stops).data,
    returnStops: returnStops.safeParse(details.returnStops).data,
    link: link.safeParse(details.link).data,
  };
}

export const isObservation = (checked: Observation | z.core.$ZodIssue): checked is Observation =>
  'seen' in checked;

/** The line of an observation, without the line end. */
export const formatObservation = (observation: Observation): string =>
  JSON.stringify(observation, Object.keys(observationSchema.shape));

/** The text of a file. It depends on the observations alone and not on their order, so that a new day is the only change in a diff. */
export const formatObservations = (observations: readonly Observation[]): string =>
  observations
    .toSorted(compareObservations)
    .map((observation) => `${formatObservation(observation)}\n`)
    .join('');

/**
 * The observations of a file in sorted order, with diagnostics for its invalid lines. The lines may be in any order, because Git
 * merges two branches line by line.
 *
 * @param file path to name in diagnostics
 */
export function parseObservations(file: string, text: string): Checked<readonly Observation[]> {
  const { value, diagnostics } = parseJsonLines(file, text, observationSchema);
  return { value: value.toSorted(compareObservations), diagnostics };
}
