/**
 * Words that stand in nearly every English article, so that diagnostic them tells nothing. The index holds them for titles
 * only (scripts/search/trim-index.ts), and a search leaves them out (`meaningfulWords`).
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  (
    'a about after all also an and any are as at be been but by can could did do does for from had has have he her him ' +
    'his how i if in into is it its just me more my no not of on or our she so some such than that the their them then ' +
    'there these they this those to too up us was we were what when which who will with would you your'
  ).split(' '),
);

/** Whether a word is one of them, in any case and with punctuation around it. */
export const isCommonWord = (word: string): boolean =>
  COMMON_WORDS.has(word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''));

/** What is worth searching for: all but common words and quotation marks; everything, where nothing else is left. */
export function meaningfulWords(term: string): string {
  const words = term.replaceAll('"', ' ').split(/\s+/).filter(Boolean);
  const rare = words.filter((word) => !isCommonWord(word));
  return (rare.length > 0 ? rare : words).join(' ');
}
