import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Linux keeps it in memory: another file system than that of temporary files, unless those are there, too. */
const SHARED_MEMORY = '/dev/shm';

/** Whether this machine has another disk, as far as links are concerned. */
export const HAS_OTHER_DISK =
  existsSync(SHARED_MEMORY) && statSync(SHARED_MEMORY).dev !== statSync(tmpdir()).dev;

/** Runs with an empty folder on another disk. */
export function withOtherDisk(run: (folder: string) => void): void {
  const folder = mkdtempSync(path.join(SHARED_MEMORY, 'farewind-test-'));
  try {
    run(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
