import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import env from '@next/env';

// The same .env files as Next: the addresses in the files are those of the site.
env.loadEnvConfig(process.cwd());
const { loadMagazine } = await import('@/lib/content/magazine');
const { articleMarkdown, markdownPath } = await import('@/lib/seo/plain-markdown');

// Next has no route for an address that ends in a fixed part, so the files are written into the export.
for (const article of loadMagazine().articles) {
  const file = path.join('out', markdownPath(article.slug));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, articleMarkdown(article));
}
