import { foldLetters } from '@/lib/source/fold-letters';
import type { Airport } from './types';

/** A place as the browser gets it: the fields of `Airport` in a short form, then its other names. */
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

/** What two spellings of one name have in common: no case, accents, punctuation or word that every airport has. */
const nameKey = (text: string): string =>
  foldLetters(text)
    .replace(/\b(?:all|international|airports?)\b/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Finds the place that a visitor typed: a code, the name of a city or an airport, both, a name with its country, or a
 * suggestion. Of several places with one name it is the first of the list.
 *
 * A name of three letters can be the code of another place: in capitals it is the code (GOA is Genoa), else the name (Goa).
 */
export function findPlace(text: string, places: readonly PlaceRow[]): PlaceRow | undefined {
  const typed = text.trim();
  const code = (/\(([a-z]{3})\)$/i.exec(typed)?.[1] ?? typed).toUpperCase();
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

/** What a suggestion puts into the field, and what it says beside that; a browser looks for typed text in both. */
export function suggestionOf([code, city, name, country, ...also]: PlaceRow): {
  readonly value: string;
  readonly label: string;
} {
  const words = [name.startsWith(city) ? '' : name, ...also, country];
  // Browsers compare accents, so the plain spelling stands there as well.
  const plain = city.normalize('NFKD').replace(/\p{M}/gu, '');
  if (plain !== city) words.unshift(plain);
  return { value: `${city} (${code})`, label: words.filter(Boolean).join(', ') };
}
