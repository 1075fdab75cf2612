/** The site that hosts serve. It is always complete. */
export const SITE = 'out';
/** The folder in which a build assembles the new site. When Next compiles, it deletes everything in `.next` except `.next/cache`. */
export const NEW_SITE = '.next/cache/site';
/** The previous site. The next build deletes it. */
export const FORMER_SITE = '.next/cache/former';
/** The folder to which Next exports the pages that it renders. */
export const NEXT_EXPORT = '.next/pages';
/** A hash of the inputs of Next's compiled code. Next deletes this file when it compiles. */
export const COMPILED = '.next/compiled';
/** Everything that a build keeps for the next one. */
export const CACHE = '.next/cache';
/** The plan of this build, and the list of pages that it renders. */
export const PLAN = `${CACHE}/plan.json`;
export const STALE_PAGES = `${CACHE}/stale-pages.json`;
