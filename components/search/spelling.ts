import { distance } from 'fastest-levenshtein';
import { fold } from './fold';

/** Typing errors that a word may have, by its length. A longer limit finds words that nobody meant. */
const allowedErrors = (letters: number) => (letters < 3 ? 0 : letters < 5 ? 1 : 2);

/** Suggestions for one word; more than these are a list to read rather than a correction. */
const MOST = 3;

/** The word with each two neighboring letters exchanged: one error for a typist, two for Levenshtein. */
const exchanged = (word: string) =>
  new Set(
    Array.from(
      { length: word.length - 1 },
      (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
    ),
  );

/**
 * The words that were most likely meant by a misspelled one: those with the fewest errors between, then those with the same
 * first letter and no letter less, then those that come first in the list. Case and accents do not count.
 *
 * @param list the commonest words first
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
    // First letters are seldom mistyped, and letters are left out more often than added.
    const likely = Number(folded[0] === wanted[0]) + Number(folded.length >= wanted.length);
    nearest.push({ word: candidate, likely });
  }
  return nearest
    .sort((a, b) => b.likely - a.likely)
    .slice(0, MOST)
    .map((each) => each.word);
}

/** What may have been meant by a word, the likeliest first; a compound is corrected part by part. */
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
 * A question with every unknown word replaced by the nearest ones, the likeliest first; nothing where one of them is like no
 * word of the list.
 *
 * @param unknown words of the question, as it spells them
 * @param list the commonest words first
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

/** The list that a build wrote (`scripts/search/word-list.ts`). */
export const parseWordList = (text: string): readonly string[] => text.split('\n').filter(Boolean);
