import { gunzipSync } from 'node:zlib';
import pMap from 'p-map';
import { createIndex, type IndexFile } from 'pagefind';
import { packWords, SIGNATURE, type IndexedWord } from './index-format';
import type { IndexPart } from './merge-index';
import { readMeta, readPiece } from './read-index';
import type { SearchItem } from './search-items';
import { countWords, type WordCounts } from './word-list';

/** The index of a part of the site, as the cache keeps it for the next build. */
export interface ShardIndex extends IndexPart {
  readonly counts: WordCounts;
}

/** How many pages Pagefind reads at the same time, enough for all its threads. */
const AT_ONCE = 64;

function stopOn(errors: readonly string[], doing: string) {
  if (errors.length > 0) throw new Error(`Pagefind, ${doing}: ${errors.join('; ')}`);
}

/** Decompresses a file of an index. @throws when it is not a Pagefind file */
export function unpack({ path: name, content }: IndexFile): Buffer {
  const bytes = gunzipSync(content);
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE))
    throw new Error(`${name} is not a Pagefind file`);
  return bytes;
}

/**
 * Indexes items with Pagefind.
 *
 * @returns the files of the index
 * @throws when Pagefind reports an error
 */
export async function runPagefind(items: readonly SearchItem[]): Promise<readonly IndexFile[]> {
  const { index, errors } = await createIndex({ forceLanguage: 'en' });
  stopOn(errors, 'starting');
  if (!index) throw new Error('Pagefind gave no index to fill.');
  const add = async (item: SearchItem) => {
    const content = item.read();
    const added = 'record' in content ? index.addCustomRecord(content.record) : index.addHTMLFile(content);
    stopOn((await added).errors, `reading ${item.url}`);
  };
  await pMap(items, add, { concurrency: AT_ONCE });
  const written = await index.getFiles();
  stopOn(written.errors, 'writing the index');
  await index.deleteIndex();
  return written.files;
}

/** Reads the pages and words from the files of a shard, in the order of the index. */
function readFiles(files: readonly IndexFile[]): Omit<ShardIndex, 'counts'> {
  const fileOf = (ending: string) => {
    const file = files.find(({ path: name }) => name.endsWith(ending));
    if (!file) throw new Error(`Pagefind wrote no file *${ending}`);
    return file;
  };
  const meta = readMeta(unpack(fileOf('.pf_meta')));
  const words: IndexedWord[] = meta.pieces.flatMap((name) =>
    readPiece(unpack(fileOf(`${name}.pf_index`)), meta.fields),
  );
  const pages = meta.pages.map(({ name, words: count }) => ({
    text: unpack(fileOf(`${name}.pf_fragment`)).toString('utf8', SIGNATURE.length),
    words: count,
  }));
  return { pages, words: packWords(words) };
}

/** Indexes a part of the site. @throws when Pagefind reports an error or writes files in an unknown format */
export async function indexShard(items: readonly SearchItem[]): Promise<ShardIndex> {
  const files = await runPagefind(items);
  try {
    const index = readFiles(files);
    return { ...index, counts: countWords(index.pages.map(({ text }) => wordsOfText(text))) };
  } catch (error) {
    throw new Error(
      `Pagefind's files are not laid out as scripts/search/read-index.ts knows them: ${(error as Error).message}`,
    );
  }
}

/** All searchable text of a page: its content and its metadata, such as the title. */
function wordsOfText(text: string): string {
  const { content, meta } = JSON.parse(text) as {
    readonly content: string;
    readonly meta: Readonly<Record<string, string>>;
  };
  return [content, ...Object.values(meta)].join(' ');
}
