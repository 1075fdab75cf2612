import { foldLetters, withoutAccents } from '@/lib/source/fold-letters';
import type { Airport } from './types';

/** A place in the compact form for the browser: the fields of `Airport`, then its other names. */
export type PlaceRow = readonly [
  code: string,
  city: string,
  name: string,
  country: string,
  ...also: readonly string[],
];

export const placeRow = ({ code, city, name, country, also }: Airport): PlaceRow => [
  code,
  city,
  name,
  country,
  ...also,
];

/** A key that all spellings of a name share: without case, accents, punctuation, and words that many airport names contain. */
const nameKey = (text: string): string =>
  foldLetters(text)
    .replace(/\b(?:all|international|airports?)\b/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What may be a code: the end of a suggestion, such as ROM in "Rome (ROM)", or the whole text, in capitals. */
export const typedCode = (text: string): string => (/\(([a-z]{3})\)$/i.exec(text)?.[1] ?? text).toUpperCase();

/**
 * Finds the place that a visitor typed: a code, the name of a city or an airport, both, a name with its country, or a
 * suggestion. If several places have the same name, the first in the list wins.
 *
 * A name of three letters may also be the code of another place. In capitals it is read as the code (GOA is Genoa), otherwise as
 * the name (Goa).
 */
export function findPlace(text: string, places: readonly PlaceRow[]): PlaceRow | undefined {
  const typed = text.trim();
  const code = typedCode(typed);
  const byCode = places.find(([each]) => each === code);
  if (byCode && (typed === code || code !== typed.toUpperCase())) return byCode;
  const key = nameKey(typed);
  if (!key) return undefined;
  const isNamed = (names: readonly string[]) => names.some((name) => nameKey(name) === key);
  return (
    places.find(([, city, , country]) => isNamed([city, `${city} ${country}`])) ??
    byCode ??
    places.find(([each, city, name, , ...also]) =>
      isNamed([name, `${city} ${name}`, `${city} ${each}`, ...also]),
    )
  );
}

/** The only city of a name. What follows a comma, such as the state in "Pittsburgh, PA", cannot tell two cities apart. */
function cityBeforeComma(text: string, places: readonly PlaceRow[]): PlaceRow | undefined {
  const [before, after] = text.split(',');
  if (before === undefined || after === undefined) return undefined;
  const [first, ...others] = places.filter(([, city]) => nameKey(city) === nameKey(before));
  return first && others.every(([, city, , country]) => city === first[1] && country === first[3])
    ? first
    : undefined;
}

/**
 * The first place whose city starts with the typed text, such as London for "Lond", or else one with such a name. One letter is too little
 * to tell.
 */
export function likelyPlace(text: string, places: readonly PlaceRow[]): PlaceRow | undefined {
  const key = nameKey(text);
  if (key.length < 2) return undefined;
  const begins = (name: string) => nameKey(name).startsWith(key);
  return (
    places.find(([, city]) => begins(city)) ??
    places.find(([, , name, , ...also]) => [name, ...also].some(begins)) ??
    cityBeforeComma(text, places)
  );
}

/** The value that a suggestion puts into the field, and its label. Browsers search both for the typed text. */
export function suggestionOf([code, city, name, country, ...also]: PlaceRow): {
  readonly value: string;
  readonly label: string;
} {
  const words = [name.startsWith(city) ? '' : name, ...also, country];
  // Browsers do not ignore accents in this search, so the label contains the plain spelling, too.
  const plain = withoutAccents(city);
  if (plain !== city) words.unshift(plain);
  return { value: `${city} (${code})`, label: words.filter(Boolean).join(', ') };
}
