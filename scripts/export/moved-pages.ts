import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { MovedArticle } from '@/lib/articles/redirects';
import { absoluteUrl, asset } from '@/lib/site/address';
import { escapeHtml } from '@/lib/source/escape-html';

/**
 * The page at the former address of an article, for hosts that do not support redirects. Google treats an instant meta refresh as a
 * permanent redirect (https://developers.google.com/search/docs/crawling-indexing/301-redirects).
 *
 * @param policy the content security policy of the site
 */
export function movedPage({ to, title }: MovedArticle, policy: string): string {
  const address = asset(to);
  const name = escapeHtml(title);
  return [
    '<!DOCTYPE html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="refresh" content="0; url=${address}">`,
    '<meta name="robots" content="noindex">',
    `<link rel="canonical" href="${absoluteUrl(to)}">`,
    `<title>${name}</title>`,
    '</head>',
    '<body>',
    '<h1>This article has a new address</h1>',
    `<p><a href="${address}">${name}</a></p>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/** Writes a page for every former address into an export. */
export function writeMovedPages(directory: string, moved: readonly MovedArticle[], policy: string): void {
  for (const article of moved) {
    const file = path.join(directory, `${article.from}.html`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, movedPage(article, policy));
  }
}
