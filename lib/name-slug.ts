import { slug } from 'github-slugger';

/** The part of an address that stands for a name: 'ines-carrera' for Inés Carrera, 'food-drink' for the tag 'food & drink'. */
export const nameSlug = (name: string): string =>
  slug(name.normalize('NFD').replace(/\p{M}/gu, '')).replace(/-+/g, '-').replace(/^-|-$/g, '');
