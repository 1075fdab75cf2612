/** Where `npm run dev` tells open pages that content was saved, as server-sent events. */
export const PREVIEW_EVENTS = '/__preview-events';

/** What a page does: fetch its content again and stay as it is, or load anew because a file of the same address has changed. */
export type PreviewEvent = 'refresh' | 'reload';
