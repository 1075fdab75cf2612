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

/** What is told of the fields, as `line:column found; expected`. */
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
  [' author: Marta', '5:10', "a second ': '", 'no blank in front of the next field'],
  ['tags: [one', '10:7', 'a quotation mark, bracket or comma missing', 'one at the end'],
  ['tags: [one, 2026]', '10:13', '2026', "'2026' in quotation marks is a text"],
  ['tags: [*one]', '10:8', "a text that begins with '*'", QUOTE],
  ['draft: true\ndraft: true', '13:1', 'a field that is there already', 'each field once'],
  ['author Marta', '6:1', '"author Marta" among the fields', "'name: value'"],
  ['category: {toString: a}', '9:1', '{"toString":"a"}', 'one of Flight Tips'],
  ['title: &a [*a]', '3:1', 'a value that holds itself', 'the title of the article'],
])('%j is told once, in words for a writer', (line, place, found, expected) => {
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
])('%# is told before the fields are read', (text, line, found) => {
  expect(file(text)).toMatchObject({ line, found: expect.stringContaining(found) });
});

test('fields without an end, and a rule in the body, are told where the body begins', () => {
  const split = file(whole.replace('\n---\n', '\n') + '\n---\n\nMore.\n');
  expect('frontmatter' in split && toldOf(split.frontmatter)).toEqual([
    expect.stringMatching(/^14:1 "Words\." among the fields; .*a line '---' above it/),
  ]);
});

test('what is nested without end is told before it is parsed', () => {
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
  [`---\na: ${'b'.repeat(3997)}\n---\n`, 1, '4001 characters', "4000 at most; the text stands below '---'"],
])('%# is told with what a file begins with', (text, line, found, expected) => {
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

  test('a comment behind a sentence is told, for it may be part of it', () => {
    expect(read('title: Room #5\nslug: a #b').diagnostics).toEqual([
      expect.objectContaining({
        ...{ line: 2, field: 'title', found: "'#5' behind the text, which YAML takes for a comment" },
        expected: 'quotation marks around the whole text, or the comment in a line of its own',
      }),
    ]);
    expect(read('title: "Room #5"\n# Note').diagnostics).toEqual([]);
  });

  test('a sentence among them is told as such', () => {
    expect(read('title: a\nSome words  \nslug: b').diagnostics).toEqual([
      expect.objectContaining({ line: 3, field: 'frontmatter', found: '"Some words" among the fields' }),
    ]);
  });

  test('fields that fit come with their source, others do not', () => {
    expect(read('title: a').value).toEqual({ fields: { title: 'a' }, source: expect.anything() });
    expect(read('title: 5').value).toBeUndefined();
  });
});
