import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { START_SCRIPT } from '@/components/theme/start-script';
import { BASE_PATH } from '@/lib/site-address';
import { checksum } from './browser/checksum';
import { readNextPage, UnknownPageError, type NextPage } from './next-page';

/** A page of the export, read and found sound; nothing has been written yet. */
export interface ReadPage {
  /** Relative to the export, with slashes. */
  readonly file: string;
  readonly html: string;
  readonly next: NextPage;
  /** Address of the payload without its ending, and its checksum. */
  readonly payload: string;
  readonly sum: string;
}

/** The one page whose payload stands under another name. */
const PAYLOADS: Readonly<Record<string, string>> = { '404.html': '_not-found' };

/**
 * Reads a page and compares its inlined payload with the file that will take its place.
 *
 * @throws UnknownPageError naming the page, what was found and what was expected
 */
export function readPage(directory: string, file: string): ReadPage {
  const html = readFileSync(path.join(directory, file), 'utf8');
  const next = readNextPage(file, html, START_SCRIPT);
  const foreign = next.startSet.chunks.find((src) => !src.startsWith(`${BASE_PATH}/_next/static/`));
  if (foreign)
    throw new UnknownPageError(file, `a script at '${foreign}'`, `it below '${BASE_PATH}/_next/static/'`);
  const name = PAYLOADS[file] ?? file.slice(0, -'.html'.length);
  const payloadFile = path.join(directory, `${name}.txt`);
  if (!existsSync(payloadFile))
    throw new UnknownPageError(file, 'no payload file', `'${name}.txt' beside it`);
  if (readFileSync(payloadFile, 'utf8') !== next.rows)
    throw new UnknownPageError(file, `other rows in '${name}.txt' than in the page`, 'the same rows in both');
  return { file, html, next, payload: `${BASE_PATH}/${name}`, sum: checksum(next.rows) };
}
