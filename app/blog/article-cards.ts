import type { ArticleCard } from '@/components/blog/article-grid';
import type { Article } from '@/lib/content/articles';
import { loadBlogPage } from '@/lib/content/collections';
import { loadMagazine } from '@/lib/content/magazine';

/**
 * Articles as cards. The pictures cycle by an article's index in the whole magazine (specification, section 9), so that it
 * is known by the same one in every list.
 */
export function articleCards(articles: readonly Article[]): readonly ArticleCard[] {
  const { gridPictures } = loadBlogPage();
  const all = loadMagazine().articles;
  return articles.flatMap((article) => {
    // By slug: under `npm run dev` the magazine may have been read again since.
    const place = all.findIndex(({ slug }) => slug === article.slug);
    const photo = gridPictures[place % gridPictures.length];
    return photo ? [{ ...article, photo }] : [];
  });
}
