import fc from 'fast-check';
import { z } from 'zod';
import { parseYamlOnce } from '@/lib/source/parse-yaml';
import { splitFrontmatter } from '@/lib/source/frontmatter';
import { describeValue, readYaml } from '@/lib/source/yaml-source';

const told = (text: string, firstLine?: number) =>
  readYaml('a.yaml', text, firstLine)
    .validate(z.unknown())
    .diagnostics.map(({ line, column, found, expected }) => `${line}:${column} ${found}; ${expected}`);

const QUOTE = 'quotation marks around the whole text';
const MISSING =
  'a quotation mark, bracket or comma missing; one at the end for each at the start, a comma between entries, and quotation marks around a text with # in it';

const TOO_FAR = 'a line that begins too far to the left or right; as many blanks as the lines beside it have';
const BELOW_LIST = "entries below '[]'; these entries deleted, or no '[]' above them";
const CONTINUED = `a line with '- ' that continues the text above it; ${QUOTE}`;
const MERGED = `a line with '- ' that continues the text above it; as many blanks as the entry above has; or ${QUOTE}, if it is one text`;
const NO_DASH_BLANK = "no blank behind '-'; '- ' in front of each entry of a list";

test.each([
  ['a: *b', `1:4 a text that begins with '*' or '&'; ${QUOTE}`],
  ['a: 1\nb: &c [*d]', `2:8 a text that begins with '*' or '&'; ${QUOTE}`],
  ['a: 1\nb: &Co is back', `2:4 a text that begins with '*' or '&'; ${QUOTE}`],
  ['a: [&b, c]', `1:5 a text that begins with '*' or '&'; ${QUOTE}`],
  ['a: ! b', `1:4 a text that begins with '!'; ${QUOTE}`],
  ['a: 1\nb: [c, ! "d!"]', `2:8 a text that begins with '!'; ${QUOTE}`],
  ['a: 1\nb: ! # c', `2:4 a text that begins with '!'; ${QUOTE}`],
  ['%A\n---\na: 1', "1:1 a line that begins with '%'; 'name: value'"],
  ['a: "\\q"', `1:5 a '\\' between double quotation marks; '\\\\' for the sign itself`],
  [
    'a: { b: c: d, e: f }',
    `1:9 a second ': ' in one entry between braces or brackets; a comma between entries, or ${QUOTE}`,
  ],
  ['a: {b:1, c: 2}', "1:5 'b:1' between braces; a blank behind the colon, as in 'name: value'"],
  [
    'a: { b: Paris, the city }',
    "1:16 'the city' between braces; 'name: value', or quotation marks around a text that contains a comma",
  ],
  [' a: b\nc: d', `2:1 ${TOO_FAR}`],
  ['  - a: b\n  c: d', `2:3 ${TOO_FAR}`],
  ['a: 1\n---\nb: 2', "2:1 a line '---' or '...' above this one; no such line, because a file has one part"],
  ['a:\n  b: 1\n c: 2', `3:1 ${TOO_FAR}`],
  ['- a: { b: 1 }\n   c: 2', `2:1 ${TOO_FAR}`],
  ['- a: [b]\n   c: 2', `2:1 ${TOO_FAR}`],
  ['- a: "b"\n   c: 2', `2:1 ${TOO_FAR}`],
  ['- a: { b: 1 }\n c: 2', `2:1 ${TOO_FAR}`],
  ['- a: b\n c: 2\n- a: d', `2:1 ${TOO_FAR}`],
  ['x: 1\nlist:\n  -a: b\n   c: d\n  - a: e', `3:1 ${NO_DASH_BLANK}`],
  ['-a: b\n  c: d\n- a: e', `1:1 ${NO_DASH_BLANK}`],
  ['- a: b\n-a: c\n  d: e', `2:1 ${NO_DASH_BLANK}`],
  ['a:\n  - b\n  -c\n  - d', `3:1 ${NO_DASH_BLANK}`],
  ['a: 1\n-b', `2:1 ${NO_DASH_BLANK}`],
  ['a: 1\n-b\nc: 2', `2:1 ${NO_DASH_BLANK}`],
  ['a:\n  - "b"\n  -"c"', `3:1 ${NO_DASH_BLANK}`],
  ['a:\n  - [b]\n  -[c]', `3:1 ${NO_DASH_BLANK}`],
  ['a:\n  -b: 1\n  -b: 2', `3:1 ${NO_DASH_BLANK}`],
  ['a: "x\n  -y\\q"', `2:5 a '\\' between double quotation marks; '\\\\' for the sign itself`],
  ['-a: @b', `1:5 a text that begins with a sign of YAML; ${QUOTE}`],
  ['-5 degrees: [b', `1:13 ${MISSING}`],
  ['-a: [b', `1:5 ${MISSING}`],
  ['a: [x\n  -y', `1:4 ${MISSING}`],
  ['a: 1\nb: { "__proto__": 2 }', '2:6 a name that is reserved; another name'],
  ['-5: 1\n-5: 2', '2:1 a field that is there already; each field once'],
  [
    'a: "x\n  -y" z',
    `2:7 more than one value in a line; ${QUOTE}, and inside of it only those of the other kind`,
  ],
  ['a: []\n  - b: c\n    d: e\n  - b: f', `2:1 ${BELOW_LIST}`],
  ['a: []\r\n- b: c\r\n- b: d', `2:1 ${BELOW_LIST}`],
  ['a:\n  - b: [] # none\n\n    # C.\n    - c', `5:1 ${BELOW_LIST}`],
  ['a: []\n  b: c\n  d: e', `2:1 ${BELOW_LIST}`],
  ['[]\n- a: b', `2:1 ${BELOW_LIST}`],
  ['a: 1\nb: {}\n  c: d\n  e: f', "3:1 entries below '{}'; these entries deleted, or no '{}' above them"],
  ['- a: 1\n  b: []\n   c: 2', `3:1 ${TOO_FAR}`],
  ['- a: 1\n  b: {}\n   c: 2', `3:1 ${TOO_FAR}`],
  ['a:\n  - b\n   - c', `3:1 ${MERGED}`],
  ['a:\n  - b\n    c\n     -\n  - d', `4:1 ${MERGED}`],
  ['- a\n - b', `2:1 ${MERGED}`],
  ['a: b\r\n  - c', `2:1 ${CONTINUED}`],
  ['a:\n  - b: c\n     - d', `3:1 ${CONTINUED}`],
  ['a: [b\n  - c]', `2:1 ${CONTINUED}`],
  ['a: [-b,\n  -c\n  - d]', `3:1 ${CONTINUED}`],
  ['a:\n  -b\n  - c', `2:1 ${NO_DASH_BLANK}`],
  ['a: @b', `1:4 a text that begins with a sign of YAML; ${QUOTE}`],
  ['a: “b: c”', `1:4 a second ': ' or '- ' in one line; straight ${QUOTE} (' or ")`],
  ['a: b\n c: d', `2:2 ${TOO_FAR}`],
  ['a: 1\na: 2', '2:1 a field that is there already; each field once'],
  ['a: [b', `1:4 ${MISSING}`],
  ['a: "b\nc: d', `1:4 ${MISSING}`],
  ['a: [1,\nb: 2', `1:4 ${MISSING}`],
  [
    'a: 1\nb:c\nd: 2',
    "2:1 no colon and blank behind the name of a field; 'name: value', with an ordinary blank behind the colon",
  ],
  ['a:\n\tb: 1', '2:1 a tab at the start of a line; blanks'],
  ['- id: a\n\tb: 1', '2:1 a tab at the start of a line; blanks'],
  ['- id: a\n  b: "c"\n\t d: 1', '3:1 a tab at the start of a line; blanks'],
  ['a: [b,\n\tc]', '2:1 a tab at the start of a line; blanks'],
  ['a: !Viva Italia', `1:4 a text that begins with '!'; ${QUOTE}`],
  ["a: 'b'\tc", `1:8 more than one value in a line; ${QUOTE}, and inside of it only those of the other kind`],
  ["a: 'b' c", `1:8 more than one value in a line; ${QUOTE}, and inside of it only those of the other kind`],
  [
    `a: &a [${'1,'.repeat(9)}]\nb: &b [${'*a,'.repeat(9)}]\nc: &c [${'*b,'.repeat(9)}]\nd: [${'*c,'.repeat(9)}]`,
    '1:1 too many aliases; values written out',
  ],
  // A list without an end ends at the next line, so these are 19 lists in lists.
  [`${'- [a\n'.repeat(6)}- ${'['.repeat(19)}`, `1:3 ${MISSING}`],
  [`a: 1\nb: ${'['.repeat(20)}`, '2:1 lists in lists in lists; a few levels at most'],
  [`a: 1\nb: ${'[a, '.repeat(25)}`, '2:1 lists in lists in lists; a few levels at most'],
  [`a: 1\nb: ${'{a: '.repeat(25)}`, '2:1 lists in lists in lists; a few levels at most'],
  [`a: 1\nb:\n  ${'- '.repeat(10)}c`, '3:1 lists in lists in lists; a few levels at most'],
  [`a: 1\n${'? '.repeat(10)}b`, '2:1 lists in lists in lists; a few levels at most'],
  // The lexer marks the end of a broken list with this character.
  [`a: ${'[\u0018, '.repeat(20)}`, '1:1 lists in lists in lists; a few levels at most'],
  // The line is that of the first list, with entries above and below it.
  [
    `${'- [a\n'.repeat(25)}- b: 1\n  c:${'\n    ['.repeat(20)}${'\n- d: 1'.repeat(30)}`,
    '28:1 lists in lists in lists; a few levels at most',
  ],
])('%j is reported once, in plain words and at its place', (text, expected) => {
  expect(told(text)).toEqual([expected]);
});

test('a text whose lists go deeper than any parser can follow is reported, too', () => {
  for (const opened of ['[', '- ']) {
    expect(told(opened.repeat(20_000))).toEqual(['1:1 lists in lists in lists; a few levels at most']);
  }
});

test.each([
  '# - - - - - - - - - - - -\na: 1',
  'a: |\n  - - - - - - - - - - - -\nb: 1',
  `a: "${'['.repeat(30)}"`,
  `a: so ${'- '.repeat(30)}it goes`,
  `a: [${'{b: [1]}, '.repeat(30)}]`,
  `a: [${'{b: [1]}, '.repeat(30)}] # ${'['.repeat(20)}`,
  `${`${'- '.repeat(9)}a\n`.repeat(2)}# ${'- '.repeat(10)}`,
])('%j has no deep lists', (text) => {
  expect(told(text)).toEqual([]);
});

test('lines are those of the file, of which the text may be a part', () => {
  expect(told('a: 1\na: 2', 2)).toEqual(['3:1 a field that is there already; each field once']);
  expect(told(`a: 1\nb: ${'['.repeat(25)}`, 2)).toEqual([expect.stringMatching(/^3:1 lists in lists/)]);
});

test('a text of several lines may hold a dash within a line or between quotation marks', () => {
  expect(told('a: b - c\n  d - e\n  -f\n  --- g\nh: "i\n  - j"\nk: >-\n  l\n  - m')).toEqual([]);
});

test('an anchor whose value an alias repeats is well', () => {
  expect(told('a: &b [1]\nc: *b\nd: R&B, & more')).toEqual([]);
});

describe('what a schema finds wrong', () => {
  const schema = z.strictObject(
    { name: z.string('a name'), list: z.array(z.strictObject({ id: z.int('a number') }, 'id')).optional() },
    'name and list',
  );
  const diagnostics = (text: string) =>
    readYaml('a.yaml', text)
      .validate(schema)
      .diagnostics.map(
        ({ line, column, field, found, expected }) => `${line}:${column} ${field}: ${found}; ${expected}`,
      );

  test.each([
    ['name: 2026', "1:1 name: 2026; a name; '2026' in quotation marks is a text"],
    ['name: true', "1:1 name: true; a name; 'true' in quotation marks is a text"],
    ['name:', '1:1 name: nothing; a name'],
    ['name: [a]', '1:1 name: ["a"]; a name'],
    ['list: []', '1:1 name: nothing; a name'],
    ['name: a\nlist:\n  - id: 1\n  - id: x', '4:5 list.1.id: "x"; a number'],
    ['name: a\nlist:\n  - {}', '3:5 list.0.id: nothing; a number'],
    ['name: a\nlits: []', "2:1 lits: a field that does not exist; name and list; did you mean 'list'?"],
    ['name: a\nother: 1', '2:1 other: a field that does not exist; name and list'],
    [
      'name: a\nlist: [{ id: 1, of: 2 }]',
      "2:17 list.0.of: a field that does not exist; id; did you mean 'id'?",
    ],
    ['- a', '1:1 file: ["a"]; name and list'],
  ])('%j is reported at its place', (text, expected) => expect(diagnostics(text)).toEqual([expected]));

  test('is nothing in what fits', () => {
    expect(readYaml('a.yaml', 'name: a').validate(schema)).toEqual({ value: { name: 'a' }, diagnostics: [] });
  });
});

test('a value is reported in one line of at most 60 characters', () => {
  expect(describeValue('a'.repeat(58))).toBe(`"${'a'.repeat(58)}"`);
  expect(describeValue('a'.repeat(59))).toBe(`"${'a'.repeat(58)}…`);
  expect([describeValue(null), describeValue(undefined), describeValue(NaN)]).toEqual([
    'nothing',
    'nothing',
    'null',
  ]);
});

test('all texts are found with their paths, one that an alias repeats once', () => {
  const { texts } = readYaml('a.yaml', 'a: one\nb: &b [two, { c: three }, 4]\nd: *b\ne:');
  expect(texts()).toEqual([
    { path: ['a'], text: 'one' },
    { path: ['b', '0'], text: 'two' },
    { path: ['b', '1', 'c'], text: 'three' },
  ]);
  expect(readYaml('a.yaml', 'a: [').texts()).toEqual([]);
});

describe('a text that a # cuts short', () => {
  const cut = (text: string, sentences?: readonly string[]) =>
    readYaml('a.yaml', text)
      .validate(z.unknown(), sentences)
      .diagnostics.map(({ line, field, found }) => `${line} ${field} ${/'(.*)'/.exec(found)?.[1]}`);

  test('is reported at any depth, because a comment begins with a blank', () => {
    expect(cut('a: Room #5\nb:\n  - c: We are #1 in town\n  - d: #2 of all\n  - Gate #É')).toEqual([
      '1 a #5',
      '3 b.0.c #1 in town',
      '4 b.1.d #2 of all',
      '5 b.2 #É',
    ]);
    expect(
      cut('a: "Room" #6\nb: [Room] #7\nc: Room # a comment\nd: Room ## so\nx: # none\ne: 2 #9\nf: Room\n#8'),
    ).toEqual([]);
  });

  test('is reported in a field of sentences, whatever is behind the #', () => {
    expect(cut('a: Room # 5\nb: Room # 6', ['a'])).toEqual(['1 a # 5']);
  });

  test('is reported beside the errors of the schema', () => {
    const { diagnostics } = readYaml('a.yaml', 'a: Room #5').validate(z.object({ b: z.string() }));
    expect(diagnostics.map(({ field }) => field)).toEqual(['b', 'a']);
  });
});

/* Each run tries other files; a failure prints its seed and path. Add cases that it finds to the tables above. */
describe('whatever a file holds', () => {
  const sign = fc.constantFrom(
    ...[
      'a',
      'b: ',
      ': ',
      '- ',
      '[',
      ']',
      '{',
      '}',
      ', ',
      '"',
      "'",
      '#',
      ' #',
      '&a ',
      '*a',
      '!a ',
      '? ',
      '| ',
      '>-',
    ],
    ...[
      '\n',
      '\n  ',
      '\t',
      '\r\n',
      '%',
      '@',
      '---',
      '\n---\n',
      '...',
      'é',
      '\u0000',
      '\ud800',
      '2026-01-01',
      '~',
    ],
  );
  const text = fc
    .array(fc.oneof(sign, fc.string({ maxLength: 5 })), { maxLength: 30 })
    .map((all) => all.join(''));

  test('reading it as YAML ends, with data or with one mistake inside the file', () => {
    fc.assert(
      fc.property(text, (yaml) => {
        const source = readYaml('a.yaml', yaml);
        const { diagnostics } = source.validate(z.unknown());
        expect(diagnostics.filter(({ field }) => field === 'YAML')).toHaveLength(source.isValid ? 0 : 1);
        for (const { line, column } of diagnostics) {
          expect(line).toBeGreaterThan(0);
          expect(line).toBeLessThanOrEqual(yaml.split('\n').length);
          expect(column).toBeGreaterThan(0);
        }
        for (const { path } of source.texts()) source.diagnosticAt(path, '', '');
      }),
    );
  });

  test('its fields and its body are cut where they are, or it is reported why not', () => {
    fc.assert(
      fc.property(text, text, (fields, body) => {
        const whole = `---\n${fields}\n---\n${body}`;
        const split = splitFrontmatter({ file: 'a.md', text: whole });
        if ('found' in split) return;
        expect(whole.endsWith(split.body)).toBe(true);
        expect(
          whole
            .split('\n')
            .slice(split.bodyLine - 1)
            .join('\n')
            .endsWith(split.body),
        ).toBe(true);
      }),
    );
  });
});

test('a text is parsed once, as long as it is among the last', () => {
  const [first, second] = [parseYamlOnce('a: 1'), parseYamlOnce('b: 2')];
  for (let other = 0; other < 100; other += 1) {
    expect(parseYamlOnce('a: 1')).toBe(first);
    parseYamlOnce(`c: ${other}`);
  }
  expect(parseYamlOnce('b: 2')).not.toBe(second);
  expect(parseYamlOnce('b: 2').data).toEqual(second.data);
});
