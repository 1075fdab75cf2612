import { mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import path from 'node:path';

const folders: string[] = [];

/** Makes an empty folder. It is removed when the process ends, also by Ctrl+C or a request to end. */
export function temporaryFolder(): string {
  if (folders.length === 0) {
    process.once('exit', () => {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    });
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => process.exit(128 + constants.signals[signal]));
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'farewind-'));
  folders.push(folder);
  return folder;
}
