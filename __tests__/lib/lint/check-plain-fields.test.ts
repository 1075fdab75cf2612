import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentCopy } from '@/__tests__/support/content-copy';
import type { Article } from '@/lib/articles/article';
import { sentencesOf } from '@/lib/lint/check-affiliates';
import { checkPlainFields, htmlWarnings } from '@/lib/lint/check-plain-fields';

/* Title and excerpt of an article are shown as they are. */

const ARTICLE = {
  ...{ file: 'a.md', title: 'Ten rooms', excerpt: 'Of ten rooms.', body: 'The ==best== rooms.' },
  lines: { title: 3, excerpt: 5 },
} as Article;

test.each<readonly [changes: Partial<Article>, told: readonly string[]]>([
  [{}, []],
  [{ title: 'Beaches of [Thailand](not Bali)' }, []],
  [{ title: 'Ten ==good== rooms' }, ["a.md:3:1 title '==good==', which shows as it is"]],
  [{ excerpt: 'Of {{ count }} rooms.' }, ["a.md:5:1 excerpt '{{ count }}', which shows as it is"]],
  [
    { title: ':smile:', excerpt: '[[Rooms]]' },
    ["a.md:3:1 title ':smile:', which shows as it is", "a.md:5:1 excerpt '[[Rooms]]', which shows as it is"],
  ],
  [
    { title: 'The **best** of [Rome](/flights)', excerpt: 'Type `npm run new`.' },
    [
      "a.md:3:1 title '[Rome](/flights)', which shows as it is",
      "a.md:5:1 excerpt '`npm run new`', which shows as it is",
    ],
  ],
  [
    { title: '***Ten*** rooms', excerpt: 'An *odd* one.' },
    ["a.md:3:1 title '***Ten***', which shows as it is", "a.md:5:1 excerpt '*odd*', which shows as it is"],
  ],
])('%j is reported as %j', (changes, told) => {
  const { title, excerpt, ...article } = { ...ARTICLE, ...changes };
  const diagnostics = checkPlainFields(sentencesOf(article, { title, excerpt }));
  expect(
    diagnostics.map(({ file, line, column, field, found }) => `${file}:${line}:${column} ${field} ${found}`),
  ).toEqual(told);
  for (const { expected } of diagnostics) expect(expected).toBe('plain words: markup is not drawn here');
});

test.each<readonly [title: string, told: readonly string[]]>([
  ['Fish &amp; chips', ["a.md:3 title '&amp;', which shows as it is; the character itself"]],
  ['A &#8211; b', ["a.md:3 title '&#8211;', which shows as it is; the character itself"]],
  ['A &#x201C; b', ["a.md:3 title '&#x201C;', which shows as it is; the character itself"]],
  ['See <a href="/b">Rome</a>', [`a.md:3 title '<a href="/b">', which shows as it is; plain words`]],
  ['<b>Rome</b>', ["a.md:3 title '<b>', which shows as it is; plain words"]],
  ['Rome<!-- a -->', ["a.md:3 title '<!--', which shows as it is; plain words"]],
  ['Fish & chips, R&D; more, 3 < 4 > 2, under <€40', []],
])('HTML in the title %j is warned of', (title, told) => {
  const warnings = htmlWarnings(contentCopy(), sentencesOf(ARTICLE, { title }));
  expect(
    warnings.map(
      ({ file, line, field, found, expected }) => `${file}:${line} ${field} ${found}; ${expected}`,
    ),
  ).toEqual(told);
});

test('HTML in a data file is warned of at its line', () => {
  const directory = contentCopy();
  const file = path.join(directory, 'site.yaml');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/^name: .*$/m, "name: 'Way &amp; Fare'"));
  const line = text.split('\n').findIndex((each) => each.startsWith('name:')) + 1;
  expect(htmlWarnings(directory, [])).toMatchObject([
    { file, line, field: 'name', found: "'&amp;', which shows as it is" },
  ]);
});
