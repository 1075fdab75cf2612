import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Matches the temporary file of a `.jsonl` file that a run left when it was killed while writing. */
export const TEMPORARY = /^\.[A-Za-z-]+\.jsonl\.\d+\.tmp$/;

/** Replaces a file atomically, so that no reader sees half of it. A file that already has this text is not touched. */
export function writeWhole(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  const temporary = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.tmp`);
  try {
    writeFileSync(temporary, text, { flush: true });
    renameSync(temporary, file);
  } finally {
    rmSync(temporary, { force: true });
  }
}
