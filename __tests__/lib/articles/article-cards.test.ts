import { loadArticleCards } from '@/lib/articles/article-cards';
import { loadBlogPage } from '@/lib/articles/load-blog';
import { loadMagazine } from '@/lib/articles/magazine';

test('an article has the same one of the twelve pictures in every list, whatever other articles there are', () => {
  const { articles: all, categories } = loadMagazine();
  const { gridPictures } = loadBlogPage();
  const pictures = new Map(loadArticleCards(all).map((card) => [card.slug, card.photo]));
  for (const topic of categories.values()) {
    for (const card of loadArticleCards(topic.articles)) expect(card.photo).toEqual(pictures.get(card.slug));
  }
  const [any] = all;
  const numbered = gridPictures.flatMap((_, index) => (any ? { ...any, id: index + 1 } : []));
  expect(loadArticleCards(numbered).map(({ photo }) => photo)).toEqual(gridPictures);
  expect(loadArticleCards(numbered.slice(4, 6)).map(({ photo }) => photo)).toEqual(gridPictures.slice(4, 6));
});

test('a card says what lists show of an article, and no more', () => {
  const [article] = loadMagazine().articles;
  const [card] = loadArticleCards(article ? [article] : []);
  expect(card).toMatchObject({
    ...{ slug: 'harbor-walks', title: 'Three harbor walks that begin at the ferry' },
    ...{ authors: ['Zoë Ångström'], publishDate: '2024-05-01', category: 'Destinations' },
    ...{ tags: ['harbors', 'walking'], readTime: expect.stringMatching(/^\d+ min read$/) },
  });
  expect(card).not.toHaveProperty('body');
});
