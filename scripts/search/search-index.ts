import path from 'node:path';
import { loadArticles } from '@/lib/articles/articles';
import { loadDestinationPages } from '@/lib/articles/destination-pages';
import { loadTextPages } from '@/lib/articles/text-pages';
import { loadSearchRecords } from '@/lib/seo/load-search-records';
import { buildSearchIndex } from './build-search-index';
import { runCommand, UserError } from '@/scripts/command/command';
import { requireUnprocessedExport } from '@/scripts/export/export-folder';

const COMMAND = {
  usage: 'tsx scripts/search/search-index.ts',
  summary:
    "A step of 'npm run build': makes the search index over articles, pages of text, authors, deals and destinations.",
};

/*
 * A step after `next build`: the search index over Next's export. Pages are read as Next writes them; a later step
 * may take scripts and marks out of them, and compress what is written here.
 */
await runCommand(COMMAND, async () => {
  requireUnprocessedExport('out');
  const expected = loadArticles().all.length + loadTextPages().length + loadDestinationPages().length;
  const records = loadSearchRecords();
  const indexed = await buildSearchIndex(path.resolve('out'), records);
  if (indexed !== expected) {
    throw new UserError(
      `The search index holds ${indexed} of ${expected} articles and pages of text: 'data-pagefind-body' is missing on the others (components/article/article-view.tsx).`,
    );
  }
  console.log(
    `Search index: ${indexed} articles and pages of text, ${records.length} authors, deals and destinations in out/pagefind`,
  );
});
