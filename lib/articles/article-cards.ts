import type { AnyPicture } from '@/lib/site/picture';
import type { Article, ArticleSummary } from './article';
import { loadBlogPage } from './load-blog';
import { loadOwnLead } from './lead-picture';

/** The fields of an article that a card uses. Edits of other fields do not change any list. */
const FIELDS = [
  'slug',
  'title',
  'excerpt',
  'authors',
  'publishDate',
  'updated',
  'readTime',
  'category',
  'tags',
  'previewLabel',
] as const satisfies readonly (keyof ArticleSummary)[];

/** An article in the form that lists show. */
export interface ArticleCardData extends Pick<ArticleSummary, (typeof FIELDS)[number]> {
  readonly photo: AnyPicture;
  /** Its place in the series. Only the list of that series has it. */
  readonly part?: number | undefined;
}

/**
 * Articles as cards, with the writer's own picture or a stock photo. Stock photos cycle by the article's id (product 3.5), so
 * that an article has the same photo in every list, independent of other articles.
 */
export function loadArticleCards(articles: readonly Article[]): readonly ArticleCardData[] {
  const { gridPictures } = loadBlogPage();
  return articles.map((article) => {
    // The schema requires twelve pictures.
    const stock = gridPictures[(article.id - 1) % gridPictures.length] as AnyPicture;
    const fields = Object.fromEntries(FIELDS.map((name) => [name, article[name]]));
    return {
      ...(fields as Pick<Article, (typeof FIELDS)[number]>),
      photo: loadOwnLead(article) ?? stock,
    };
  });
}
