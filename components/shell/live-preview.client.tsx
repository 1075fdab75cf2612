'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { previewEventsSince, type PreviewEvent } from '@/lib/site/preview-events';

/**
 * Under `npm run dev`, shows what was saved without a reload by hand. Only while somebody looks: browsers open six connections
 * to a host, and a page that nobody sees would hold one of them back from those that load.
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
