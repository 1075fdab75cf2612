/**
 * Milliseconds that a submit waits for a script (`scripts/hydration/loader.ts`) and then for the places (`check-search.ts`). Browsers
 * open a new tab only within five seconds of a press, so both together must take less.
 */
export const PATIENCE = 2000;
