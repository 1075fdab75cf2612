import { topicSlugs } from '@/lib/articles/blog-lists';
import { loadCategoryFeed, writeFeed } from '@/lib/seo/feeds';
import { atLeastOne, routes } from '@/lib/site/routes';
import { isStale } from '@/lib/site/stale-pages';

interface Context {
  readonly params: Promise<{ readonly category: string }>;
}

export const dynamic = 'force-static';

export function generateStaticParams() {
  return atLeastOne(
    'category',
    topicSlugs('category').filter((slug) => isStale(routes.categoryFeed(slug))),
  );
}

export async function GET(_request: Request, { params }: Context) {
  const topic = loadCategoryFeed((await params).category);
  return new Response(writeFeed('rss', topic), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
}
