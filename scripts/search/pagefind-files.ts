import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { filesBelow } from '@/lib/source/read-files';
import { trimIndex } from './trim-index';

/** What the site's own dialog asks for besides the packed files. */
const SCRIPT = 'pagefind.js';
const ENTRY = 'pagefind-entry.json';

/** Files that Pagefind packs itself: its WebAssembly, and the list, the pieces and the texts of the index. */
const PACKED = /^(?:wasm\.[\w-]+\.pagefind|pagefind\..+\.pf_meta|(?:index|fragment)\/.+\.pf_\w+)$/;
const SIGNATURE = 'pagefind_dcd';

/**
 * Changes to Pagefind's script. Each must fit exactly once, or the build stops.
 * - Without the first, a piece of the index that cannot be loaded would count as nothing found.
 * - The second asks for the packed files by the names that `shipPagefind` gives them.
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

/** @throws when the file is not one of Pagefind's */
function unpack(packed: Buffer, name: string): Buffer {
  const bytes = gunzipSync(packed);
  if (bytes.toString('latin1', 0, SIGNATURE.length) !== SIGNATURE)
    throw new Error(`${name} is no file of Pagefind's`);
  if (!name.startsWith('index/')) return bytes;
  try {
    return trimIndex(bytes, SIGNATURE.length);
  } catch (error) {
    throw new Error(
      `${name} is not laid out as scripts/search/trim-index.ts knows it: ${(error as Error).message}`,
    );
  }
}

/**
 * Makes what Pagefind has written ready to ship. Its own interface goes. Its packed files are unpacked, which its script
 * understands, and named `.txt`: every host sends those compressed with Brotli where it can, so a first search loads 16 to 22 KB
 * less than with Pagefind's own packing (docs/performance.md), while it would send an unknown kind of file as it is.
 */
export function shipPagefind(directory: string): void {
  const entry: { languages: Record<string, { wasm: string | null }> } = JSON.parse(
    readFileSync(path.join(directory, ENTRY), 'utf8'),
  );
  const unused = (name: string) =>
    name.startsWith('wasm.') &&
    !Object.values(entry.languages).some(({ wasm }) => name === `wasm.${wasm ?? 'unknown'}.pagefind`);
  for (const name of filesBelow(directory)) {
    const absolute = path.join(directory, name);
    if (name === ENTRY) continue;
    if (name === SCRIPT) {
      writeFileSync(absolute, changeScript(readFileSync(absolute, 'utf8')));
      continue;
    }
    if (PACKED.test(name) && !unused(name)) {
      writeFileSync(`${absolute}.txt`, unpack(readFileSync(absolute), name));
    }
    rmSync(absolute);
  }
}
