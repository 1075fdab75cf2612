import type { AnyPicture } from '@/lib/site/picture';
import { memoize } from '@/lib/site/memoize';
import type { Article, ArticleSummary } from './article';
import { loadBlogPage } from './load-blog';
import { loadOwnLead } from './lead-picture';
import { loadMagazine } from './magazine';

/** An article as lists show it. */
export interface ArticleCard extends Pick<
  ArticleSummary,
  | 'slug'
  | 'title'
  | 'excerpt'
  | 'authors'
  | 'publishDate'
  | 'readTime'
  | 'category'
  | 'tags'
  | 'featured'
  | 'previewLabel'
> {
  readonly photo: AnyPicture;
}

/** The index of every article in the whole magazine, by its slug: under `npm run dev` the magazine may have been read again. */
const loadPlaces = memoize(
  (directory): ReadonlyMap<string, number> =>
    new Map(loadMagazine(directory).articles.map(({ slug }, index) => [slug, index])),
);

/**
 * Articles as cards, with the writer's own picture or a stock photo. Those repeat by an article's index in the whole magazine
 * (product 3.5), so that it has the same one in every list.
 */
export function loadArticleCards(articles: readonly Article[]): readonly ArticleCard[] {
  const { gridPictures } = loadBlogPage();
  const places = loadPlaces();
  return articles.flatMap((article) => {
    const photo = loadOwnLead(article) ?? gridPictures[(places.get(article.slug) ?? 0) % gridPictures.length];
    return photo ? [{ ...article, photo }] : [];
  });
}
