/*
 * Takes the place of `./collect-segment-data` in Next (`next.config.mjs`). That decodes the finished payload of every page and encodes it
 * anew in pieces, which Next's links fetch ahead of a click: a fifth of all that a page costs. Links of this site fetch nothing
 * ahead, and a click fetches the payload as a whole.
 */

/** @returns what Next takes for a page without pieces */
export const collectSegmentData = async (): Promise<undefined> => undefined;

/** Next imports it by name; it is for other settings than ours. */
export const collectPrefetchHints = collectSegmentData;
