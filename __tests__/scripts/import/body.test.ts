import { convert, markdown, mdx } from './convert';

/*
 * A whole body: what is told of it with its lines, and what this site's Markdown would take for markup.
 */

test('findings are told in the order of their lines, from the line on which the body begins', () => {
  expect(convert('[a](#none)\n\n{{ page.none }}\n\n![](x/old.jpg)\n\n![IMG_1](gone.jpg)\n').found).toEqual([
    "1 link: '#none' is no heading of this article; its words stay without a link",
    "3 component: '{{ page.none }}' is code of the other system and was left out",
    "5 alt: 'old.jpg' has no description: say what it shows in place of 'What does this picture show?'",
    "7 picture: 'gone.jpg' is not in the folder; it said 'IMG_1'",
  ]);
});

test('a description of a program is told with what it says', () => {
  expect(convert('![IMG_1](a.jpg)').found).toEqual([
    "1 alt: 'a.jpg' has no description (only 'IMG_1'): say what it shows in place of 'What does this picture show?'",
  ]);
  expect(convert('![](gone.jpg)\n\nWords').found).toEqual(["1 picture: 'gone.jpg' is not in the folder"]);
  expect(
    convert('Words\n\n<img alt="A boat">', 'markdown', { picture: () => ({ reason: 'has no address' }) })
      .found,
  ).toEqual(["1 picture: 'a picture' has no address; it said 'A boat'"]);
});

test('a link that should be looked at is told and stays', () => {
  const link = (url: string) => ({ url, note: 'leads to the other site' });
  expect(convert('Words\n\n[a boat](/b)', 'markdown', { link })).toEqual({
    body: 'Words\n\n[a boat](/b)',
    found: ["3 link: 'a boat' leads to the other site"],
  });
});

test.each([
  ['img', 'A 7'],
  ['a.jpg', 'a boat.jpg at sea'],
  ['a.jpg', 'a'.repeat(3)],
  ['a.jpg', 'Boats 2019'],
  ['boat.jpg?old.png', 'old'],
])('of %s, %j describes something', (source, alt) => {
  expect(markdown(`![${alt}](${source})`)).toBe(`![${alt}](/pictures/${source})`);
});

test.each([
  ['a.b.jpg', 'a.b'],
  ['a.jpg', 'x.jpg'],
  ['a.jpg', 'DSC 0042'],
  ['a.jpg', 'Untitled-1'],
  ['a.jpg', '2019-01-02 10.11.12'],
  ['x/y.jpg?w=30', 'y'],
])('of %s, %j describes nothing', (source, alt) => {
  expect(markdown(`![${alt}](${source})`)).toBe(`![What does this picture show?](/pictures/${source})`);
});

describe('links to headings', () => {
  test.each([
    ['## The boats\n\n## The boats\n\n[a](#the-boats-1)', '[a](#the-boats-1)'],
    ['## The -- boats\n\n[a](#the-boats)', '[a](#the----boats)'],
    ['## Boats\n\n[a](#BOATS)', '[a](#boats)'],
  ])('%j', (typed, expected) => {
    expect(markdown(typed)).toContain(expected);
  });
});

test.each([
  ['a bar at the beginning', '\\| a', '\\| a'],
  ['a number and a capital', '1\\.A', '1\\.A'],
  ['a number, a bracket and a capital', '1\\)A', '1\\)A'],
  ['numbers in a line', 'At 1.A and 1)A | b #c', 'At 1.A and 1)A | b #c'],
  ['a tag', '\\#boats', '\\#boats'],
  ['a list in a list', '- a\n    - b', '- a\n  - b'],
])('%s', (_, typed, expected) => {
  expect(markdown(typed)).toBe(expected);
});

test.each([
  ['spacer', 0],
  ['more', 0],
  ['nextpage', 0],
  ['separator', 0],
  ['separators', 1],
  ['my/separator', 1],
  ['latest-posts', 1],
])('a block %s of WordPress that stands alone is told %i times', (name, count) => {
  expect(convert(`<!-- wp:${name} /--><p>Words</p>`, 'html').found).toHaveLength(count);
  expect(convert(`<!-- wp:${name}/--><p>Words</p>`, 'html').found).toHaveLength(count);
});

test('its line is that of the file', () => {
  expect(convert('<p>a</p>\n\n<!-- wp:calendar {"a":1} /-->', 'html').found).toEqual([
    '3 block: \'<!-- wp:calendar {"a":1} /-->\' is filled in by WordPress and was left out',
  ]);
});

test('what is no MDX is read as Markdown, without its code', () => {
  const typed =
    'import A from "./a"\nimport {\n  B,\n} from "./b"\nexport const c = 1\n\nWords {/* not\nthis */}and {more\n\nimportant: exports\n';
  const { body, found } = convert(typed, 'mdx');
  expect(body).toBe('Words and {more\n\nimportant: exports');
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(/^1 body: cannot be read as MDX \('.+'\); it was read as Markdown with HTML$/);
  expect(markdown('import a from b\n\nexport it')).toBe('import a from b\n\nexport it');
  expect(mdx('Words')).toBe('Words');
});
