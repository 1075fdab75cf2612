'use client';

import { useEffect } from 'react';

/**
 * Notifies the loader (`scripts/hydration`) that React now handles the page's events. An effect runs when the whole page
 * is committed. React's own markers on elements appear earlier and are not a public interface.
 */
export function AppStarted() {
  useEffect(() => {
    window.dispatchEvent(new Event('app-started'));
  }, []);
  return null;
}
