import type { AnyPicture } from '@/lib/site/picture';
import type { Article, ArticleSummary } from './article';
import { loadBlogPage } from './load-blog';
import { loadOwnLead } from './lead-picture';

/** What a card says of an article: an edit of anything else changes no list. */
const FIELDS = [
  'slug',
  'title',
  'excerpt',
  'authors',
  'publishDate',
  'readTime',
  'category',
  'tags',
  'previewLabel',
] as const satisfies readonly (keyof ArticleSummary)[];

/** An article as lists show it. */
export interface ArticleCard extends Pick<ArticleSummary, (typeof FIELDS)[number]> {
  readonly photo: AnyPicture;
  /** Its place in the series, in the list of that series. */
  readonly part?: number | undefined;
}

/**
 * Articles as cards, with the writer's own picture or a stock photo. Those cycle by the article's id (product 3.5), so that it
 * has the same one in every list, whatever other articles there are.
 */
export function loadArticleCards(articles: readonly Article[]): readonly ArticleCard[] {
  const { gridPictures } = loadBlogPage();
  return articles.map((article) => {
    // There are twelve of them, or the file is refused.
    const stock = gridPictures[(article.id - 1) % gridPictures.length] as AnyPicture;
    const fields = Object.fromEntries(FIELDS.map((name) => [name, article[name]]));
    return {
      ...(fields as Pick<Article, (typeof FIELDS)[number]>),
      photo: loadOwnLead(article) ?? stock,
    };
  });
}
