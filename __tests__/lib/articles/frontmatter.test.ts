import { readFrontmatter } from '@/lib/articles/frontmatter';
import { z } from 'zod';
import { bodyWithoutFields, readFields, splitFrontmatter } from '@/lib/source/frontmatter';

const FIELDS = [
  'id: 99',
  'title: A title',
  'slug: a-title',
  'excerpt: An excerpt.',
  'author: Pip Underhill',
  'publishDate: 2026-03-09',
  'readTime: 1 min read',
  'category: Hotels',
  'tags: [one, two]',
  'image: lagoon',
  'draft: true',
];

/** The fields with one line in place of that of the same name. */
const fieldsWith = (line: string) => {
  const [name] = /^\s*\w+/.exec(line) ?? [''];
  return FIELDS.map((field) => (field.startsWith(`${name.trim()}:`) ? line : field)).join('\n');
};

/** What is reported about the fields, as `line:column found; expected`. */
const toldOf = (frontmatter: string) =>
  readFrontmatter('a-title.md', frontmatter).diagnostics.map(
    ({ line, column, found, expected }) => `${line}:${column} ${found}; ${expected}`,
  );

const QUOTE = 'quotation marks around the whole text';

test.each([
  ['title: Night trains: who', '3:8', "a second ': '", QUOTE],
  ["title: 'Traveler's guide'", '3:18', 'more than one value in a line', QUOTE],
  ['title: "Night" trains', '3:16', 'more than one value in a line', QUOTE],
  ['title: [Night] trains', '3:16', 'more than one value in a line', QUOTE],
  ['title: @night', '3:8', 'a text that begins with a sign of YAML', QUOTE],
  ['title: "Night', '3:8', 'a quotation mark, bracket or comma missing', 'one at the end'],
  ['title: 2026', '3:1', '2026', "'2026' in quotation marks is a text"],
  ['author:Marta', '6:1', 'no colon and blank', "'name: value'"],
  ['author:\u00a0Marta', '6:1', 'no colon and blank', 'ordinary blank'],
  [' author: Marta', '6:2', 'a line that begins too far', 'as many blanks as the lines beside it have'],
  ['tags: [one', '10:7', 'a quotation mark, bracket or comma missing', 'one at the end'],
  ['tags: [one, 2026]', '10:13', '2026', "'2026' in quotation marks is a text"],
  ['tags: [*one]', '10:8', "a text that begins with '*'", QUOTE],
  ['draft: true\ndraft: true', '13:1', 'a field that is there already', 'each field once'],
  ['author Marta', '6:1', '"author Marta" among the fields', "'name: value'"],
  ['category: {toString: a}', '9:1', '{"toString":"a"}', 'one of Flight Tips'],
  ['title: &a [*a]', '3:1', 'a value that contains itself', 'the title of the article'],
])('%j is reported once, in words for a writer', (line, place, found, expected) => {
  const told = toldOf(fieldsWith(line));
  expect(told).toHaveLength(1);
  const [, at, what, instead] = /^(\d+:\d+) (.*?); (.*)$/.exec(told[0] ?? '') ?? [];
  expect([at, what, instead]).toEqual([
    place,
    expect.stringContaining(found),
    expect.stringContaining(expected),
  ]);
});

test.each([
  ['# A remark\ntags:\n- one\n- two', 'tags: a list below its name'],
  ['tags: [\n  one,\n]', 'tags: a list over lines'],
  ['excerpt: >-\n  Two\n  lines.', 'excerpt: a folded text'],
])('%j is nothing wrong', (line) => {
  const [name = ''] = /^\w+/m.exec(line) ?? [];
  expect(toldOf(FIELDS.map((field) => (field.startsWith(`${name}:`) ? line : field)).join('\n'))).toEqual([]);
});

const file = (text: string) => splitFrontmatter({ file: 'a-title.md', text });
const whole = `---\n${FIELDS.join('\n')}\n---\n\nWords.\n`;

test('a file with the line ends of Windows is like any other', () => {
  const split = file(whole.replaceAll('\n', '\r\n'));
  expect(split).toMatchObject({ bodyLine: 14 });
  expect('frontmatter' in split && toldOf(split.frontmatter)).toEqual([]);
});

test('blanks behind the first line move no diagnostic', () => {
  const split = file(whole.replace('---', '--- \t').replace('id: 99', 'id: x'));
  expect('frontmatter' in split && toldOf(split.frontmatter)).toEqual([expect.stringMatching(/^2:1 /)]);
});

test.each([
  [whole.replace('\n---\n', '\n---draft\n') + '\n---\n', 13, "'---draft'"],
  [whole.replace('---', '----'), 1, 'a first line of "----"'],
  [whole.replace('title: A title', `title: ${'a'.repeat(5000)}`), 1, '5'],
  ['---\n' + FIELDS.join('\n'), 1, 'no end'],
])('%# is reported before the fields are read', (text, line, found) => {
  expect(file(text)).toMatchObject({ line, found: expect.stringContaining(found) });
});

test('fields without an end, and a rule in the body, are reported where the body begins', () => {
  const split = file(whole.replace('\n---\n', '\n') + '\n---\n\nMore.\n');
  expect('frontmatter' in split && toldOf(split.frontmatter)).toEqual([
    expect.stringMatching(/^14:1 "Words\." among the fields; .*a line '---' above it/),
  ]);
});

test('what is nested without end is reported before it is parsed', () => {
  for (const deep of ['? '.repeat(500), '- '.repeat(500), '['.repeat(1000), '{a: '.repeat(500)]) {
    expect(toldOf(fieldsWith(`title: ${deep}`))).toEqual([
      '3:1 lists in lists in lists; a few levels at most',
    ]);
  }
});

const END = "a line '---' after the last field";

test.each<[text: string, line: number, found: string, expected: string]>([
  ['Words.', 1, 'no frontmatter', "a first line '---' and the fields below it"],
  ['---js\na: 1\n---\n', 1, 'a first line of "---js"', "a first line of '---' and YAML below it"],
  ['---\na: 1', 1, 'no end', END],
  ['---\na: 1\n--- x \t\n', 3, "'---x'", END],
  [`---\na: ${'b'.repeat(3997)}\n---\n`, 1, '4001 characters', "4000 at most; the text belongs below '---'"],
])('%# is reported with what a file begins with', (text, line, found, expected) => {
  expect(file(text)).toEqual({ file: 'a-title.md', line, column: 1, field: 'frontmatter', found, expected });
});

test('the fields may have 4000 characters, and blanks behind their end', () => {
  expect(file(`---\na: ${'b'.repeat(3996)}\n--- \t\nWords.`)).toMatchObject({
    body: ' \t\nWords.',
    bodyLine: 3,
  });
  expect(file('---yaml\na: 1\r\nb: 2\r\n---\r\nWords.')).toMatchObject({
    frontmatter: 'a: 1\r\nb: 2',
    body: 'Words.',
  });
});

test.each([
  ['Words.', 'Words.', 1],
  ['a --- b\nWords.', 'a --- b\nWords.', 1],
  ['---\na: 1\n---\nWords.\n---\nMore.', 'Words.\n---\nMore.', 4],
  ['---x\na: 1\n\n---y\nWords.', 'Words.', 5],
  ['---\na: 1\n---', '', 3],
])('the body of a file whose fields are refused is found: %j', (text, body, bodyLine) => {
  expect(bodyWithoutFields(text)).toEqual({ body, bodyLine });
});

test.each(['---\na: 1\nWords.', 'Words.\n---\nMore.\n---\n'])('%j has no clear beginning', (text) => {
  expect(bodyWithoutFields(text)).toBeUndefined();
});

describe('fields and the text around them', () => {
  const schema = z.looseObject({ title: z.string('a title') });
  const read = (frontmatter: string) => readFields('a.md', frontmatter, schema, ['title', 'other']);

  test('a comment behind a sentence is reported, for it may be part of it', () => {
    expect(read('title: Room #5\nslug: a # b').diagnostics).toEqual([
      expect.objectContaining({
        ...{ line: 2, field: 'title', found: "'#5' behind the text, which YAML takes for a comment" },
        expected: 'quotation marks around the whole text, or the comment in a line of its own',
      }),
    ]);
    expect(read('title: "Room #5"\n# Note').diagnostics).toEqual([]);
  });

  test('a sentence among them is reported as such', () => {
    expect(read('title: a\nSome words  \nslug: b').diagnostics).toEqual([
      expect.objectContaining({ line: 3, field: 'frontmatter', found: '"Some words" among the fields' }),
    ]);
  });

  test('fields that fit come with their source, others do not', () => {
    expect(read('title: a').value).toEqual({ fields: { title: 'a' }, source: expect.anything() });
    expect(read('title: 5').value).toBeUndefined();
  });
});

/** What is reported about fields some of which are others, or missing, as `line:field found; expected`. */
const toldOfFields = (lines: Readonly<Record<string, string>>, file = 'content/blog/a-title.md') => {
  const known = FIELDS.map((field) => field.slice(0, field.indexOf(':')));
  const fields = known.map((name, index) => (name in lines ? lines[name] : FIELDS[index]));
  const added = Object.keys(lines).filter((name) => !known.includes(name));
  const frontmatter = [...fields, ...added.map((name) => lines[name])].filter(Boolean).join('\n');
  return readFrontmatter(file, frontmatter).diagnostics.map(
    ({ line, field, found, expected }) => `${line} ${field} ${found}; ${expected}`,
  );
};

test.each<readonly [what: string, lines: Readonly<Record<string, string>>, told: readonly string[]]>([
  ['nothing', {}, []],
  [
    'an update before the first day',
    { updated: 'updated: 2026-03-08' },
    ['13 updated 2026-03-08; no date before publishDate, 2026-03-09'],
  ],
  ['an update on the first day', { updated: 'updated: 2026-03-09' }, []],
  [
    'a slug unlike the name of the file',
    { slug: 'slug: another' },
    ["4 slug 'another'; the file's name, 'a-title'"],
  ],
  ['no author', { author: '' }, ['2 author nothing; the name of an author in content/authors.yaml']],
  [
    'both ways to name authors',
    { authors: 'authors: [Pip Underhill, Ada Quill]' },
    ["13 authors 'author' as well; either 'author', for one, or 'authors', for more than one"],
  ],
  ['more than one author', { author: '', authors: 'authors: [Pip Underhill, Ada Quill]' }, []],
  [
    'an author twice',
    { author: '', authors: 'authors: [Pip Underhill, Ada Quill, Pip Underhill]' },
    ["12 authors.2 'Pip Underhill' again; each author once"],
  ],
  [
    'a series without a part',
    { series: 'series: By night' },
    ["13 series no part; a line 'part: 1' with the place of the article in its series"],
  ],
  [
    'a part without a series',
    { part: 'part: 2' },
    ["13 part no series; a line 'series: …' with the name of a series in content/series.yaml"],
  ],
  ['a part of a series', { series: 'series: By night', part: 'part: 2' }, []],
  [
    'a tag in two spellings, more than once',
    { tags: 'tags: [City breaks, one, city-breaks, CITY BREAKS]' },
    [
      "10 tags.2 'city-breaks', as 'City breaks' before; each tag once",
      "10 tags.3 'CITY BREAKS', as 'City breaks' before; each tag once",
    ],
  ],
])('%s is reported as %j', (_what, lines, told) => {
  expect(toldOfFields(lines)).toEqual(told);
});

test('a comment behind a sentence is reported, behind another field it is none of the text', () => {
  expect(
    toldOfFields({ title: 'title: Room #5', excerpt: 'excerpt: Go # now', image: 'image: lagoon # 2' }),
  ).toEqual([
    expect.stringMatching(/^3 title '#5' behind the text/),
    expect.stringMatching(/^5 excerpt '# now' behind the text/),
  ]);
});

test('a file whose name is no slug is to be renamed', () => {
  expect(toldOfFields({}, 'content/blog/A title.md')).toEqual([
    "4 slug 'a-title'; a file of that name: 'a-title.md' in place of 'A title.md'",
  ]);
});

test('no article has the address of a page of the site', () => {
  expect(toldOfFields({ slug: 'slug: category' }, 'content/blog/category.md')).toEqual([
    "4 slug 'category'; another slug: a page of the site itself has this name",
  ]);
});

test('what is judged later comes with its lines', () => {
  const { value } = readFrontmatter(
    'a-title.md',
    [...FIELDS, 'updated: 2026-05-01', 'imageAlt: A bridge'].join('\n'),
  );
  expect(value?.lines).toEqual({
    ...{
      title: 3,
      slug: 4,
      excerpt: 5,
      publishDate: 7,
      readTime: 8,
      tags: 10,
      image: 11,
      updated: 13,
      imageAlt: 14,
    },
  });
});
