'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { isArticleAddress, tellMissing } from './tell-missing';

interface MissingPageProps {
  readonly pageTitle: string;
  readonly postTitle: string;
}

const subscribeToNothing = () => () => undefined;

/**
 * Titles the tab, and logs the address when nobody has (`scripts/hydration/page-parts.ts` does both without React). The
 * title stands here and not in the page's metadata, because React writes that one again whenever it comes to it, over
 * whatever an effect has set.
 */
export function MissingPage({ pageTitle, postTitle }: MissingPageProps) {
  const isPost = useSyncExternalStore(subscribeToNothing, isArticleAddress, () => false);
  useEffect(tellMissing, []);
  return <title>{isPost ? postTitle : pageTitle}</title>;
}
