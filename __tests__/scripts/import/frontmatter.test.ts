import { lineFinder, quoted } from '@/scripts/import/source/finding';
import { cutFile } from '@/scripts/import/source/frontmatter';

const BOM = '\ufeff';

test.each([
  ['YAML', '---\ntitle: A pier\n---\nWords.\n', 4],
  ['YAML behind empty lines and a byte order mark', `${BOM}\n\n--- \ntitle: A pier\n---  \nWords.\n`, 6],
  ['TOML', '+++\ntitle = "A pier"\n+++\nWords.\n', 4],
  ['JSON', '{\n  "title": "A pier"\n}\nWords.\n', 4],
  ['JSON behind a byte order mark', `${BOM}{\n  "title": "A pier"\n}  \nWords.\n`, 4],
])('%s', (_, text, bodyLine) => {
  expect(cutFile(text)).toMatchObject({ fields: { title: 'A pier' }, body: 'Words.\n', bodyLine });
});

test.each([
  ['only fields', '---\ntitle: A pier\n---', { title: 'A pier' }],
  ['only fields in JSON', '{\n"title": "A pier"\n}', { title: 'A pier' }],
  ['none between the lines', '---\n---\nWords.', {}],
  ['a list', '---\n- a\n---\nWords.', {}],
  ['a word', '---\nword\n---\nWords.', {}],
  ['a name twice', '---\ntitle: A\ntitle: A pier\n---\n', { title: 'A pier' }],
])('%s', (_, text, fields) => {
  expect(cutFile(text)?.fields).toEqual(fields);
  expect(cutFile(text)?.problem).toBeUndefined();
});

test.each([
  'Words.',
  'Words\n---\ntitle: A\n---\n',
  '---\ntitle: A\n',
  '--\ntitle: A\n--\n',
  '{ "title": 1 }\nA',
  'An example:\n{\n"title": 1\n}\n',
])('%j has no fields', (text) => {
  expect(cutFile(text)).toBeUndefined();
});

test('lines of fields are found by their names', () => {
  const yaml = cutFile('---\nTitle: A\n"date" : 2020-01-02\ntags:\n  - a\n  - b\nheader:\n  image: x\n---\n');
  expect([...(yaml?.fieldLines ?? [])]).toEqual([
    ['title', 2],
    ['date', 3],
    ['tags', 4],
    ['header', 7],
    ['image', 8],
  ]);
  expect(cutFile("+++\n'a' = 1\nb=2\n+++\n")?.fieldLines).toEqual(new Map(Object.entries({ a: 2, b: 3 })));
});

test('fields that are no YAML are read line by line, each for itself', () => {
  const cut = cutFile(
    '---\ntitle: A: b\nname:   "Two words"  \nquote: it\'s\nlist: [a\n  inner: x\nno field\n---\n',
  );
  expect(cut?.fields).toEqual({ title: 'A: b', name: 'Two words', quote: "it's", list: '[a' });
  expect(cut?.problem?.text).toMatch(/^[^\n]+$/);
});

test('quotation marks of a part of a text stay', () => {
  const cut = cutFile('---\nbad: [a\nfirst: "A" pier\nlast: A "pier"\nsigned: see note: here\n---\n');
  expect(cut?.fields).toMatchObject({ first: '"A" pier', last: 'A "pier"', signed: 'see note: here' });
});

test.each([
  [
    'an entry too far to the right',
    'tags:\n  - trains\n   - packing',
    /continues the text above it.*blanks/,
    4,
  ],
  ['a dash below a text', 'excerpt: A walk\n  - or a climb', /continues the text above it/, 3],
  ["a first word with '&'", 'date: 2020-01-02\ntitle: &Co is', /begins with '\*' or '&'/, 3],
  ["a first word with '!'", 'title: !Viva Italia', /begins with '!'/, 2],
])('%s is reported at its line, and the fields keep their values', (_, fields, text, line) => {
  const cut = cutFile(`---\n${fields}\nheader:\n  image: x\n---\n`);
  expect(cut?.fields).toMatchObject({ header: { image: 'x' } });
  expect(cut?.problem).toEqual({ line, text: expect.stringMatching(text) });
  expect(cut?.problem?.text).toMatch(/^a field may not be what was meant/);
});

test('an anchor that an alias repeats is no problem', () => {
  expect(cutFile('---\ndate: &day 2020-01-02\nlastmod: *day\n---\n')?.problem).toBeUndefined();
});

test('a few lines of YAML cannot stand for a billion values', () => {
  const lines = Array.from(
    { length: 9 },
    (_, at) => `a${at + 1}: &a${at + 1} [${Array(9).fill(`*a${at}`).join(', ')}]`,
  );
  expect(cutFile(`---\na0: &a0 x\n${lines.join('\n')}\n---\n`)?.problem?.text).toMatch(/alias/i);
});

test('a text within a finding stands on one line and is cut where it is long', () => {
  expect(quoted(' one\n\n two ')).toBe("'one two'");
  expect(quoted('123456', 6)).toBe("'123456'");
  expect(quoted('1234567', 6)).toBe("'12345…'");
});

test('each further time the next place of a text is found, and the last one from then on', () => {
  const lineOf = lineFinder('a\nb b\n\nab\n', 10);
  expect(['b', 'b', 'b', 'b', 'b'].map(lineOf)).toEqual([11, 11, 13, 13, 13]);
  expect(['a', 'none', ''].map(lineOf)).toEqual([10, 10, 10]);
  // An empty text is nowhere, however often it is looked for.
  expect(['', '', ''].map(lineFinder('\n\n', 10))).toEqual([10, 10, 10]);
  expect(['a', 'a', 'a'].map(lineFinder('a\na', 1))).toEqual([1, 2, 2]);
});
