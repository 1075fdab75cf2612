import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { htmlFiles } from '@/scripts/html/html-files';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

test('the pages of an export have the addresses that visitors type', () => {
  const out = temporaryFolder();
  mkdirSync(path.join(out, 'blog'));
  for (const name of ['index.html', 'blog.html', 'blog/index.html', 'blog/a.html', 'feed.xml'])
    writeFileSync(path.join(out, name), '');
  expect(new Map(htmlFiles(out).map(({ page, file }) => [page, file]))).toEqual(
    new Map([
      ['/', path.join(out, 'index.html')],
      ['/blog', path.join(out, 'blog.html')],
      ['/blog/index', path.join(out, 'blog/index.html')],
      ['/blog/a', path.join(out, 'blog/a.html')],
    ]),
  );
});
