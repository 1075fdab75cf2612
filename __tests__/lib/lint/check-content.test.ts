import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { reviewContent } from '@/lib/lint/check-content';
import { formatDiagnostic } from '@/lib/source/diagnostic';
import { contentCopy } from '@/__tests__/support/content-copy';

let directory: string;

beforeEach(() => {
  directory = contentCopy();
});

const GOOD = {
  id: '99',
  title: 'A title',
  slug: 'a-title',
  excerpt: 'An excerpt.',
  author: 'Pip Underhill',
  publishDate: '2025-03-09',
  readTime: '1 min read',
  category: 'Hotels',
  tags: '[one, two]',
  image: 'lagoon',
};

function article(
  fields: Partial<Record<keyof typeof GOOD | (string & {}), string | undefined>> = {},
  body = 'Text.',
) {
  const lines = Object.entries({ ...GOOD, ...fields }).flatMap(([key, value]) =>
    value === undefined ? [] : `${key}: ${value}`,
  );
  return `---\n${lines.join('\n')}\n---\n\n${body}\n`;
}

/** Diagnostics in `a-title.md`, without the path in front. */
function diagnosticsOf(text: string | Buffer, name = 'a-title.md'): string[] {
  const file = path.join(directory, 'blog', name);
  writeFileSync(file, text);
  return reviewContent(directory)
    .errors.map(formatDiagnostic)
    .filter((diagnostic) => diagnostic.includes(name))
    .map((diagnostic) => diagnostic.slice(diagnostic.indexOf(name) + name.length + 1));
}

test('a good file has no diagnostics', () => {
  expect(diagnosticsOf(article())).toEqual([]);
});

test('all bad files are reported at once, data files too', () => {
  writeFileSync(path.join(directory, 'blog', 'one.md'), article({ slug: 'one', title: undefined }));
  writeFileSync(path.join(directory, 'blog', 'two.md'), article({ slug: 'two', id: '98', tags: '[]' }));
  writeFileSync(path.join(directory, 'site.yaml'), 'name: A name\n');
  writeFileSync(path.join(directory, 'beaches.yaml'), '- name: A\n  region: Mars\n');
  const files = new Set(reviewContent(directory).errors.map(({ file }) => path.basename(file)));
  expect([...files].sort()).toEqual(['beaches.yaml', 'one.md', 'site.yaml', 'two.md']);
});

test('a list that nobody has is reported, unless an article that cannot be read may have it', () => {
  const linking = article({}, 'See [these](/blog/tag/of-the-other).');
  expect(diagnosticsOf(linking)).toEqual([
    expect.stringContaining("link  found '/blog/tag/of-the-other'; expected a page of the site"),
  ]);
  const other = article({ id: '98', slug: 'other', title: undefined, tags: '[of the other]' });
  writeFileSync(path.join(directory, 'blog', 'other.md'), other);
  expect(diagnosticsOf(linking)).toEqual([]);
});

test('a link to the points of the home page is reported where it has none', () => {
  const linking = article({}, 'See [why](/#why), and [deals](/#deals).');
  expect(diagnosticsOf(linking)).toEqual([]);
  const claims = 'commissionNote: { text: A note. }\nclaims: []\nwhy: { title: Why, points: [] }\n';
  writeFileSync(path.join(directory, 'claims.yaml'), claims);
  expect(diagnosticsOf(linking)).toEqual([
    expect.stringContaining("link  found '#why'; expected a heading of /"),
  ]);
});

test('a link to the points of the home page is not judged while the file that has them is wrong', () => {
  writeFileSync(path.join(directory, 'claims.yaml'), 'claims: none\n');
  expect(diagnosticsOf(article({}, 'See [why](/#why).'))).toEqual([]);
});

test('a link to a heading is not judged where the article behind it cannot be read', () => {
  const other = article({ id: '98', slug: 'other' }, `${'> '.repeat(500)}word`);
  writeFileSync(path.join(directory, 'blog', 'other.md'), other);
  expect(diagnosticsOf(article({}, 'See [there](/blog/other#rooms).'))).toEqual([]);
});

test('a link to a former address is reported, unless an article has that address now', () => {
  const other = article({ id: '98', slug: 'other', redirectFrom: '[before, night-trains]' });
  writeFileSync(path.join(directory, 'blog', 'other.md'), other);
  expect(diagnosticsOf(article({}, '[One](/blog/before) and [two](/blog/night-trains)'))).toEqual([
    "14:1  link  found '/blog/before'; expected '/blog/other', the new address of that article",
  ]);
});

test('a beach leads to an article that exists', () => {
  rmSync(path.join(directory, 'blog', 'night-trains.md'));
  expect(reviewContent(directory).errors.map(({ field }) => field)).toEqual(['1.slug']);
});

test('a description of a tag that no article has is reported, with the tag that it may mean', () => {
  const file = path.join(directory, 'blog.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('  sleep:', '  slepe: Beds.\n  sleep:'));
  const { errors, warnings } = reviewContent(directory);
  expect(errors).toEqual([]);
  expect(warnings.filter((each) => each.file.endsWith('blog.yaml')).map(formatDiagnostic)).toEqual([
    expect.stringContaining(
      "tags.slepe  found 'slepe'; expected a tag that an article has; did you mean 'sleep'?",
    ),
  ]);
});

test('a tag of a guide that no article has is reported, with the tag that it may mean', () => {
  const file = path.join(directory, 'destinations', 'eastwick.md');
  writeFileSync(file, readFileSync(file, 'utf8').replace('tags: [harbors]', 'tags: [sleep, slepe]'));
  const { errors, warnings } = reviewContent(directory);
  expect(errors).toEqual([]);
  expect(warnings.filter((each) => each.file.endsWith('eastwick.md')).map(formatDiagnostic)).toEqual([
    expect.stringContaining(
      "eastwick.md:8:1  tags  found 'slepe'; expected a tag that an article has; did you mean 'sleep'?",
    ),
  ]);
});

test('an empty magazine is no mistake but for what points into it', () => {
  for (const name of readdirSync(path.join(directory, 'blog'))) rmSync(path.join(directory, 'blog', name));
  writeFileSync(path.join(directory, 'beaches.yaml'), '[]\n');
  expect(reviewContent(directory).errors).toEqual([]);
});

test('the page that explains the ledger is there', () => {
  const file = path.join(directory, 'pages.yaml');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('explainedBy: house-rules', 'explainedBy: house-rule'));
  expect(reviewContent(directory).errors.map(formatDiagnostic)).toEqual([
    expect.stringContaining(
      "deals.explainedBy  found 'house-rule'; expected the name of a file in content/pages, without its ending; did you mean 'house-rules'?",
    ),
  ]);
});

test('a guide that says too little is reported', () => {
  const guide = path.join(directory, 'destinations', 'eastwick.md');
  const [, fields = ''] = readFileSync(guide, 'utf8').split('---\n');
  writeFileSync(guide, `---\n${fields}---\n\nFour words of text.\n\n## Rooms\n`);
  const told = reviewContent(directory).errors.filter(({ file }) => file.endsWith('eastwick.md'));
  expect(told.map(({ line, field, found, expected }) => [line, field, `${found}; ${expected}`])).toEqual([
    [10, 'body', '5 words; 200 at least: a page of prices alone helps nobody'],
  ]);
});

test('what is wrong in one line is reported from left to right', () => {
  const told = diagnosticsOf(article({}, '==Cheap==, [this](/nope) and [that](/neither)'));
  expect(told.map((each) => each.split('; ')[0])).toEqual([
    "14:1  markup  found '==Cheap==', which shows as it is",
    "14:12  link  found '/nope'",
    "14:30  link  found '/neither'",
  ]);
});

test('what an article was begun with may stay in a draft, but is not shown to visitors', () => {
  const fields = { excerpt: 'A title, in short.', imageAlt: 'What does this picture show?' };
  const video = '::youtube[What does this video show?]{id=dQw4w9WgXcQ}';
  const body = `Answer it, and lead on to [another article](/blog) where that helps.\n\n${video}`;
  expect(diagnosticsOf(article({ ...fields, draft: 'true' }, body))).toEqual([]);
  expect(diagnosticsOf(article(fields, body)).map((each) => each.split(', which')[0])).toEqual([
    "5:1  excerpt  found 'A title, in short.'",
    "12:1  imageAlt  found 'What does this picture show?'",
    "15:1  body  found 'Answer it, and lead on to [another article](/blog) where that helps.'",
    "17:1  video  found 'What does this video show?'",
  ]);
});

test('markup in a field of a guide is reported', () => {
  const guide = path.join(directory, 'destinations', 'eastwick.md');
  const text = readFileSync(guide, 'utf8');
  writeFileSync(guide, text.replace('When Eastwick floats', 'When {{ page.title }} floats'));
  expect(reviewContent(directory).errors.map(({ line, field, found }) => [line, field, found])).toEqual([
    [4, 'description', "'{{ page.title }}', which shows as it is"],
  ]);
});

test('a mistake is reported once, as an error, even if warnings need the same file', () => {
  const blog = path.join(directory, 'blog.yaml');
  writeFileSync(blog, readFileSync(blog, 'utf8').replace(/^title:.*/m, 'titel: The blog'));
  const { errors, warnings } = reviewContent(directory);
  const told = errors.map(formatDiagnostic);
  expect(told.filter((each) => each.includes('titel'))).toHaveLength(1);
  expect(warnings.map(formatDiagnostic).filter((each) => told.includes(each))).toEqual([]);
});

test.each(['blog.yaml', 'beaches.yaml'])(
  'a mistake in %s is an error even while the pictures and partners are wrong, too',
  (file) => {
    for (const name of ['pictures.yaml', 'partners.yaml', file])
      writeFileSync(path.join(directory, name), 'wrong: 1\n');
    const { errors, warnings } = reviewContent(directory);
    expect(errors.map((each) => path.relative(directory, path.resolve(each.file)))).toEqual(
      expect.arrayContaining([file, 'partners.yaml', 'pictures.yaml']),
    );
    expect(warnings.filter((each) => each.file.endsWith(file))).toEqual([]);
  },
);

test('a guide that was updated in the future gets a warning', () => {
  const guide = path.join(directory, 'destinations', 'eastwick.md');
  writeFileSync(guide, readFileSync(guide, 'utf8').replace('updated: 2024-05-20', 'updated: 2999-01-01'));
  const told = reviewContent(directory).warnings.filter(({ file }) => file.endsWith('eastwick.md'));
  expect(told.map(({ line, field, found }) => [line, field, found])).toEqual([[6, 'updated', '2999-01-01']]);
});

test('an affiliate link in a field of a page of text is reported', () => {
  const file = path.join(directory, 'pages', 'house-rules.md');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('what it never does.', 'what it never does, by https://amzn.to/3x'));
  expect(reviewContent(directory).errors.map(({ line, field, found }) => [line, field, found])).toEqual([
    [3, 'description', "'https://amzn.to/3x', an affiliate link by its amzn.to (Amazon Associates)"],
  ]);
});

test.each([
  ['a code block', '```\nnpm start\n```'],
  ['a comment above words', '<!-- to do -->\n\nWords.'],
])('an article of %s is not empty', (_, body) => {
  expect(diagnosticsOf(article({}, body))).toEqual([]);
});

test('the page that explains the ledger is needed only where a link leads to it', () => {
  const file = path.join(directory, 'pages.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^.*explainedBy: house-rules.*\n/m, ''));
  expect(reviewContent(directory).errors).toEqual([]);
});

test('the card of a beach and a tile can lead to a heading of their article, and to nothing else', () => {
  const errorsWith = (card: string, tile: string) => {
    const beach = `- name: A\n  region: Asia\n  slug: a-title\n${card}  description: B\n  image: lagoon\n  keywords: c\n`;
    writeFileSync(path.join(directory, 'beaches.yaml'), beach);
    const blog = path.join(directory, 'blog.yaml');
    writeFileSync(
      blog,
      readFileSync(blog, 'utf8').replace(/title: Heights,[^}]*text:/, `title: Heights, ${tile} text:`),
    );
    return reviewContent(directory).errors.map(formatDiagnostic);
  };
  writeFileSync(path.join(directory, 'blog', 'a-title.md'), article({}, 'Text.\n\n## The long bay\n\nMore.'));
  expect(errorsWith('  section: the-long-bay\n', 'slug: a-title, section: the-long-bay,')).toEqual([]);
  expect(errorsWith('  section: the-long-bai\n', 'section: the-long-bay,')).toEqual([
    expect.stringMatching(
      /beaches\.yaml:4:\d+ {2}0\.section {2}found 'the-long-bai'; expected the id of a heading of 'a-title'; did you mean 'the-long-bay'\?$/,
    ),
    expect.stringMatching(
      /tiles\.1\.section {2}found 'the-long-bay'; expected a slug beside it, or no section$/,
    ),
  ]);
  // A part of the page that is no heading.
  expect(errorsWith('  section: comments\n', '')).toEqual([expect.stringContaining("found 'comments'")]);
});

test('a folder that does not exist is one error, not one for each file', () => {
  rmSync(directory, { recursive: true });
  const { errors, warnings } = reviewContent(directory);
  expect(warnings).toEqual([]);
  expect(errors.map(formatDiagnostic)).toEqual([
    `${directory}:1:1  folder  found no folder; expected a folder with the content of the site; the variable CONTENT_DIRECTORY names it`,
  ]);
});
