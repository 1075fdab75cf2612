import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '@/lib/source/read-files';

/** Hashes of all files in a folder by file name. */
export const digestsOf = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    filesBelow(folder).map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(path.join(folder, file)))
        .digest('hex'),
    ]),
  );

/** The files that differ between two maps of hashes. */
export const differences = (
  one: ReadonlyMap<string, string>,
  other: ReadonlyMap<string, string>,
): readonly string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((file) => one.get(file) !== other.get(file));

/** The files that differ between two folders. */
export const compareFolders = (one: string, other: string): readonly string[] =>
  differences(digestsOf(one), digestsOf(other));
