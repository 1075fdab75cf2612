/**
 * Words in nearly every English article, which do not help to find one. The index has them only for titles
 * (scripts/search/read-index.ts), and searches ignore them (`meaningfulWords`).
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  (
    'a about after all also an and any are as at be been but by can could did do does for from had has have he her him ' +
    'his how i if in into is it its just me more my no not of on or our she so some such than that the their them then ' +
    'there these they this those to too up us was we were what when which who will with would you your'
  ).split(' '),
);

/** Whether a word is a common word, ignoring case and punctuation around it. */
export const isCommonWord = (word: string): boolean =>
  COMMON_WORDS.has(word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''));

/** The words to search for: all except common words and quotation marks, or all words if no other is left. */
export function meaningfulWords(term: string): string {
  const words = term.replaceAll('"', ' ').split(/\s+/).filter(Boolean);
  const rare = words.filter((word) => !isCommonWord(word));
  return (rare.length > 0 ? rare : words).join(' ');
}
