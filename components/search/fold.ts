/**
 * Folds a text for comparison, as Pagefind does: lowercase and without accents. For Pagefind, ø is a letter of its own, so a search
 * for 'tromso' has no result and must suggest Tromsø. (`lib/source/fold-letters.ts` replaces such letters, too.)
 */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The sequences of letters and digits in a text. */
export const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

/** A word for comparison, without the punctuation in it and around it, as Pagefind indexes it: 'travelers' for "Traveler's". */
export const foldWord = (word: string): string => fold(wordsOf(word).join(''));
