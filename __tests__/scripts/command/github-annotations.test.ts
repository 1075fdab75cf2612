import { githubAnnotations } from '@/scripts/command/github-annotations';

const at = { file: 'content/blog/a,b: c.md', line: 3, column: 7, field: 'body' };

test('errors and warnings are annotations at their lines, with what GitHub reads as its own signs escaped', () => {
  const error = { ...at, found: "'50% off'\nhere", expected: 'nothing: no discount' };
  const warning = { ...at, line: 9, found: 'x', expected: 'y' };
  expect(githubAnnotations([error], [warning])).toEqual([
    "::error file=content/blog/a%2Cb%3A c.md,line=3,col=7,title=body::found '50%25 off'%0Ahere; expected nothing: no discount",
    '::warning file=content/blog/a%2Cb%3A c.md,line=9,col=7,title=body::found x; expected y',
  ]);
});

test('invisible characters are shown, in the title, too', () => {
  const error = { ...at, field: '\u00a0featured', found: "'/\u200ba'", expected: "'/a'" };
  expect(githubAnnotations([error], [])).toEqual([
    expect.stringMatching(
      /title=‹U\+00A0›featured::found '\/‹U\+200B›a'; expected '\/a'; ‹…› is an invisible character$/,
    ),
  ]);
});
