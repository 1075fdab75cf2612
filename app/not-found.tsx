import { MissingNotice } from '@/components/shell/missing-notice';
import { MissingOnward } from '@/components/shell/missing-onward';
import { categoryTopic } from '@/lib/articles/article-list';
import { destinationTopics } from '@/lib/articles/destination-pages';
import { filledCategories } from '@/lib/articles/magazine';
import { missingMetadata } from '@/lib/seo/metadata';
import { loadSite } from '@/lib/site/load-site';
import { routes } from '@/lib/site/routes';
import { Shell } from './shell';

export const metadata = missingMetadata;

/**
 * The 404 page. The build writes a second copy that shows the text for a missing article without scripts, for hosts that can serve it for
 * missing articles (`scripts/export/missing-pages.ts`). Next puts the content of this page into the payload of every page. Everything that
 * it depends on is therefore a global input of incremental builds (`scripts/incremental/global-inputs.ts`).
 */
export default function NotFound() {
  return (
    <Shell page="not-found" path={routes.home}>
      <MissingNotice siteName={loadSite().name} />
      <MissingOnward places={destinationTopics()} topics={filledCategories().map(categoryTopic)} />
    </Shell>
  );
}
