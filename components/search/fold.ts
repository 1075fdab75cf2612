/** A text for comparison: in lower case and without accents. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The runs of letters and digits in a text. */
export const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
