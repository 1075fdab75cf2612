import { gunzipSync } from 'node:zlib';
import type { IndexFile } from 'pagefind';
import { runPagefind } from './index-shard';

/** Files that the site's search dialog loads in addition to the index. */
export const SCRIPT = 'pagefind.js';
export const ENTRY = 'pagefind-entry.json';
export const WASM = 'wasm.en.pagefind';

/**
 * Changes to Pagefind's script. Each must match exactly once, or the build stops.
 * - Without the first change, a piece of the index that fails to load would look like a search without results.
 * - The second change requests files under the names that this site uses: uncompressed, which Pagefind's script accepts, and with the
 *   ending `.txt`. Every host that supports Brotli compresses `.txt`, but not an unknown type of file. A first search therefore loads 16
 *   to 22 KB less than with Pagefind's own compression (docs/performance.md).
 */
const CHANGES = [
  ['"load_index_chunk")).catch(()=>{})', '"load_index_chunk"))'],
  ['await fetch(queued.input)', 'await fetch(queued.input.replace(/\\.(?:pf_\\w+|pagefind)$/,"$&.txt"))'],
] as const;

/** Applies the changes. @throws when a change does not match, for example after an upgrade of Pagefind */
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

/** The files of Pagefind that are the same for every index. */
export interface PagefindProgram {
  readonly version: string;
  readonly script: string;
  readonly wasm: Uint8Array;
  /** Extra characters that Pagefind treats as part of words. */
  readonly characters: readonly string[];
}

/** Reads these files from an index of a single word. */
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

/** The text of the file that the script reads first. It contains the name of the index. */
export const entryOf = ({ version, characters }: PagefindProgram, name: string, pages: number): string =>
  JSON.stringify({
    version,
    languages: { en: { hash: name, wasm: 'en', page_count: pages } },
    include_characters: characters,
  });
