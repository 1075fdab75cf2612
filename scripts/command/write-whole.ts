import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Names of files that a run left which was killed while it wrote. */
export const TEMPORARY = /^\.[A-Za-z-]+\.jsonl\.\d+\.tmp$/;

/** Replaces a file as a whole, so that nobody ever finds a half of it; one with this text already stays as it is. */
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
