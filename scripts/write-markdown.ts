import './load-env';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadMagazine } from '@/lib/content/magazine';
import { articleMarkdown, markdownPath } from '@/lib/seo/plain-markdown';

// Next has no route for an address that ends in a fixed part, so the files are written into the export.
for (const article of loadMagazine().articles) {
  const file = path.join('out', markdownPath(article.slug));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, articleMarkdown(article));
}
