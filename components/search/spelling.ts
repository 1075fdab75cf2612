import { distance } from 'fastest-levenshtein';
import { fold } from './fold';

/** Allowed typing errors by length of the word. Higher limits give unrelated words, such as "begin" for "Berlin". */
const allowedErrors = (letters: number) => (letters < 3 ? 0 : letters < 7 ? 1 : 2);

/** Maximum number of suggestions for one word. */
const MOST = 3;

/** The word with each pair of neighboring letters swapped: Levenshtein counts two errors, but it is one typing error. */
const exchanged = (word: string) =>
  new Set(
    Array.from(
      { length: word.length - 1 },
      (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
    ),
  );

/**
 * The most likely corrections of a misspelled word: those with the fewest errors, then those with the same first letter
 * and at least as many letters, then those that are first in the list. Ignores case and accents.
 *
 * @param list most frequent words first
 */
export function nearestWords(word: string, list: readonly string[]): readonly string[] {
  const wanted = fold(word);
  const swaps = exchanged(wanted);
  let least = allowedErrors(wanted.length);
  if (least === 0) return [];
  let nearest: { readonly word: string; readonly likely: number }[] = [];
  for (const candidate of list) {
    if (Math.abs(candidate.length - wanted.length) > least) continue;
    const folded = fold(candidate);
    const errors = swaps.has(folded) ? 1 : distance(wanted, folded);
    if (errors > least) continue;
    if (errors < least) nearest = [];
    least = errors;
    // First letters are rarely mistyped, and missing letters are more common than extra ones.
    const likely = Number(folded[0] === wanted[0]) + Number(folded.length >= wanted.length);
    nearest.push({ word: candidate, likely });
  }
  return nearest
    .sort((a, b) => b.likely - a.likely)
    .slice(0, MOST)
    .map((each) => each.word);
}

/** Corrections of a word, most likely first. Parts of a compound are corrected separately. */
function corrections(word: string, list: readonly string[]): readonly string[] {
  const known = new Set(list.map(fold));
  return word.split(/([\p{L}\p{N}\p{M}]+)/u).reduce<readonly string[]>(
    (starts, part) => {
      const near = known.has(fold(part)) ? [] : nearestWords(part, list);
      return starts.flatMap((start) => (near.length > 0 ? near : [part]).map((end) => start + end));
    },
    [''],
  );
}

/**
 * The query with every unknown word replaced by similar ones, most likely first; empty if an unknown word has no
 * similar one.
 *
 * @param unknown words of the query, as typed
 * @param list most frequent words first
 */
export function correct(
  term: string,
  unknown: ReadonlySet<string>,
  list: readonly string[],
): readonly string[] {
  const choices = term
    .split(/\s+/)
    .map((word) => (unknown.has(word) ? corrections(word, list).filter((near) => near !== word) : [word]));
  if (choices.some((words) => words.length === 0)) return [];
  const most = Math.max(...choices.map((words) => words.length));
  return Array.from({ length: most }, (_, n) => choices.map((words) => words[n] ?? words[0]).join(' '));
}

/** Parses the word list that the build writes (`scripts/search/word-list.ts`). */
export const parseWordList = (text: string): readonly string[] => text.split('\n').filter(Boolean);
