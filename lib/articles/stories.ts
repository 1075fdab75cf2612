import { loadArticleCards, type ArticleCardData } from './article-cards';
import { loadMagazine } from './magazine';

/** Number of articles on the home page: the lead story and two more. */
const STORIES = 3;

/** The first articles of the index: the featured article or else the newest, then the next newest. */
export const loadStories = (): readonly ArticleCardData[] =>
  loadArticleCards(loadMagazine().articles.slice(0, STORIES));

/** The articles that a page names, in that order. Articles that are not published yet are left out. */
export function loadNamedArticles(slugs: readonly string[]): readonly ArticleCardData[] {
  const { bySlug } = loadMagazine();
  return loadArticleCards(slugs.flatMap((slug) => bySlug.get(slug) ?? []));
}
