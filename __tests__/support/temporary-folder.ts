import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folders: string[] = [];

function removeAll(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

// Jest loads this module once for each test file, and its `process` tells nothing of the end. Playwright loads it once for each
// worker, and a script once.
if (typeof afterAll === 'function') afterAll(removeAll);
else process.once('exit', removeAll);

/** Makes an empty folder. It goes when the test file has run, or the process ends, whether the tests pass or fail. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'farewind-test-'));
  folders.push(folder);
  return folder;
}
