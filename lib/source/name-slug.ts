import { slug } from 'github-slugger';
import { foldLetters } from './fold-letters';

/** The part of an address that stands for a name: 'ines-carrera' for Inés Carrera, 'food-drink' for the tag 'food & drink'. */
export const nameSlug = (name: string): string =>
  slug(foldLetters(name)).replace(/-+/g, '-').replace(/^-|-$/g, '');

/** Whether a name has an address in a-z and digits. Static hosts and Next disagree about how other letters in a path are written. */
export const hasAddress = (name: string): boolean => /^[a-z0-9-]+$/.test(nameSlug(name));
