import path from 'node:path';
import { loadArticles } from '@/lib/articles/articles';
import { loadDestinationPages } from '@/lib/articles/destination-pages';
import { loadTextPages } from '@/lib/articles/text-pages';
import { loadSearchRecords } from '@/lib/seo/load-search-records';
import { UserError } from '@/scripts/command/command';
import { buildSearchIndex } from './build-search-index';

/** Indexes the pages of Next's export, with authors, deals and destinations. @throws UserError where a page lacks its mark */
export async function writeSearchIndex(directory: string): Promise<void> {
  const expected = loadArticles().all.length + loadTextPages().length + loadDestinationPages().length;
  const records = loadSearchRecords();
  const indexed = await buildSearchIndex(path.resolve(directory), records);
  if (indexed !== expected) {
    throw new UserError(
      `The search index holds ${indexed} of ${expected} articles and pages of text: 'data-pagefind-body' is missing on the others (components/article/article-view.tsx).`,
    );
  }
  console.log(
    `Search index: ${indexed} articles and pages of text, ${records.length} authors, deals and destinations in out/pagefind`,
  );
}
