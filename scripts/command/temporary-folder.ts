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
    // Not once: `tsx` passes on what its group has heard by itself, and a second signal must not cut the removal short.
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.on(signal, () => process.exit(128 + constants.signals[signal]));
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'farewind-'));
  folders.push(folder);
  return folder;
}
