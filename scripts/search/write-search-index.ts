import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { IDEA_LIST } from '@/components/search/pagefind';
import { loadArticles } from '@/lib/articles/articles';
import { loadDestinationPages } from '@/lib/articles/destination-pages';
import { loadTextPages } from '@/lib/articles/text-pages';
import { loadSearchRecords } from '@/lib/seo/load-search-records';
import { UserError } from '@/scripts/command/command';
import type { FinishedPage } from '@/scripts/incremental/keep-pages';
import { CACHE } from '@/scripts/incremental/paths';
import { buildSearchIndex } from './build-search-index';

/**
 * Indexes the pages of a site, and records for landing pages, authors, series, deals and destinations without a page. An empty search
 * suggests the destinations that have a page.
 *
 * @param pages pages whose search hash is known already
 * @throws UserError if an article, a text page or a destination is missing
 */
export async function writeSearchIndex(directory: string, pages: readonly FinishedPage[]): Promise<void> {
  const expected = loadArticles().all.length + loadTextPages().length + loadDestinationPages().length;
  const records = loadSearchRecords();
  const known = new Map(pages.map(({ file, searched }) => [file, searched]));
  const cache = path.join(CACHE, 'search');
  const indexed = await buildSearchIndex(path.resolve(directory), records, cache, known);
  if (indexed !== expected) {
    throw new UserError(
      `The search index contains ${indexed} of ${expected} articles, text pages and destination pages. The others lack 'data-pagefind-body' (grep for it in components/).`,
    );
  }
  const ideas = loadDestinationPages().map(({ destination }) => destination.name);
  writeFileSync(path.join(directory, 'pagefind', IDEA_LIST), ideas.join('\n'));
  console.log(
    `Search index: ${indexed} articles, text pages and destination pages, ${records.length} other results in out/pagefind`,
  );
}
