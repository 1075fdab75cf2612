'use client';

import { useEffect } from 'react';

/**
 * Tells the loader (`scripts/hydration`) that React has taken over the page and hears its events: an effect runs when
 * the whole page is committed. React's own marks on the elements appear earlier, and are not a public interface.
 */
export function AppStarted() {
  useEffect(() => {
    window.dispatchEvent(new Event('app-started'));
  }, []);
  return null;
}
