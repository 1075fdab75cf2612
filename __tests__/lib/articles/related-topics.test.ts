import { loadArticleList } from '@/lib/articles/article-list';

const related = (kind: 'tag' | 'category', slug: string) =>
  loadArticleList(kind, slug)?.related.map(({ name, href }) => `${name} ${href}`);

test('a list leads on to the categories and tags of its articles, each once, and not to itself', () => {
  expect(related('tag', 'walking')?.toSorted()).toEqual([
    '#harbors /blog/tag/harbors',
    '#packing /blog/tag/packing',
    'Destinations /blog/category/destinations',
    'Travel Tips /blog/category/travel-tips',
  ]);
  expect(related('category', 'transportation')).toEqual([
    '#trains /blog/tag/trains',
    '#sleep /blog/tag/sleep',
  ]);
});
