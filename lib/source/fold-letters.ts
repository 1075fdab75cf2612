/** Letters that do not decompose into a base letter and an accent, and their replacements. */
const LATIN: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', ø: 'o', ł: 'l' };

/** Text in lowercase without accents: 'malaga' for Málaga, 'tromso' for Tromsø. */
export const foldLetters = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[ßæøł]/g, (letter) => LATIN[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
