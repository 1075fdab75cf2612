import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadPictures } from '@/lib/site/pictures';
import { routes } from '@/lib/site/routes';
import { loadMagazine } from '@/lib/articles/magazine';
import { articleMarkdown, markdownPath } from '@/lib/seo/plain-markdown';
import { progress } from '@/scripts/command/progress';

/**
 * Writes a Markdown file beside the page of every article that is rendered. A route of Next cannot end in a fixed part such as `.md`, so
 * the files are written directly into the export.
 *
 * @param stale paths of the pages that are rendered
 */
export function writeMarkdown(directory: string, stale: ReadonlySet<string>): void {
  const pictures = loadPictures();
  const articles = loadMagazine().articles.filter(({ slug }) => stale.has(routes.article(slug)));
  const tick = progress('Markdown files', articles.length);
  for (const article of articles) {
    const file = path.join(directory, markdownPath(article.slug));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, articleMarkdown(article, pictures));
    tick();
  }
}
