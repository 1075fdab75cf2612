'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { PREVIEW_EVENTS, type PreviewEvent } from '@/lib/preview-events';

/** Under `npm run dev`, shows what was saved without a reload by hand. */
export function LivePreview() {
  const router = useRouter();
  useEffect(() => {
    const events = new EventSource(PREVIEW_EVENTS);
    events.onmessage = ({ data }: MessageEvent<PreviewEvent>) => {
      if (data === 'reload') window.location.reload();
      else router.refresh();
    };
    return () => events.close();
  }, [router]);
  return null;
}
