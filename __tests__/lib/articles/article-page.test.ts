import { loadArticlePage } from '@/lib/articles/article-page';
import { loadMagazine } from '@/lib/articles/magazine';

test('the page of an article has all of it but what only diagnostics need, and where to read on', () => {
  const page = loadArticlePage('light-bags');
  const { file, lines, bodyLine, statedReadTime, ...shown } = loadMagazine().bySlug.get('light-bags')!;
  expect(page?.article).toEqual(shown);
  for (const unshown of [file, lines, bodyLine, statedReadTime]) expect(unshown).toBeDefined();
  const readings = page?.readings.map(({ slug }) => slug);
  expect(readings).toContain('night-trains');
  expect(readings).not.toContain('light-bags');
});

test.each(['nothing', 'unfinished-island', 'winter-of-2099'])('visitors find no page for %s', (slug) => {
  expect(loadArticlePage(slug)).toBeUndefined();
});
