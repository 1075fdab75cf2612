/** The path where `npm run dev` sends server-sent events to open pages when content is saved. */
export const PREVIEW_EVENTS = '/__preview-events';

/** `refresh`: fetch the content again. `reload`: reload the page, because a file at the same address has changed. */
export type PreviewEvent = 'refresh' | 'reload';

/**
 * The address a page listens to. It includes the version of its content, so that it learns immediately of a save that
 * it missed.
 *
 * @param version of the content; without one, only later saves are reported
 */
export const previewEventsSince = (version = ''): string => `${PREVIEW_EVENTS}?version=${version}`;
