import type { Article } from '@/lib/articles/article';
import { NEW_BODY, newExcerpt } from '@/lib/articles/placeholders';
import { checkFinished } from '@/lib/lint/check-finished';
import { outlineOf } from '@/lib/lint/markdown/outline';

/* What a command wrote for its user to replace must not reach a visitor. */

const ARTICLE = {
  ...{ file: 'a.md', excerpt: 'An excerpt.', imageAlt: 'A lagoon', body: 'Words.', bodyLine: 20 },
  lines: { excerpt: 5, imageAlt: 10 },
} as Article;

function told(changes: Partial<Article>) {
  const article = { ...ARTICLE, ...changes };
  return checkFinished(article, outlineOf(article.body)).map(
    ({ file, line, column, field, found, expected }) =>
      `${file}:${line}:${column} ${field}: ${found}; ${expected}`,
  );
}

const EXPECTED = "words of your own; 'draft: true' until they are written";
const BY_NEW = `which 'npm run new' wrote; ${EXPECTED}`;
const BY_IMPORT = `which 'npm run import' wrote; ${EXPECTED}`;

test('a written article is finished', () => {
  expect(told({})).toEqual([]);
});

test.each<readonly [what: string, changes: Partial<Article>, expected: string]>([
  [
    'the excerpt of a new article',
    { excerpt: newExcerpt('  Rome\n by night ') },
    `a.md:5:1 excerpt: 'Rome by night, in short.', ${BY_NEW}`,
  ],
  [
    'a picture above the article that nobody has described',
    { imageAlt: 'What does this picture show?' },
    `a.md:10:1 imageAlt: 'What does this picture show?', which 'npm run new' or 'npm run import' wrote; ${EXPECTED}`,
  ],
  [
    'a picture in the text that nobody has described',
    { body: 'Words.\n\n![What does this picture show?](photo:lagoon)' },
    `a.md:22:1 picture: 'What does this picture show?', ${BY_IMPORT}`,
  ],
  [
    'a video without a title',
    { body: 'Words.\n\n::youtube[What does this video show?]{id=dQw4w9WgXcQ}' },
    `a.md:22:1 video: 'What does this video show?', ${BY_IMPORT}`,
  ],
  [
    'a heading of a new article, indented',
    { body: 'Words.\n\n  ## The first question a reader has\n' },
    `a.md:22:1 body: '## The first question a reader has', ${BY_NEW}`,
  ],
  ['no body', { body: '' }, `a.md:20:1 body: no words; ${EXPECTED}`],
  ['a body of comments alone', { body: '<!-- to do -->' }, `a.md:20:1 body: no words; ${EXPECTED}`],
])('%s is reported, unless the article is a draft', (_what, changes, expected) => {
  expect(told(changes)).toEqual([expected]);
  expect(told({ ...changes, draft: true })).toEqual([]);
});

test('each line of a new body is reported where it stands', () => {
  expect(told({ body: NEW_BODY }).map((each) => each.split(' ')[0])).toEqual([
    ...['a.md:20:1', 'a.md:22:1', 'a.md:24:1'],
  ]);
});

test.each([
  ['a picture alone', '![A lagoon](photo:lagoon)'],
  ['code', '```\nnpm start\n```'],
  ['HTML', '<div>Words</div>'],
  ['a deal', '::deal[Cheap and near]{#boston-dublin}'],
  ['a heading that asks', '## What does this picture show?'],
  ['a comment above words', '<!-- to do -->\n\nWords.'],
])('a body of %s is not told', (_what, body) => {
  expect(told({ body })).toEqual([]);
});
