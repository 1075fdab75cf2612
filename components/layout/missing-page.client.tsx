'use client';

import { useEffect } from 'react';

/** Logs the address that led nowhere, and titles the tab of a missing article as such. */
export function MissingPage({ postTitle }: { readonly postTitle: string }) {
  useEffect(() => {
    console.error('404: no page at', window.location.pathname);
    if (window.location.pathname.includes('/blog/')) document.title = postTitle;
  }, [postTitle]);
  return null;
}
