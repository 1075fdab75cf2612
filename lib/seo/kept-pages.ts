import { loadArticlePage } from '@/lib/articles/article-page';
import {
  furtherPagesOf,
  LIST_KINDS,
  listPath,
  loadArticleList,
  topicSlugs,
} from '@/lib/articles/article-list';
import { loadMagazine } from '@/lib/articles/magazine';
import { routes } from '@/lib/site/routes';
import { loadCategoryFeed } from './feeds';

/** A page that a build may keep from an earlier one, and all that it shows of the magazine. */
export interface KeptPage {
  readonly path: string;
  /** Data only: what its route hands to its view and its metadata, besides what is the same for all pages. */
  readonly model: unknown;
}

/**
 * Every page of which there are as many as articles ask for. Their routes get nothing of the magazine but these models, so a page
 * whose model has not changed is the page that was there, as long as code, settings and all other content are the same.
 */
export function* keptPages(): Generator<KeptPage> {
  for (const slug of loadMagazine().bySlug.keys())
    yield { path: routes.article(slug), model: loadArticlePage(slug) };
  for (const kind of LIST_KINDS) {
    for (const slug of topicSlugs(kind)) {
      // The first page of all articles is the blog's own.
      const pages = [...(kind === 'all' ? [] : [1]), ...furtherPagesOf(kind, slug)];
      for (const page of pages)
        yield { path: listPath({ kind, slug }, page), model: loadArticleList(kind, slug, page) };
    }
  }
  for (const slug of topicSlugs('category'))
    yield { path: routes.categoryFeed(slug), model: loadCategoryFeed(slug) };
}
