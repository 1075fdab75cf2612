import { slug } from 'github-slugger';
import { foldLetters } from './fold-letters';

/**
 * Maximum length of a slug in characters, as in WordPress. Names of files have 255 at most, and endings such as `-pin.png` or
 * `.html.br` follow the slug.
 */
export const LONGEST_SLUG = 200;

/** The form of a slug, which is also that of a part of a sub-id: lowercase words joined by hyphens. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The slug of a name: 'ines-carrera' for Inés Carrera, 'food-drink' for the tag 'food & drink'. */
export const nameSlug = (name: string): string =>
  slug(foldLetters(name)).replace(/-+/g, '-').replace(/^-|-$/g, '');

/** Whether a name has a slug in a-z and digits. Static hosts and Next encode other letters in paths differently. */
export const hasAddress = (name: string): boolean => /^[a-z0-9-]+$/.test(nameSlug(name));
