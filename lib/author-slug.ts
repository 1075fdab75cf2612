import { slug } from 'github-slugger';

/** The part of an address that stands for an author: 'ines-carrera' from 'Inés Carrera'. */
export const authorSlug = (name: string): string => slug(name.normalize('NFD').replace(/\p{M}/gu, ''));
