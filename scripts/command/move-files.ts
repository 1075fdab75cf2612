import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import path from 'node:path';

/** Moves everything in a folder into another one on the same disk, where folders of the same names become one. */
export function moveFiles(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) moveFiles(source, target);
    else renameSync(source, target);
  }
}
