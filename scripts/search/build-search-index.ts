import { createHash, hash as digest } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { close } from 'pagefind';
import { WORD_LIST } from '@/components/search/pagefind';
import type { SearchRecord } from '@/lib/seo/search-records';
import { FileCache } from '@/scripts/command/file-cache';
import { LinkedCache } from '@/scripts/command/linked-cache';
import { progress } from '@/scripts/command/progress';
import { nonceOfChangedCode } from '@/scripts/incremental/build-id';
import { hashOf } from '@/scripts/incremental/sources.mjs';
import { SIGNATURE } from './index-format';
import { indexShard, type ShardIndex } from './index-shard';
import { mergeIndex, type MergedIndex } from './merge-index';
import { entryOf, ENTRY, readProgram, SCRIPT, WASM, type PagefindProgram } from './pagefind-files';
import { searchedPages, searchedRecord, shardsOf, type SearchedHashes } from './search-items';
import { WordList } from './word-list';

/** Everything besides the pages that changes the index: our code, and the version of Pagefind. */
const CODE = ['scripts/search', 'components/search', 'node_modules/pagefind/package.json'];

/** Pagefind's script cannot open the index of a site without pages. This script replaces it and returns no results. */
const OVER_NOTHING = 'export const createInstance = () => ({ search: async () => ({ results: [] }) });\n';

/** Results of earlier builds by a hash of their inputs. */
class ShardCache {
  readonly #files: FileCache;
  readonly #code: string;
  readonly #used = new Set<string>();

  constructor(directory: string) {
    this.#files = new FileCache(directory);
    this.#code = hashOf(CODE)
      .update(process.version + nonceOfChangedCode())
      .digest('hex');
  }

  async of<T>(what: unknown, make: () => Promise<T>): Promise<T> {
    const name = createHash('sha256')
      .update(JSON.stringify([this.#code, what]))
      .digest('hex')
      .slice(0, 32);
    this.#used.add(name);
    if (this.#files.has(name)) {
      try {
        return deserialize(readFileSync(this.#files.file(name)));
      } catch {
        // The file is damaged, for example because the disk was full. It is made again below.
      }
    }
    const made = await make();
    await this.#files.add(name, serialize(made));
    return made;
  }

  forgetOthers(): void {
    this.#files.keepOnly((name) => this.#used.has(name));
  }
}

async function writeIndex(
  directory: string,
  program: PagefindProgram,
  { meta, pieces, texts }: MergedIndex,
  kept: LinkedCache,
): Promise<void> {
  const name = `en_${createHash('sha256').update(meta).digest('hex').slice(0, 10)}`;
  const write = (file: string, content: string | Uint8Array) =>
    writeFileSync(path.join(directory, file), content);
  for (const folder of ['index', 'fragment']) mkdirSync(path.join(directory, folder));
  write(SCRIPT, texts.size > 0 ? program.script : OVER_NOTHING);
  write(`${WASM}.txt`, program.wasm);
  write(ENTRY, entryOf(program, name, texts.size));
  write(`pagefind.${name}.pf_meta.txt`, meta);
  for (const [piece, bytes] of pieces) write(`index/${piece}.pf_index.txt`, bytes);
  for (const [text, content] of texts) {
    // The cache uses the full hash, because the short name may have belonged to another text in an earlier build.
    const file = digest('sha256', content);
    if (!kept.has(file)) await kept.add(file, SIGNATURE + content);
    kept.ship(file, path.join(directory, 'fragment', `${text}.pf_fragment.txt`));
  }
  kept.forgetOthers();
}

/**
 * Writes `<directory>/pagefind`: the search index of the pages of an export and of the given records, and the list of their words. It
 * replaces the index of an earlier build. Pages are indexed in shards, and unchanged shards come from the cache; visitors load one merged
 * index. The same pages always give the same bytes, no matter what was built before.
 *
 * @param records searchable records that have no page
 * @param known hashes of pages that need not be read
 * @returns the number of indexed pages
 * @throws when Pagefind reports an error
 */
export async function buildSearchIndex(
  directory: string,
  records: readonly SearchRecord[],
  cacheDirectory: string,
  known?: SearchedHashes,
): Promise<number> {
  const output = path.join(directory, 'pagefind');
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output);
  const pages = searchedPages(directory, known);
  const shards = [...shardsOf(pages), ...(records.length > 0 ? [records.map(searchedRecord)] : [])];
  const tick = progress('Parts of the search index', shards.length);
  const cache = new ShardCache(path.join(cacheDirectory, 'shards'));
  const words = new WordList();
  const parts: ShardIndex[] = [];
  try {
    const program = await cache.of('program', readProgram);
    // One shard at a time: Pagefind holds a shard in memory and uses all processors for it.
    for (const items of shards) {
      const part = await cache.of(
        items.map(({ url, hash }) => [url, hash]),
        () => indexShard(items),
      );
      parts.push({ ...part, words: Buffer.from(part.words) });
      words.addCounts(part.counts);
      tick();
    }
    const texts = new LinkedCache(path.join(cacheDirectory, 'texts'));
    await writeIndex(output, program, mergeIndex(program.version, parts), texts);
  } finally {
    await close();
  }
  writeFileSync(path.join(output, WORD_LIST), words.toString());
  cache.forgetOthers();
  return pages.length;
}
