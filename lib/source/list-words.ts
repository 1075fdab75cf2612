const list = new Intl.ListFormat('en-US');

/** 'a', 'a and b', or 'a, b, and c'. */
export const listWords = (words: readonly string[]): string => list.format(words);
