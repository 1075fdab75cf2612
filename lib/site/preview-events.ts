/** The path where `npm run dev` sends server-sent events to open pages when content is saved. */
export const PREVIEW_EVENTS = '/__preview-events';

/** `refresh`: fetch the content again. `reload`: reload the page, because a file at the same address has changed. */
export type PreviewEvent = 'refresh' | 'reload';

/**
 * The address a page listens to. It includes the version of the page's content, so that the server reports a save that the
 * page missed at once.
 *
 * @param version version of the content; without it, the server reports only later saves
 */
export const previewEventsSince = (version = ''): string => `${PREVIEW_EVENTS}?version=${version}`;
