import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadPictures } from '@/lib/site/pictures';
import { ownFacts } from '@/lib/site/own-pictures';
import { loadMagazine } from '@/lib/articles/magazine';
import { bodyHtml } from '@/lib/articles/markdown/render';
import { loadClaims } from '@/lib/site/load-pages';
import { escapeHtml } from '@/lib/source/escape-html';
import { loadPartnerLinks } from '@/lib/site/partner-links';
import { temporaryFolder } from '@/scripts/command/temporary-folder';
import { compress } from '@/scripts/export/compress';
import { fileOfPage } from '@/scripts/html/html-files';
import type { BenchPage } from './choose-pages';
import { plainElement, plainHtml, referencePage } from './reference-page';

/** The HTML of an article from its Markdown: title, summary, picture, text. */
function articleText(slug: string, page: string): string {
  const article = loadMagazine().bySlug.get(slug);
  if (!article) throw new TypeError(`No article '${slug}'`);
  const links = loadPartnerLinks(slug);
  const context = {
    pictures: loadPictures(),
    address: (address: string) => address,
    ownFacts,
    partnerLink: (to: string, place: string) => links.of(slug, { id: place, link: { to, target: {} } }).url,
  };
  const body = bodyHtml(article, context, loadClaims().commissionNote.text);
  return `<h1>${escapeHtml(article.title)}</h1><p>${escapeHtml(article.excerpt)}</p>${plainElement(page, 'img')}${plainHtml(body)}`;
}

/**
 * Writes the hand-written equivalent of every page, at the same path, to a temporary folder. The folder is served like the export:
 * compressed and with the same headers.
 *
 * @returns the folder
 */
export async function writeReferences(out: string, pages: readonly BenchPage[]): Promise<string> {
  const directory = temporaryFolder();
  for (const { kind, path: address, slug } of pages) {
    const page = readFileSync(path.join(out, fileOfPage(address)), 'utf8');
    const text = slug ? articleText(slug, page) : plainElement(page, 'main');
    const file = path.join(directory, fileOfPage(address));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, referencePage(`Farewind, written by hand: ${kind}`, text));
  }
  for (const rules of ['_headers', '_redirects'])
    copyFileSync(path.join(out, rules), path.join(directory, rules));
  await compress(directory, new Set(), temporaryFolder());
  return directory;
}
