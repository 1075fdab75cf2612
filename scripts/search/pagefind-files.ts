import { gunzipSync } from 'node:zlib';
import type { IndexFile } from 'pagefind';
import { runPagefind } from './index-shard';

/** What the site's own dialog asks for besides the index. */
export const SCRIPT = 'pagefind.js';
export const ENTRY = 'pagefind-entry.json';
export const WASM = 'wasm.en.pagefind';

/**
 * Changes to Pagefind's script. Each must fit exactly once, or the build stops.
 * - Without the first, a piece of the index that cannot be loaded would count as nothing found.
 * - The second asks for files that Pagefind would pack by the names under which they ship, unpacked, which its script understands.
 *   Every host sends `.txt` compressed with Brotli where it can, so a first search loads 16 to 22 KB less than with Pagefind's
 *   own packing (docs/performance.md), while it would send an unknown kind of file as it is.
 */
const CHANGES = [
  ['"load_index_chunk")).catch(()=>{})', '"load_index_chunk"))'],
  ['await fetch(queued.input)', 'await fetch(queued.input.replace(/\\.(?:pf_\\w+|pagefind)$/,"$&.txt"))'],
] as const;

/** @throws when the script is not the one known here, after an upgrade say */
export function changeScript(script: string): string {
  return CHANGES.reduce((text, [from, to]) => {
    const pieces = text.split(from);
    if (pieces.length !== 2) {
      throw new Error(
        `${SCRIPT} holds '${from}' ${pieces.length - 1} times, expected once. Read what this version of Pagefind does there, then adapt scripts/search/pagefind-files.ts.`,
      );
    }
    return pieces.join(to);
  }, script);
}

/** Pagefind's files that are the same for every index. */
export interface PagefindProgram {
  readonly version: string;
  readonly script: string;
  readonly wasm: Uint8Array;
  /** Characters that belong to words. */
  readonly characters: readonly string[];
}

/** Takes what is the same for every index from one of one word. */
export async function readProgram(): Promise<PagefindProgram> {
  const record = { url: '/', content: 'word', language: 'en', meta: {} };
  const files = await runPagefind([{ url: '/', hash: '', read: () => ({ record }) }]);
  const content = (name: string) => {
    const file: IndexFile | undefined = files.find(({ path }) => path === name);
    if (!file) throw new Error(`Pagefind wrote no ${name}`);
    return Buffer.from(file.content);
  };
  const entry: { readonly version: string; readonly include_characters: readonly string[] } = JSON.parse(
    content(ENTRY).toString(),
  );
  return {
    version: entry.version,
    script: changeScript(content(SCRIPT).toString()),
    wasm: gunzipSync(content(WASM)),
    characters: entry.include_characters,
  };
}

/** What the script reads first: the name of the index. */
export const entryOf = ({ version, characters }: PagefindProgram, name: string, pages: number): string =>
  JSON.stringify({
    version,
    languages: { en: { hash: name, wasm: 'en', page_count: pages } },
    include_characters: characters,
  });
