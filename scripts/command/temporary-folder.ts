import { mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import path from 'node:path';

const folders: string[] = [];

/** Makes an empty folder. It is removed when the process ends, including by SIGINT (Ctrl+C) or SIGTERM. */
export function temporaryFolder(): string {
  if (folders.length === 0) {
    process.once('exit', () => {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    });
    // `on`, not `once`: npm forwards a signal that this process has received already, and the second one must not interrupt the removal.
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.on(signal, () => process.exit(128 + constants.signals[signal]));
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'farewind-'));
  folders.push(folder);
  return folder;
}
