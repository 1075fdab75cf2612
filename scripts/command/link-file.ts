import { constants, copyFileSync, linkSync, rmSync } from 'node:fs';

/** Creates a hard link to a file and replaces a file that already has the new name. If links are not supported, copies the file. */
export function linkFile(file: string, name: string): void {
  try {
    linkSync(file, name);
  } catch {
    rmSync(name, { force: true });
    try {
      linkSync(file, name);
    } catch {
      copyFileSync(file, name, constants.COPYFILE_FICLONE);
    }
  }
}
