import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '@/lib/source/read-files';
import { moveFiles } from '@/scripts/command/move-files';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

const folder = temporaryFolder();
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
};

test('files move with their folders, which become one with those of the same names', () => {
  write('from/index.html', 'new');
  write('from/blog/tag/a.html', 'new');
  write('to/index.html', 'old');
  write('to/blog/b.html', 'old');
  moveFiles(path.join(folder, 'from'), path.join(folder, 'to'));
  expect(filesBelow(path.join(folder, 'to'))).toEqual(['blog/b.html', 'blog/tag/a.html', 'index.html']);
  expect(readFileSync(path.join(folder, 'to/index.html'), 'utf8')).toBe('new');
  expect(filesBelow(path.join(folder, 'from'))).toEqual([]);
});

test('a folder to move to is made', () => {
  write('more/a.html', 'new');
  moveFiles(path.join(folder, 'more'), path.join(folder, 'one/two'));
  expect(existsSync(path.join(folder, 'one/two/a.html'))).toBe(true);
});
