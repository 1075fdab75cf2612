import path from 'node:path';
import { loadArticles } from '@/lib/content/articles';
import { buildSearchIndex } from './build-search-index';

/*
 * A step after `next build`: the search index over the finished export. Pages are read as Next writes them; a later step
 * may take scripts and marks out of them, and compress what is written here.
 */
const expected = loadArticles().all.length;
const indexed = await buildSearchIndex(path.resolve('out'));
if (indexed !== expected) {
  console.error(
    `The search index holds ${indexed} of ${expected} articles: 'data-pagefind-body' is missing on the others (components/blog/article-view.tsx).`,
  );
  process.exitCode = 1;
} else {
  console.log(`Search index: ${indexed} articles in out/pagefind`);
}
