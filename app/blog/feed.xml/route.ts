import { writeFeed } from '@/lib/seo/feeds';

export const dynamic = 'force-static';

export function GET() {
  return new Response(writeFeed('rss'), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
}
