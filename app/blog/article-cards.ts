import type { ArticleCard } from '@/components/blog/article-grid';
import type { Article } from '@/lib/articles/article';
import { loadBlogPage } from '@/lib/articles/load-blog';
import { loadMagazine } from '@/lib/articles/magazine';
import { memoize } from '@/lib/site/memoize';

/** The index of every article in the whole magazine, by its slug: under `npm run dev` the magazine may have been read again. */
const loadPlaces = memoize(
  (directory): ReadonlyMap<string, number> =>
    new Map(loadMagazine(directory).articles.map(({ slug }, index) => [slug, index])),
);

/**
 * Articles as cards. The pictures cycle by an article's index in the whole magazine (product 3.5), so that it
 * is known by the same one in every list.
 */
export function articleCards(articles: readonly Article[]): readonly ArticleCard[] {
  const { gridPictures } = loadBlogPage();
  const places = loadPlaces();
  return articles.flatMap((article) => {
    const photo = gridPictures[(places.get(article.slug) ?? 0) % gridPictures.length];
    return photo ? [{ ...article, photo }] : [];
  });
}
