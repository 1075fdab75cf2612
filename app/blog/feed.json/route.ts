import { writeFeed } from '@/lib/seo/feeds';

export const dynamic = 'force-static';

export function GET() {
  return new Response(writeFeed('json'), {
    headers: { 'Content-Type': 'application/feed+json; charset=utf-8' },
  });
}
