import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { withParsed, type Parsed } from '@/lib/source/parse-cache';
import { FileCache } from '@/scripts/command/file-cache';
import { nonceOfChangedCode } from '@/scripts/incremental/build-id';
import { CACHE } from '@/scripts/incremental/paths';
import { hashOf, sources } from '@/scripts/incremental/sources.mjs';

function read(file: string): Parsed {
  try {
    return deserialize(readFileSync(file));
  } catch {
    // There is no file yet, or a full disk cut it off.
    return new Map();
  }
}

/** Runs a step with the parse results of the previous build, if the code is the same, and keeps the new results for the next build. */
export async function withKeptParsed<T>(run: () => T, directory = path.join(CACHE, 'parsed')): Promise<T> {
  const files = new FileCache(directory);
  const name = hashOf(sources())
    .update(process.version + nonceOfChangedCode())
    .digest('hex')
    .slice(0, 32);
  const known = read(files.file(name));
  const { result, parsed } = withParsed(known, run);
  const isSame = parsed.size === known.size && [...parsed.keys()].every((key) => known.has(key));
  if (!isSame) await files.add(name, serialize(parsed));
  files.keepOnly((kept) => kept === name);
  return result;
}
