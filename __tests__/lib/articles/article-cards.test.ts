import { loadArticleCards } from '@/lib/articles/article-cards';
import { loadBlogPage } from '@/lib/articles/load-blog';
import { loadMagazine } from '@/lib/articles/magazine';

test('an article has the same one of the twelve pictures in every list, by its index in the magazine', () => {
  const { articles: all, categories } = loadMagazine();
  const { gridPictures } = loadBlogPage();
  const pictures = new Map(loadArticleCards(all).map((card) => [card.slug, card.photo]));
  expect([...pictures.values()]).toEqual(all.map((_, index) => gridPictures[index % 12]));
  for (const topic of categories.values()) {
    for (const card of loadArticleCards(topic.articles)) expect(card.photo).toEqual(pictures.get(card.slug));
  }
});
