import { slug } from 'github-slugger';

/** Letters that are no other letter with an accent, and what stands for them in an address. */
const LATIN: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', ø: 'o', ł: 'l' };

/** The part of an address that stands for a name: 'ines-carrera' for Inés Carrera, 'food-drink' for the tag 'food & drink'. */
export const nameSlug = (name: string): string =>
  slug(
    name
      .toLowerCase()
      .replace(/[ßæøł]/g, (letter) => LATIN[letter] ?? letter)
      .normalize('NFKD')
      .replace(/\p{M}/gu, ''),
  )
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');

/** Whether a name has an address in a-z and digits. Static hosts and Next disagree about how other letters in a path are written. */
export const hasAddress = (name: string): boolean => /^[a-z0-9-]+$/.test(nameSlug(name));
