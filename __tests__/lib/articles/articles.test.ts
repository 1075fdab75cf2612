import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readArticles } from '@/lib/articles/articles';
import { listFiles } from '@/lib/source/read-files';
import { contentDirectory } from '@/lib/site/memoize';
import { formatDiagnostic } from '@/lib/source/diagnostic';
import { contentCopy } from '@/__tests__/support/content-copy';

const OWN = listFiles(path.join(contentDirectory(), 'blog'), '.md');

test('the articles of the site are in order', () => {
  const { value, diagnostics } = readArticles(contentDirectory());
  expect(diagnostics.map(formatDiagnostic)).toEqual([]);
  expect(value).toHaveLength(OWN.length);
});

test('what is misnamed or in a folder of its own is told and not passed over; what systems leave behind is', () => {
  const directory = contentCopy();
  mkdirSync(path.join(directory, 'blog/more'));
  const names = ['one.MD', 'two.md.txt', 'three.markdown', '.DS_Store', 'harbor-walks.md~', 'Thumbs.db'];
  for (const name of names) writeFileSync(path.join(directory, 'blog', name), 'Words.');
  const { value, diagnostics } = readArticles(directory);
  expect(value).toHaveLength(OWN.length);
  expect(diagnostics.map(({ file, field }) => `${path.basename(file)} ${field}`).sort()).toEqual([
    'more file',
    'one.MD file',
    'three.markdown file',
    'two.md.txt file',
  ]);
});
