import { adviseOn } from '@/lib/content/advise';
import type { Article } from '@/lib/content/articles';
import type { LocalPictures } from '@/lib/content/local-pictures';
import { outlineOf } from '@/lib/content/markdown/outline';

const TODAY = '2026-11-21';

const ARTICLE: Article = {
  id: 1,
  title: 'A title',
  slug: 'a-title',
  excerpt: 'An excerpt.',
  author: 'Marta Lindqvist',
  publishDate: '2026-01-05',
  readTime: '1 min read',
  category: 'Hotels',
  tags: ['one'],
  image: 'beach',
  body: 'Read [another one](/blog).',
  file: 'a-title.md',
  bodyLine: 20,
  lines: { title: 2, excerpt: 4, publishDate: 6, updated: 7, readTime: 8 },
};

const pictures: LocalPictures = new Map(
  [
    ['/pictures/large map.jpg', 500_001],
    ['/pictures/small.jpg', 500_000],
  ].map(([name, bytes]) => [
    name as string,
    { bytes: bytes as number, size: () => ({ width: 1, height: 1 }) },
  ]),
);

/** All advice on an article, as it is shown. */
function adviceOn(changes: Partial<Article>): readonly string[] {
  const article = { ...ARTICLE, ...changes };
  return adviseOn(article, outlineOf(article.body), pictures, TODAY).map(
    ({ line, column, field, found, expected }) => `${line}:${column} ${field}: ${found}; ${expected}`,
  );
}

const LINK = '\n\nRead [another one](/blog).';
test.each<readonly [what: string, changes: Partial<Article>, advice: string]>([
  [
    'a picture too large',
    { body: `![Map](</pictures/large map.jpg>)${LINK}` },
    '20:1 picture: a file of 501 KB; 500 KB at most',
  ],
  [
    'a picture too large, its address encoded',
    { body: `![Map](/pictures/large%20map.jpg)${LINK}` },
    '20:1 picture: a file of 501 KB; 500 KB at most',
  ],
  [
    'a picture too large in a figure',
    { body: `::figure{src=/pictures/large%20map.jpg alt="Map"}${LINK}` },
    '20:1 picture: a file of 501 KB; 500 KB at most',
  ],
])('%s', (_what, changes, advice) => {
  expect(adviceOn(changes)).toEqual([advice]);
});
