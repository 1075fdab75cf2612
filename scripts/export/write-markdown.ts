import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadPictures } from '@/lib/site/pictures';
import { loadMagazine } from '@/lib/articles/magazine';
import { articleMarkdown, markdownPath } from '@/lib/seo/plain-markdown';
import { runCommand } from '@/scripts/command/command';
import { progress } from '@/scripts/command/progress';
import { loadEnvironment } from '@/scripts/command/load-environment';
import { requireUnprocessedExport } from './export-folder';

const COMMAND = {
  usage: 'tsx scripts/export/write-markdown.ts',
  summary: "A step of 'npm run build': writes every article as a Markdown file beside its page in 'out'.",
};

// Next has no route for an address that ends in a fixed part, so the files are written into the export.
loadEnvironment();
await runCommand(COMMAND, () => {
  requireUnprocessedExport('out');
  const pictures = loadPictures();
  const { articles } = loadMagazine();
  const tick = progress('Markdown files', articles.length);
  for (const article of articles) {
    const file = path.join('out', markdownPath(article.slug));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, articleMarkdown(article, pictures));
    tick();
  }
});
