import { MissingNotice } from '@/components/shell/missing-notice';
import { MissingOnward } from '@/components/shell/missing-onward';
import { categoryTopic } from '@/lib/articles/article-list';
import { destinationTopics } from '@/lib/articles/destination-pages';
import { ARTICLE_CATEGORIES } from '@/lib/articles/schemas';
import { missingMetadata } from '@/lib/seo/metadata';
import { loadSite } from '@/lib/site/load-site';
import { Shell } from './shell';

export const metadata = missingMetadata;

/**
 * The 404 page. The build writes a second copy that shows the text for a missing article without scripts, for hosts that can serve it for
 * missing articles (`scripts/export/missing-pages.ts`). Next puts the content of this page into the payload of every page. It must not
 * depend on articles, because an incremental build would not notice the change.
 */
export default function NotFound() {
  return (
    <Shell page="not-found">
      <MissingNotice siteName={loadSite().name} />
      <MissingOnward places={destinationTopics()} topics={ARTICLE_CATEGORIES.map(categoryTopic)} />
    </Shell>
  );
}
