import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkContent } from '@/lib/content/check';
import { formatFinding } from '@/lib/content/finding';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'content-'));
  cpSync('content', directory, { recursive: true });
});
afterEach(() => rmSync(directory, { recursive: true }));

const GOOD = {
  id: '99',
  title: 'A title',
  slug: 'a-title',
  excerpt: 'An excerpt.',
  author: 'Marta Lindqvist',
  publishDate: '2025-03-09',
  readTime: '1 min read',
  category: 'Hotels',
  tags: '[one, two]',
  image: 'beach',
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

/** Findings in `a-title.md`, without the path in front. */
function findingsOf(text: string | Buffer, name = 'a-title.md'): string[] {
  const file = path.join(directory, 'blog', name);
  writeFileSync(file, text);
  return checkContent(directory)
    .map(formatFinding)
    .filter((finding) => finding.includes(name))
    .map((finding) => finding.slice(finding.indexOf(name) + name.length + 1));
}

test('a good file has no findings', () => {
  expect(findingsOf(article())).toEqual([]);
});

test.each([
  ['a missing title', { title: undefined }, '2:1  title  found nothing; expected the title of the article'],
  ['a blank title', { title: "' '" }, '3:1  title  found " "; expected the title of the article'],
  [
    'an empty value',
    { author: '' },
    '6:1  author  found nothing; expected the name of an author in content/authors.yaml',
  ],
  [
    'a read time in words',
    { readTime: 'six minutes' },
    `8:1  readTime  found "six minutes"; expected text such as '6 min read'`,
  ],
  [
    'an impossible date',
    { publishDate: '2025-02-30' },
    '7:1  publishDate  found "2025-02-30"; expected a date of the calendar as YYYY-MM-DD, such as 2025-03-09',
  ],
  [
    'a date in another order',
    { publishDate: '09.03.2025' },
    '7:1  publishDate  found "09.03.2025"; expected a date of the calendar as YYYY-MM-DD, such as 2025-03-09',
  ],
  [
    'tags as text',
    { tags: 'one, two' },
    `10:1  tags  found "one, two"; expected a list of at least one tag, such as ['packing', 'city breaks']`,
  ],
  ['a tag that is a number', { tags: '[one, 2]' }, '10:13  tags.1  found 2; expected a tag'],
  [
    'a slug with capitals',
    { slug: 'A-Title' },
    `4:1  slug  found "A-Title"; expected words in lower case joined by hyphens, such as 'cheap-flights'`,
  ],
  [
    "a slug other than the file's name",
    { slug: 'other' },
    `4:1  slug  found 'other'; expected the file's name, 'a-title'`,
  ],
  [
    'an id in words',
    { id: 'one' },
    '2:1  id  found "one"; expected a whole number from 1 that no other entry has',
  ],
  [
    'an unknown picture',
    { image: 'beech' },
    "11:1  image  found 'beech'; expected a key of content/pictures.yaml",
  ],
  [
    'an author without a page',
    { author: 'Martha Lindquist' },
    "6:1  author  found 'Martha Lindquist'; expected a name of content/authors.yaml; did you mean 'Marta Lindqvist'?",
  ],
  [
    'featured in words',
    { featured: 'yes please' },
    '12:1  featured  found "yes please"; expected true or false',
  ],
])('%s is named with line and field', (_case, fields, expected) => {
  expect(findingsOf(article(fields))).toEqual([expected]);
});

test('an unknown category lists the ones there are', () => {
  const [finding] = findingsOf(article({ category: 'Hotel' }));
  expect(finding).toMatch(/^9:1 {2}category {2}found "Hotel"; expected one of Flight Tips, Budget Travel, /);
});

test('an unknown field is named on its own line', () => {
  expect(findingsOf(article({ titel: 'x' }))).toEqual([
    expect.stringMatching(/^12:1 {2}titel {2}found a field that does not exist; expected one of id, title/),
  ]);
});

test('an id of another article names that article', () => {
  writeFileSync(path.join(directory, 'blog', 'a-title.md'), article());
  expect(findingsOf(article({ slug: 'b-title' }), 'b-title.md')).toEqual([
    expect.stringMatching(/^2:1 {2}id {2}found 99, as in .*a-title\.md; expected an id of its own$/),
  ]);
});

test.each([
  ['no frontmatter', 'Only text.\n', /^1:1 {2}frontmatter {2}found no frontmatter; /],
  [
    'frontmatter without an end',
    '---\nid: 1\n',
    /^1:1 {2}frontmatter {2}found no end; expected a line '---'/,
  ],
  ['broken YAML', '---\nid: 1\ntitle: "open\n---\n', /^\d+:\d+ {2}YAML {2}found /],
  ['a key given twice', '---\nid: 1\nid: 2\n---\n', /^3:1 {2}YAML {2}found Map keys must be unique/],
  [
    'bytes that are not UTF-8',
    Buffer.from([0x2d, 0x2d, 0x2d, 0x0a, 0xff, 0xfe]),
    /^1:1 {2}file {2}found bytes that are not UTF-8/,
  ],
  ['an empty file', '', /frontmatter/],
])('%s is one finding', (_case, text, expected) => {
  expect(findingsOf(text)).toEqual([expect.stringMatching(expected)]);
});

test.each(['js', 'javascript', 'json', 'coffee'])('frontmatter in %s never runs', (language) => {
  const text = `---${language}\n{ id: (globalThis.frontmatterRan = true) }\n---\nText.\n`;
  expect(findingsOf(text)).toEqual([
    `1:1  frontmatter  found the language '${language}'; expected a first line of '---' and YAML below it`,
  ]);
  expect(globalThis).not.toHaveProperty('frontmatterRan');
});

test.each([
  ['a second first heading', 'Text.\n\n# Again', '16:1', "'# Again'"],
  ['raw HTML', 'Text.\n\n<div onclick="x()">hi</div>', '16:1', 'the HTML'],
  ['a picture without words', '![](photo:beach)', '14:1', 'no alternative text'],
  ['a picture that does not exist', '![A beach](photo:beech)', '14:1', "'photo:beech'"],
  [
    'a picture from elsewhere',
    '![A beach](https://example.com/x.jpg)',
    '14:1',
    "'https://example.com/x.jpg'",
  ],
  ['a picture inside a line', 'Look: ![A beach](photo:beach)', '14:7', 'a picture inside a line'],
])('%s is named with its line', (_case, body, place, found) => {
  const [finding, ...others] = findingsOf(article({}, body));
  expect(others).toEqual([]);
  expect(finding).toMatch(new RegExp(`^${place} `));
  expect(finding).toContain(`found ${found}`);
});

test('all bad files are told in one go, data files too', () => {
  writeFileSync(path.join(directory, 'blog', 'one.md'), article({ slug: 'one', title: undefined }));
  writeFileSync(path.join(directory, 'blog', 'two.md'), article({ slug: 'two', id: '98', tags: '[]' }));
  writeFileSync(path.join(directory, 'site.yaml'), 'name: Farewind\n');
  writeFileSync(path.join(directory, 'beaches.yaml'), '- name: A\n  region: Mars\n');
  const files = new Set(checkContent(directory).map(({ file }) => path.basename(file)));
  expect([...files].sort()).toEqual(['beaches.yaml', 'one.md', 'site.yaml', 'two.md']);
});

test('a beach leads to an article that exists', () => {
  rmSync(path.join(directory, 'blog', 'quiet-beaches-of-europe.md'));
  expect(checkContent(directory).map(({ field }) => field)).toEqual(['0.slug', '1.slug', '2.slug']);
});

test('an empty magazine is no mistake but for what points into it', () => {
  for (const name of readdirSync(path.join(directory, 'blog'))) rmSync(path.join(directory, 'blog', name));
  writeFileSync(path.join(directory, 'beaches.yaml'), '[]\n');
  expect(checkContent(directory)).toEqual([]);
});
