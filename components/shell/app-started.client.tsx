'use client';

import { useEffect } from 'react';

/**
 * Tells the loader (`scripts/hydration`) that React handles the page's events now. An effect runs when the whole page
 * is committed. React's own markers on elements appear earlier and are not a public interface.
 */
export function AppStarted() {
  useEffect(() => {
    window.dispatchEvent(new Event('app-started'));
  }, []);
  return null;
}
