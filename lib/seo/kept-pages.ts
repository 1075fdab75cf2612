import { loadArticlePage } from '@/lib/articles/article-page';
import { loadArticleList } from '@/lib/articles/article-list';
import { furtherPagesOf, LIST_KINDS, listPath, topicSlugs } from '@/lib/articles/blog-lists';
import { loadMagazine } from '@/lib/articles/magazine';
import { routes } from '@/lib/site/routes';
import { loadCategoryFeed } from './feeds';

/** A page that a build may keep from an earlier build, with everything from the magazine that it shows. */
export interface KeptPage {
  readonly path: string;
  /** Data only: what its route passes to its view and its metadata, without data that all pages share. */
  readonly model: unknown;
}

/**
 * Every page whose number grows with the magazine: articles, pages of lists, and feeds of categories. Their routes use nothing from
 * the magazine except these models. So a page with an unchanged model is identical to the earlier page, as long as code, settings and
 * all other content are the same.
 */
export function* keptPages(): Generator<KeptPage> {
  for (const slug of loadMagazine().bySlug.keys())
    yield { path: routes.article(slug), model: loadArticlePage(slug) };
  for (const kind of LIST_KINDS) {
    for (const slug of topicSlugs(kind)) {
      // The first page of all articles is the blog page, which has its own route.
      const pages = [...(kind === 'all' ? [] : [1]), ...furtherPagesOf(kind, slug)];
      for (const page of pages)
        yield { path: listPath({ kind, slug }, page), model: loadArticleList(kind, slug, page) };
    }
  }
  for (const slug of topicSlugs('category'))
    yield { path: routes.categoryFeed(slug), model: loadCategoryFeed(slug) };
}
