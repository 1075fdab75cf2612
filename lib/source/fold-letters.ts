/** Letters that do not decompose into a base letter and an accent, and their replacements. */
const LATIN: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ŋ: 'n', ı: 'i' },
  ...{ Æ: 'Ae', Œ: 'Oe', Ø: 'O', Ł: 'L', Đ: 'D', Ð: 'D', Þ: 'Th', Ħ: 'H', Ŋ: 'N', ẞ: 'SS' },
};

const LETTERS = new RegExp(`[${Object.keys(LATIN).join('')}]`, 'g');

/** Text without accents: 'Malaga' for Málaga, 'Tromso' for Tromsø. */
export const withoutAccents = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(LETTERS, (letter) => LATIN[letter] ?? letter);

/** Text in lowercase without accents: 'malaga' for Málaga. */
export const foldLetters = (text: string): string => withoutAccents(text).toLowerCase();
