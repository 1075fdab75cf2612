import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileOfPage, htmlFiles, isCopied } from '@/scripts/html/html-files';
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

test('the file of a page is the one that gives it its address', () => {
  const [out, copied] = [temporaryFolder(), temporaryFolder()];
  mkdirSync(path.join(out, 'blog'));
  for (const name of ['index.html', 'blog.html', 'blog/a.html', 'google123.html'])
    writeFileSync(path.join(out, name), '');
  for (const { page, file } of htmlFiles(out)) expect(path.join(out, fileOfPage(page))).toBe(file);
  writeFileSync(path.join(copied, 'google123.html'), '');
  expect([isCopied('google123.html', copied), isCopied('blog.html', copied)]).toEqual([true, false]);
});
