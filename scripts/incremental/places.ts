/** The site as hosts serve it: always a whole one. */
export const SITE = 'out';
/** Where a build puts a site together: Next empties all of its folder but this one when it compiles. */
export const NEW_SITE = '.next/cache/site';
/** The site that was there before the one that is. The next build deletes it. */
export const FORMER_SITE = '.next/cache/former';
/** Where Next exports the pages that it renders. */
export const NEXT_EXPORT = '.next/pages';
/** What Next's compiled code was made of. Next deletes it when it compiles. */
export const COMPILED = '.next/compiled';
/** What a build leaves for the next one. */
export const CACHE = '.next/cache';
/** What this build is made of, and which of its pages it renders. */
export const PLAN = `${CACHE}/plan.json`;
export const STALE_PAGES = `${CACHE}/stale-pages.json`;
