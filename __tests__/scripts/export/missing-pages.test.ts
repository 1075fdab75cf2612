import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MISSING_PAGES, writeMissingPages } from '@/scripts/export/missing-pages';
import { UnknownPageError } from '@/scripts/export/next-page';
import { filesBelow } from '@/lib/source/read-files';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

const PAGE =
  '<!DOCTYPE html><html lang="en"><head><title>Not found</title></head><body><h1 data-post-title="Cod &amp; chips?">Not found</h1></body></html>';

/** The 404 pages of an export whose general one is `html`. */
function written(html: string): Readonly<Record<string, string>> {
  const directory = temporaryFolder();
  writeFileSync(path.join(directory, '404.html'), html);
  writeMissingPages(directory);
  return Object.fromEntries(
    filesBelow(directory).map((file) => [file, readFileSync(path.join(directory, file), 'utf8')]),
  );
}

test('a missing article says so without scripts; everything else that is missing has the general page', () => {
  expect(written(PAGE)).toEqual({
    '404.html': PAGE,
    'blog/404.html': PAGE.replace('<html', '<html data-post="true"').replace(
      '<title>Not found',
      '<title>Cod &amp; chips?',
    ),
    'blog/author/404.html': PAGE,
    'blog/category/404.html': PAGE,
    'blog/page/404.html': PAGE,
    'blog/series/404.html': PAGE,
    'blog/tag/404.html': PAGE,
  });
});

test('all of them are known as pages that answer for other addresses', () => {
  expect([...MISSING_PAGES].sort()).toEqual(Object.keys(written(PAGE)).sort());
});

test.each([
  [
    'no title',
    PAGE.replace('title>', 'b>').replace('/title>', '/b>'),
    '404.html: found no <title>; expected one',
  ],
  ['no heading', PAGE.replace('<h1', '<h2'), '404.html: found no <h1>; expected one'],
  [
    'a heading of another form',
    PAGE.replace('data-post-title', 'title'),
    '404.html: found no data-post-title on its heading; expected the title for a missing article',
  ],
])('a page with %s is reported, and nothing of it is guessed', (_, html, told) => {
  expect(() => written(html)).toThrow(UnknownPageError);
  expect(() => written(html)).toThrow(told);
});
