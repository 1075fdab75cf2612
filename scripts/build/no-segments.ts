/*
 * Replaces Next's module `./collect-segment-data` (`next.config.mjs`). For every page, Next's module decodes the finished payload and
 * encodes it again as one file per segment, for links that prefetch. That takes a fifth of the rendering time of a page. Links of this
 * site do not prefetch, and a click fetches the whole payload.
 */

/** @returns nothing, which Next treats as a page without segment files */
export const collectSegmentData = async (): Promise<undefined> => undefined;

/** Next also imports this function, but calls it only with settings that this site does not use. */
export const collectPrefetchHints = collectSegmentData;
