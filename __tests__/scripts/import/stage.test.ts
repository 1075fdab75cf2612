import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentCopy } from '@/__tests__/support/content-copy';
import { importSite } from '@/scripts/import/import-site';
import { readSite } from '@/scripts/import/source/read-site';
import { reportOf } from '@/scripts/import/report';
import { checkImport, writeImport } from '@/scripts/import/stage';
import { folderOf, PNG, TODAY } from './import-folder';

const CONTEXT = { today: TODAY, preview: false } as Parameters<typeof checkImport>[2];

const folder = folderOf({
  '_posts/2020-01-02-a-quay.md':
    '---\ntitle: A quay\ntags: [sea]\n---\n![A quay](/quay.png)\n\nStones | and {x}.\n\n|| a bar ||\n',
  '_posts/2020-01-03-night-trains.md': '---\ntitle: Night trains\n---\nA train.\n',
  'quay.png': PNG,
});

test('drafts pass the check of contents, and nothing that is there is overwritten', () => {
  const content = contentCopy();
  const imported = importSite(readSite(folder), content, TODAY, undefined);
  expect(imported.skipped).toEqual([
    {
      file: '_posts/2020-01-03-night-trains.md',
      reason: 'would be content/blog/night-trains.md, which exists already and was not changed',
    },
  ]);
  expect(checkImport(imported, content, CONTEXT)).toEqual([]);
  const article = path.join(content, 'blog/a-quay.md');
  expect(existsSync(article)).toBe(false);

  expect(writeImport(imported, content)).toEqual([]);
  expect(readFileSync(article, 'utf8')).toContain('![A quay](/pictures/a-quay/quay.png)');
  expect(existsSync(path.join(content, 'pictures/a-quay/quay.png'))).toBe(true);

  const changed = { ...imported, articles: imported.articles.map((each) => ({ ...each, text: 'other' })) };
  expect(writeImport(changed, content)).toEqual([
    path.join(content, 'pictures/a-quay/quay.png'),
    path.join(content, 'blog/a-quay.md'),
  ]);
  expect(readFileSync(article, 'utf8')).not.toBe('other');
});

test('errors of the check are reported for the article that will stand here', () => {
  const content = contentCopy();
  const imported = importSite(readSite(folder), content, TODAY, undefined);
  const wrong = {
    ...imported,
    articles: imported.articles.map((each) => ({
      ...each,
      text: `${each.text}\n![x](/pictures/none.png)\n`,
    })),
  };
  const errors = checkImport(wrong, content, CONTEXT);
  expect(errors).toEqual([
    expect.objectContaining({ field: 'picture', file: expect.stringMatching(/blog\/a-quay\.md$/) }),
  ]);
  expect(errors[0]?.file).toBe(path.join(content, 'blog/a-quay.md'));
  const report = reportOf(wrong, errors, false);
  expect(report).toContain('_posts/2020-01-02-a-quay.md → content/blog/a-quay.md');
  expect(report).toContain('1 error of check:content, 1 not imported.\nNothing was written.');
});

test('an article that cannot be written throws the error of the system', () => {
  const content = contentCopy();
  const imported = importSite(readSite(folder), content, TODAY, undefined);
  rmSync(path.join(content, 'blog'), { recursive: true });
  writeFileSync(path.join(content, 'blog'), 'no folder');
  expect(() => writeImport({ ...imported, pictures: new Map() }, content)).toThrow(/EEXIST|ENOTDIR/);
});

test('mistakes in our own content are not reported, and our pictures do not interfere', () => {
  const content = contentCopy();
  const imported = importSite(readSite(folder), content, TODAY, undefined);
  writeFileSync(path.join(content, 'blog/harbor-walks.md'), 'no article');
  mkdirSync(path.join(content, 'pictures/a-quay'), { recursive: true });
  writeFileSync(path.join(content, 'pictures/a-quay/quay.png'), 'no picture');
  expect(checkImport(imported, content, CONTEXT)).toEqual([]);
});
