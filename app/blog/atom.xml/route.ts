import { writeFeed } from '@/lib/seo/feeds';

export const dynamic = 'force-static';

export function GET() {
  return new Response(writeFeed('atom'), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  });
}
