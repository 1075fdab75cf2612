/** The site as hosts serve it: always a whole one. */
export const SITE = 'out';
/** Where a build puts a site together. */
export const NEW_SITE = '.next/site';
/** What a build leaves for the next one. */
export const CACHE = '.next/cache';
