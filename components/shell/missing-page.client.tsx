'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { subscribeToNothing } from '@/components/ui/subscribe-to-nothing';
import { isArticleAddress, logMissingAddress } from './missing-address';

interface MissingPageProps {
  readonly pageTitle: string;
  readonly postTitle: string;
}

/**
 * Sets the title, and logs the address unless `scripts/hydration/page-parts.ts` has already logged it. The title is
 * not in the page's metadata, because React would overwrite a title that an effect sets.
 */
export function MissingPage({ pageTitle, postTitle }: MissingPageProps) {
  const isPost = useSyncExternalStore(subscribeToNothing, isArticleAddress, () => false);
  useEffect(logMissingAddress, []);
  return <title>{isPost ? postTitle : pageTitle}</title>;
}
