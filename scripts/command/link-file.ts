import { constants, copyFileSync, linkSync, rmSync } from 'node:fs';

/** Gives a file a second name, in the place of what has that name. Where the file system cannot, the file is copied. */
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
