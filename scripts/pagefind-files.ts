import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What the site's own dialog asks for: the script, its WebAssembly and the pieces of the index. */
const NEEDED =
  /^(?:pagefind\.js|pagefind-entry\.json|wasm\.[\w-]+\.pagefind|pagefind\..+\.pf_meta|(?:index|fragment)\/.+)$/;

const SWALLOWED = '"load_index_chunk")).catch(()=>{})';
const TOLD = '"load_index_chunk"))';

/**
 * Pagefind answers as if nothing had been found when a piece of its index cannot be loaded. With this change its search
 * fails instead, so that the dialog can try again and, in the end, say so.
 *
 * @throws when the script is not the one known here, after an upgrade say
 */
export function tellFailures(script: string): string {
  const pieces = script.split(SWALLOWED);
  if (pieces.length !== 2) {
    throw new Error(
      `pagefind.js holds '${SWALLOWED}' ${pieces.length - 1} times, expected once. ` +
        'Read how this version of Pagefind treats a piece of the index that cannot be loaded, then adapt scripts/pagefind-files.ts.',
    );
  }
  return pieces.join(TOLD);
}

/** Removes Pagefind's own interface and what no language of the index uses; makes its script tell failures. */
export function keepNeededFiles(directory: string): void {
  const entry: { languages: Record<string, { wasm: string | null }> } = JSON.parse(
    readFileSync(path.join(directory, 'pagefind-entry.json'), 'utf8'),
  );
  const wasm = new Set(Object.values(entry.languages).map((language) => language.wasm ?? 'unknown'));
  for (const file of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const absolute = path.join(file.parentPath, file.name);
    const name = path.relative(directory, absolute).split(path.sep).join('/');
    const language = /^wasm\.(.+)\.pagefind$/.exec(name)?.[1];
    if (!NEEDED.test(name) || (language !== undefined && !wasm.has(language))) rmSync(absolute);
  }
  const script = path.join(directory, 'pagefind.js');
  writeFileSync(script, tellFailures(readFileSync(script, 'utf8')));
}
