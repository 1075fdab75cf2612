/** For `useSyncExternalStore`, where the snapshot of the server and that of the browser differ but neither changes. */
export const subscribeToNothing = () => () => undefined;
