import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadShareContent } from '@/scripts/share/load-share-content';
import { contentCopy } from '@/__tests__/support/content-copy';
import { phonePhoto } from '@/__tests__/support/photographs';

test('every kind of page is there, with what its picture says', () => {
  const { brand, landings, destinations, textPages, articles } = loadShareContent();
  expect(brand).toBe('Wayfarer Test');
  expect(landings.flights.title).toBeTruthy();
  expect(destinations.map(({ id }) => id)).toEqual(['eastwick']);
  expect(textPages.map(({ slug }) => slug)).toEqual(['house-rules']);
  expect(articles.map(({ slug }) => slug)).toContain('light-bags');
  expect(articles.filter(({ photo }) => photo)).toEqual([]);
});

test("an article with a writer's own picture brings the file, and the point that stays in sight", async () => {
  const directory = contentCopy();
  const file = path.join(directory, 'pictures', 'bags.jpg');
  mkdirSync(path.dirname(file));
  writeFileSync(file, await phonePhoto({ width: 1200, height: 900 }));
  const article = path.join(directory, 'blog', 'light-bags.md');
  const text = readFileSync(article, 'utf8');
  writeFileSync(
    article,
    text.replace('image: purse', 'image: /pictures/bags.jpg\nimageAlt: A bag\nimageFocus: 20% 80%'),
  );
  const { articles } = loadShareContent(directory);
  expect(articles.find(({ slug }) => slug === 'light-bags')!.photo).toEqual({
    file,
    stem: expect.stringMatching(/^\/pictures\/bags-/),
    focus: '20% 80%',
  });
  expect(articles.filter(({ photo }) => photo)).toHaveLength(1);
});
