import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  displayPath,
  filesBelow,
  findStrays,
  isDirectory,
  listFiles,
  isLeftBehind,
  isLitter,
  readTextFile,
} from '@/lib/source/read-files';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
const write = (name: string, content: string | Buffer = '') => {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
};

test('a file of the project is shown by its path in it, another one by its whole path', () => {
  expect(displayPath(path.resolve('docs/environment.md'))).toBe('docs/environment.md');
  expect(displayPath(path.join(folder, 'a.md'))).toBe(path.join(folder, 'a.md'));
});

test('a text is read as UTF-8, tabs and both kinds of line ends included, without its byte order mark', () => {
  const file = write('a.md', Buffer.from('\ufeffÄ\tb\r\nc\n', 'utf8'));
  expect(readTextFile(file)).toEqual({ file, text: 'Ä\tb\r\nc\n' });
});

test.each<[string, string | Buffer, object]>([
  [
    'bytes of another encoding',
    Buffer.from([0x41, 0xe4, 0x42]),
    { line: 1, column: 1, found: 'bytes that are not UTF-8', expected: 'a text file saved as UTF-8' },
  ],
  [
    'a line end of old Macs',
    'one\r\ntwo\rthree',
    {
      ...{ line: 2, column: 4, found: 'an end of line that is CR alone' },
      expected: 'a file saved with line ends LF or CRLF',
    },
  ],
  [
    'a control character',
    'one\ntwo\n\u0007',
    {
      ...{ line: 3, column: 1, found: 'the character U+0007, which does not belong in text' },
      expected: 'the text as it was written',
    },
  ],
  [
    'a conflict of Git',
    'one\n\n<<<<<<< HEAD\ntwo\n=======\nthree\n>>>>>>> edit\n',
    {
      ...{ line: 3, column: 1, found: "a conflict of Git between '<<<<<<<' and '>>>>>>>'" },
      expected: "one version of these lines, without '<<<<<<<', '=======' and '>>>>>>>'",
    },
  ],
  [
    'a character that was lost',
    'ab\ufffd',
    { line: 1, column: 3, found: 'the character U+FFFD, which does not belong in text' },
  ],
])('%s is reported with its place', (_, content, expected) => {
  const file = write('a.md', content);
  expect(readTextFile(file)).toMatchObject({ file, field: 'file', ...expected });
});

test.each([
  ['an override of the direction', '\u202e', 'U+202E'],
  ['an isolated direction', '\u2066', 'U+2066'],
  ["a bullet of Word's", '\uf0b7', 'U+F0B7'],
  ['a private character of two code units', '\u{f0000}', 'U+F0000'],
])('%s is reported as what a text program left behind', (_, character, code) => {
  expect(readTextFile(write('a.md', `one\nab${character}`))).toMatchObject({
    ...{ line: 2, column: 3, found: `the character ${code}, which a text program left behind` },
    expected: 'the text without it: delete the character, or type the line again if you cannot see it',
  });
});

test('marks of languages and emoji that are not seen belong to the text', () => {
  const text = '\u0645\u06cc\u200c\u062e \u200f\u{1f469}\u200d\u{1f373} \u00ad\u200b\u2060';
  expect(readTextFile(write('a.md', text))).toHaveProperty('text', text);
});

test('a file that is not there is reported', () => {
  expect(readTextFile(path.join(folder, 'a.md'))).toEqual({
    ...{ file: path.join(folder, 'a.md'), line: 1, column: 1, field: 'file' },
    ...{ found: 'nothing', expected: 'a file at this place' },
  });
});

test('a folder is a directory; a file and nothing are none', () => {
  expect([isDirectory(folder), isDirectory(write('a.md')), isDirectory(path.join(folder, 'b'))]).toEqual([
    ...[true, false, false],
  ]);
});

describe('a folder of content', () => {
  beforeEach(() => {
    for (const name of ['b.md', 'a.md', '.hidden.md', 'a.txt', 'a.md~', 'Thumbs.db', 'sub.md/c.md'])
      write(name);
    symlinkSync(path.join(folder, 'nowhere'), path.join(folder, 'link.md'));
    symlinkSync(path.join(folder, 'a.txt'), path.join(folder, 'to a file.md'));
  });

  test('has its files in a fixed order', () => {
    expect(listFiles(folder, '.md')).toEqual(['a.md', 'b.md']);
    expect(listFiles(path.join(folder, 'missing'), '.md')).toEqual([]);
  });

  test('tells what is no file of its kind, but not what systems leave behind', () => {
    const strays = findStrays(folder, '.md');
    expect(strays.map(({ file, found }) => [path.basename(file), found]).sort()).toEqual([
      ['a.txt', "the name 'a.txt'"],
      ['link.md', 'a link or another special file'],
      ['sub.md', 'a folder'],
      ['to a file.md', 'a link or another special file'],
    ]);
    expect(strays[0]).toMatchObject({
      ...{ line: 1, column: 1, field: 'file' },
      expected: "a file whose name ends in '.md', directly in this folder",
    });
    expect(findStrays(path.join(folder, 'missing'), '.md')).toEqual([]);
  });

  test('is listed with all that is below it, also behind links', () => {
    const other = temporaryFolder();
    writeFileSync(path.join(other, 'c.md'), '');
    symlinkSync(other, path.join(folder, 'shared'));
    symlinkSync(path.join(other, 'c.md'), path.join(folder, 'd.md'));
    const all = [
      '.hidden.md',
      'Thumbs.db',
      'a.md',
      'a.md~',
      'a.txt',
      'b.md',
      'd.md',
      'shared/c.md',
      'sub.md/c.md',
      'to a file.md',
    ];
    expect(filesBelow(folder)).toEqual(all);
    expect(filesBelow(folder, '**/c*')).toEqual(['shared/c.md', 'sub.md/c.md']);
  });

  test('that contains a link to itself is listed all the same', () => {
    symlinkSync(folder, path.join(folder, 'sub.md/loop'));
    expect(filesBelow(folder)).toEqual(expect.arrayContaining(['a.md', 'sub.md/c.md']));
  });
});

test.each([
  ['.DS_Store', true, true],
  ['maps/.DS_Store', true, true],
  ['._map.svg', true, true],
  ['.map.svg.swp', true, true],
  ['a.md~', true, true],
  ['thumbs.DB', true, true],
  ['desktop.ini', true, true],
  // Hosts read these.
  ['.well-known/assetlinks.json', false, true],
  ['.nojekyll', false, true],
  ['.htaccess', false, true],
  ['my Thumbs.db', false, false],
  ['desktop.ini.md', false, false],
  ['map.swp', false, false],
  ['a~b.md', false, false],
  ['a.md', false, false],
])('%s was left behind by a system or an editor: %s; is no content: %s', (name, isLeft, isNoContent) => {
  expect([isLeftBehind(name), isLitter(name)]).toEqual([isLeft, isNoContent]);
});
