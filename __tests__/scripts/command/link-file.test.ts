import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { linkFile } from '@/scripts/command/link-file';
import { HAS_OTHER_DISK, withOtherDisk } from '@/__tests__/support/other-disk';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

let file: string;
let name: string;
beforeEach(() => {
  [file, name] = [path.join(temporaryFolder(), 'file'), path.join(temporaryFolder(), 'name')];
  writeFileSync(file, 'words');
});

test('a file has a second name and is still one file', () => {
  linkFile(file, name);
  expect(statSync(name).ino).toBe(statSync(file).ino);
});

test('it takes the place of what had the name, which keeps its words under other names', () => {
  const other = path.join(temporaryFolder(), 'other');
  writeFileSync(name, 'former words');
  linkFile(name, other);
  linkFile(file, name);
  expect(statSync(name).ino).toBe(statSync(file).ino);
  expect(readFileSync(other, 'utf8')).toBe('former words');
});

(HAS_OTHER_DISK ? test : test.skip)(
  'on another disk it is copied, also in the place of what is there',
  () => {
    withOtherDisk((folder) => {
      const there = path.join(folder, 'name');
      for (const words of ['words', 'more words', 'less']) {
        writeFileSync(file, words);
        linkFile(file, there);
        expect(readFileSync(there, 'utf8')).toBe(words);
      }
      writeFileSync(there, 'changed there');
      expect(readFileSync(file, 'utf8')).toBe('less');
    });
  },
);

test('a file that is not there is reported', () => {
  expect(() => linkFile(`${file}-none`, name)).toThrow(/ENOENT/);
});
