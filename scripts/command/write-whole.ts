import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Matches the temporary file of a `.jsonl` file that a run left when it was killed while writing. */
export const TEMPORARY = /^\.[A-Za-z-]+\.jsonl\.\d+\.tmp$/;

/** Replaces a file atomically, so that no reader sees half of it. A file that already has this content is not touched. */
export function writeWhole(file: string, content: string | Buffer): void {
  if (existsSync(file) && readFileSync(file).equals(Buffer.from(content))) return;
  const temporary = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.tmp`);
  try {
    writeFileSync(temporary, content, { flush: true });
    renameSync(temporary, file);
  } finally {
    rmSync(temporary, { force: true });
  }
}
