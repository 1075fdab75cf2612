import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { importSite, type Imported, type ImportedArticle } from '@/scripts/import/import-site';
import { readSite } from '@/scripts/import/source/read-site';
import '@/__tests__/support/kept-content';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

export const TODAY = '2026-03-01';
export const CONTENT = path.resolve('__tests__/fixtures/content');

/** The smallest PNG, of one pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A folder with these files. Names that end as pictures do hold one unless a text is given. */
export function folderOf(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = temporaryFolder();
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return folder;
}

export const importFolder = (files: Readonly<Record<string, string | Buffer>>, content = CONTENT): Imported =>
  importSite(readSite(folderOf(files)), content, TODAY, undefined);

/** The body of an article, without its fields. */
export const bodyOf = ({ text }: Pick<ImportedArticle, 'text'>): string => text.split('\n---\n\n')[1] ?? '';

export const findingsOf = ({ findings }: Pick<ImportedArticle, 'findings'>): readonly string[] =>
  findings.map(({ line, subject, text }) => `${line} ${subject}: ${text}`);

/** The only article of an import. */
export function single(files: Readonly<Record<string, string | Buffer>>): ImportedArticle {
  const { articles } = importFolder(files);
  const [article] = articles;
  if (!article || articles.length > 1) throw new Error(`${articles.length} articles`);
  return article;
}
