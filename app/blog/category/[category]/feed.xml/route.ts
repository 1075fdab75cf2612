import { loadMagazine } from '@/lib/articles/magazine';
import { atLeastOne } from '@/lib/site/routes';
import { writeFeed } from '@/lib/seo/feeds';
import { topicSlugs } from '@/lib/articles/article-list';

interface Context {
  readonly params: Promise<{ readonly category: string }>;
}

export const dynamic = 'force-static';

export function generateStaticParams() {
  return atLeastOne('category', topicSlugs('category'));
}

export async function GET(_request: Request, { params }: Context) {
  const topic = loadMagazine().categories.get((await params).category);
  return new Response(writeFeed('rss', topic), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
}
