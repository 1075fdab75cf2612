import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { loadMagazine } from '@/lib/articles/magazine';
import { markdownPath } from '@/lib/seo/plain-markdown';
import { routes } from '@/lib/site/routes';
import { writeMarkdown } from '@/scripts/export/write-markdown';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

const articles = loadMagazine().articles.map(({ slug }) => slug);

test('each rendered article has a Markdown file beside its page, also when a build starts again', () => {
  const [first, ...others] = articles.map((slug) => routes.article(slug));
  const site = temporaryFolder();
  writeMarkdown(site, new Set([first!]));
  expect(readdirSync(path.join(site, 'blog'))).toEqual([path.basename(markdownPath(articles[0]!))]);
  const again = temporaryFolder();
  writeMarkdown(again, new Set([first!, ...others]));
  for (const slug of articles)
    expect(readFileSync(path.join(again, markdownPath(slug)), 'utf8')).toMatch(/^# \S/m);
});
