import { mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '@/scripts/command/command';
import { existingFolder, fileBelow, readText, sourceFiles } from '@/scripts/import/source/read-files';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

/*
 * The files of another site: which are looked at, and which of them are texts.
 */

/** A folder with these files, by its real path. */
function folderWith(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = realpathSync(temporaryFolder());
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  return folder;
}

test('a folder is known by its real path, and one that is not there is reported', () => {
  const folder = folderWith({ 'site/a.md': '' });
  symlinkSync(path.join(folder, 'site'), path.join(folder, 'link'));
  expect(existingFolder(path.join(folder, 'link'))).toBe(path.join(folder, 'site'));
  for (const none of ['none', 'site/a.md'])
    expect(() => existingFolder(path.join(folder, none))).toThrow(
      new UserError(`There is no folder ${path.join(folder, none)}.`),
    );
});

test('what programs, themes and builds have written is passed over, as are hidden files and symbolic links', () => {
  const folder = folderWith({
    ...{ 'b.md': '', 'a.md': '', 'posts/trip/index.md': '', 'posts/dist.md': '', 'resources/a.md': '' },
    ...{ 'node_modules/x/readme.md': '', 'site/node_modules/x/readme.md': '' },
    ...{ '_site/a.html': '', 'vendor/gem/a.md': '', '.jekyll-cache/a.md': '' },
    ...{ 'themes/book/a.md': '', 'archetypes/default.md': '', 'resources/_gen/images/a.jpg': '' },
    ...{ 'dist/a.html': '', '.astro/a.md': '', '.cache/a.md': '', '.git/a.md': '', '.hidden.md': '' },
  });
  const other = folderWith({ 'secret.md': '' });
  symlinkSync(other, path.join(folder, 'more'));
  expect(sourceFiles(folder)).toEqual([
    'a.md',
    'b.md',
    'posts/dist.md',
    'posts/trip/index.md',
    'resources/a.md',
  ]);
});

test('the ends of lines of Windows and of old Macs become those of today, and a mark of the encoding goes', () => {
  const folder = folderWith({ 'a.md': '\ufeffOne\r\n\r\ntwo\rthree\n', 'none.md': '' });
  expect(readText(path.join(folder, 'a.md'))).toEqual({ text: 'One\n\ntwo\nthree\n' });
  expect(readText(path.join(folder, 'none.md'))).toEqual({ text: '' });
});

test.each([
  ['zeros', Buffer.from('a\0b'), 'is not a text file'],
  ['the encoding of old Windows', Buffer.from([0x63, 0x61, 0x66, 0xe9]), 'is not UTF-8 text'],
])('a file with %s %s', (_, bytes, reason) => {
  expect(readText(path.join(folderWith({ 'a.md': bytes }), 'a.md'))).toEqual({ reason });
});

test('what the system refuses is reported with its code', () => {
  const folder = folderWith({});
  expect(readText(path.join(folder, 'none.md'))).toEqual({ reason: 'cannot be read (ENOENT)' });
  expect(readText(folder)).toEqual({ reason: 'cannot be read (EISDIR)' });
});

test('a text may have as many bytes as are allowed, and no more', () => {
  const file = path.join(folderWith({ 'a.md': 'x'.repeat(1_000_001) }), 'a.md');
  expect(readText(file)).toEqual({ reason: 'has 2 MB, and 1 MB is the maximum for a text' });
  expect(readText(file, 1_000_001)).toHaveProperty('text');
  expect(readText(file, 1_000_000)).toHaveProperty('reason');
});

test('a file is found below its folder only', () => {
  const outside = folderWith({ 'site/a.png': '', 'site-old/b.png': '', 'c.png': '' });
  const root = path.join(outside, 'site');
  symlinkSync(path.join(outside, 'c.png'), path.join(root, 'out.png'));
  symlinkSync(path.join(root, 'a.png'), path.join(root, 'in.png'));
  mkdirSync(path.join(root, 'folder.png'));
  expect(fileBelow(root, 'a.png')).toBe(path.join(root, 'a.png'));
  expect(fileBelow(root, './x/../a.png')).toBe(path.join(root, 'a.png'));
  expect(fileBelow(root, 'in.png')).toBe(path.join(root, 'in.png'));
  for (const none of ['none.png', '../c.png', '../site-old/b.png', 'out.png', 'folder.png', '.'])
    expect(fileBelow(root, none)).toBeUndefined();
});
