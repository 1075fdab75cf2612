/** The site as hosts serve it: always a whole one. */
export const SITE = 'out';
/** Where a build puts a site together. */
export const NEW_SITE = '.next/site';
/** What a build leaves for the next one. */
export const CACHE = '.next/cache';
/** What this build is made of, and which of its pages it renders. */
export const PLAN = `${CACHE}/plan.json`;
export const STALE_PAGES = `${CACHE}/stale-pages.json`;
/** The exit code of a step that asks for a full build. */
export const ASKS_FOR_ALL = 3;
