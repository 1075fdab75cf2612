import type { Article } from '@/lib/articles/article';
import { sentencesOf } from '@/lib/lint/check-affiliates';
import { checkPlainFields } from '@/lib/lint/check-plain-fields';

/* Title and excerpt of an article are shown as they are. */

const ARTICLE = {
  ...{ file: 'a.md', title: 'Ten rooms', excerpt: 'Of *ten* rooms.', body: 'The ==best== rooms.' },
  lines: { title: 3, excerpt: 5 },
} as Article;

test.each<readonly [changes: Partial<Article>, told: readonly string[]]>([
  [{}, []],
  [{ title: 'Ten ==good== rooms' }, ["a.md:3:1 title '==good==', which shows as it is"]],
  [{ excerpt: 'Of {{ count }} rooms.' }, ["a.md:5:1 excerpt '{{ count }}', which shows as it is"]],
  [
    { title: ':smile:', excerpt: '[[Rooms]]' },
    ["a.md:3:1 title ':smile:', which shows as it is", "a.md:5:1 excerpt '[[Rooms]]', which shows as it is"],
  ],
])('%j is reported as %j', (changes, told) => {
  const { title, excerpt, ...article } = { ...ARTICLE, ...changes };
  const diagnostics = checkPlainFields(sentencesOf(article, { title, excerpt }));
  expect(
    diagnostics.map(({ file, line, column, field, found }) => `${file}:${line}:${column} ${field} ${found}`),
  ).toEqual(told);
  for (const { expected } of diagnostics) expect(expected).toBe('plain words: markup is not drawn here');
});
