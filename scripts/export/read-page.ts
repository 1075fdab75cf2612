import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { basePath } from '@/lib/site/address';
import { checksum } from '@/lib/source/checksum';
import { readNextPage, UnknownPageError, type NextPage } from './next-page';

/** A page of the export that was read and checked. */
export interface ReadPage extends Pick<NextPage, 'startUpScript' | 'charset' | 'robots' | 'removals'> {
  /** Relative to the export, with slashes. */
  readonly file: string;
  /** The start set as JSON. Pages of one kind have the same start set. */
  readonly kind: string;
  /** Address of the payload without its ending. */
  readonly payload: string;
  /** Checksum of the payload. */
  readonly sum: string;
  /** Names of the chunks in the payload. */
  readonly chunks: readonly string[];
}

/** Pages whose payload has a different name than the page. */
const PAYLOADS: Readonly<Record<string, string>> = { '404.html': '_not-found' };

const CHUNK = /static\/chunks\/([\w.~-]+\.\w+)/g;

/** The chunk names in a text, as copies: a substring would keep the text of the whole page in memory. */
export const chunksIn = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(CHUNK)].map(([, name = '']) => name))].map((name) =>
    Buffer.from(name).toString(),
  );

/** The root row of a payload, with the build id at its end. The bootstrap uses the id to distinguish a payload from an error page. */
const ROOT_ROW = /^0:\{.*"b":"[\w-]+"\}$/m;

/**
 * Reads a page and compares its inlined payload with the file that will replace it.
 *
 * @throws UnknownPageError with the page, what was found and what was expected
 */
export function readPage(directory: string, file: string, html: string): ReadPage {
  const { startSet, rows, ...places } = readNextPage(file, html);
  const foreign = startSet.chunks.find((src) => !src.startsWith(`${basePath()}/_next/static/`));
  if (foreign)
    throw new UnknownPageError(file, `a script at '${foreign}'`, `it below '${basePath()}/_next/static/'`);
  const name = PAYLOADS[file] ?? file.slice(0, -'.html'.length);
  const payloadFile = path.join(directory, `${name}.txt`);
  if (!existsSync(payloadFile))
    throw new UnknownPageError(file, 'no payload file', `'${name}.txt' beside it`);
  const text = readFileSync(payloadFile, 'utf8');
  if (text !== rows)
    throw new UnknownPageError(file, `other rows in '${name}.txt' than in the page`, 'the same rows in both');
  if (!ROOT_ROW.test(text))
    throw new UnknownPageError(file, 'a payload that names no build', "'b' at the end of its root row");
  return {
    ...places,
    file,
    kind: JSON.stringify(startSet),
    payload: `${basePath()}/${name}`,
    sum: checksum(text),
    chunks: chunksIn(text),
  };
}
