'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { previewEventsSince, type PreviewEvent } from '@/lib/site/preview-events';

/**
 * Updates the page under `npm run dev` when content is saved. It is connected only while the tab is visible: browsers open at
 * most six connections to a host, and a hidden tab would occupy one of them.
 */
export function LivePreview({ version }: { readonly version: string | undefined }) {
  const router = useRouter();
  useEffect(() => {
    let events: EventSource | undefined;
    const listen = () => {
      events?.close();
      events = document.hidden ? undefined : new EventSource(previewEventsSince(version));
      events?.addEventListener('message', ({ data }: MessageEvent<PreviewEvent>) => {
        if (data === 'reload') window.location.reload();
        else router.refresh();
      });
    };
    listen();
    document.addEventListener('visibilitychange', listen);
    return () => {
      document.removeEventListener('visibilitychange', listen);
      events?.close();
    };
  }, [router, version]);
  return null;
}
