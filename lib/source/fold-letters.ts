/** Letters that are no other letter with an accent, and what is typed for them. */
const LATIN: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', ø: 'o', ł: 'l' };

/** A text in lower case without accents: 'malaga' for Málaga, 'tromso' for Tromsø. */
export const foldLetters = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[ßæøł]/g, (letter) => LATIN[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
