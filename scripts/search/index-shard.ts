import { gunzipSync } from 'node:zlib';
import pMap from 'p-map';
import { createIndex, type IndexFile } from 'pagefind';
import { packWords, SIGNATURE, type IndexedWord } from './index-format';
import type { IndexPart } from './merge-index';
import { readMeta, readPiece } from './read-index';
import type { SearchItem } from './search-items';
import { countWords, type WordCounts } from './word-list';

/** The index of a part of the site, as it is kept for the next build. */
export interface ShardIndex extends IndexPart {
  readonly counts: WordCounts;
}

/** Pages that Pagefind reads at once: enough for all its threads. */
const AT_ONCE = 64;

function stopOn(errors: readonly string[], doing: string) {
  if (errors.length > 0) throw new Error(`Pagefind, ${doing}: ${errors.join('; ')}`);
}

/** @throws when the file is not one of Pagefind's */
export function unpack({ path: name, content }: IndexFile): Buffer {
  const bytes = gunzipSync(content);
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE))
    throw new Error(`${name} is no file of Pagefind's`);
  return bytes;
}

/** Runs Pagefind over some pages. @returns its files @throws when Pagefind reports anything */
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

/** What a shard's files hold, in the order of the index. */
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

/** Indexes a part of the site. @throws when Pagefind reports anything, or writes what is not known here */
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

/** All that can be found of a page: its text, its title and the like. */
function wordsOfText(text: string): string {
  const { content, meta } = JSON.parse(text) as {
    readonly content: string;
    readonly meta: Readonly<Record<string, string>>;
  };
  return [content, ...Object.values(meta)].join(' ');
}
