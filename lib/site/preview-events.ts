/** Where `npm run dev` tells open pages that content was saved, as server-sent events. */
export const PREVIEW_EVENTS = '/__preview-events';

/** What a page does: fetch its content again and stay as it is, or load anew because a file of the same address has changed. */
export type PreviewEvent = 'refresh' | 'reload';

/**
 * What a page listens to. It names the content that it shows, so that it hears at once of a save that it has missed.
 *
 * @param version of that content; without one the page hears of the next save only
 */
export const previewEventsSince = (version = ''): string => `${PREVIEW_EVENTS}?version=${version}`;
