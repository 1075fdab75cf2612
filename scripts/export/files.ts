import { readdirSync } from 'node:fs';
import path from 'node:path';

/** All files below a directory, relative to it, with slashes and in a fixed order. */
export function filesBelow(directory: string): readonly string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(directory, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    )
    .sort();
}
