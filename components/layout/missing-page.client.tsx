'use client';

import { useEffect, useSyncExternalStore } from 'react';

interface MissingPageProps {
  readonly pageTitle: string;
  readonly postTitle: string;
}

const subscribeToNothing = () => () => undefined;
const isBlogAddress = () => window.location.pathname.includes('/blog/');

/**
 * Logs the address that led nowhere, and titles the tab. The title stands here and not in the page's metadata, because
 * React writes that one again whenever it comes to it, over whatever an effect has set. It is a warning: an error would tell
 * whoever watches for errors that this page is broken.
 */
export function MissingPage({ pageTitle, postTitle }: MissingPageProps) {
  const isPost = useSyncExternalStore(subscribeToNothing, isBlogAddress, () => false);
  useEffect(() => console.warn('404: no page at', window.location.pathname), []);
  return <title>{isPost ? postTitle : pageTitle}</title>;
}
