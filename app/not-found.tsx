import { Reading } from '@/components/blog/reading';
import { MissingNotice } from '@/components/shell/missing-notice';
import { loadStories } from '@/lib/articles/stories';
import { missingMetadata } from '@/lib/seo/metadata';
import { loadSite } from '@/lib/site/load-site';
import { Shell } from './shell';

export const metadata = missingMetadata;

/**
 * The 404 page. The build makes a second file of it that shows the text of a missing article without scripts, for hosts that can
 * serve it for missing articles (`scripts/export/missing-pages.ts`).
 */
export default function NotFound() {
  return (
    <Shell page="not-found">
      <MissingNotice siteName={loadSite().name} />
      <Reading title="Or read one of these" articles={loadStories()} />
    </Shell>
  );
}
