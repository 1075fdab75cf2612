import { constants, copyFileSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Files that this process has begun to write. */
let parts = 0;

/** Files that a build makes and the next one takes again, by names that say all that entered them. */
export class FileCache {
  readonly #directory: string;
  readonly #names: Set<string>;

  constructor(directory: string) {
    mkdirSync(directory, { recursive: true });
    this.#directory = directory;
    this.#names = new Set(readdirSync(directory));
  }

  has(name: string): boolean {
    return this.#names.has(name);
  }

  file(name: string): string {
    return path.join(this.#directory, name);
  }

  /** Adds a file whole or not at all: a run that is stopped leaves no half one behind that the next would trust. */
  async add(name: string, bytes: Uint8Array | string): Promise<void> {
    // The preview looks at pictures again while it still looks at them: each run needs a file of its own.
    const part = `${this.file(name)}.${process.pid}-${(parts += 1)}.part`;
    await writeFile(part, bytes);
    renameSync(part, this.file(name));
    this.#names.add(name);
  }

  /** Puts a file into the export: as a clone where the file system can, and never as a link, through which it could be changed here. */
  ship(name: string, target: string): void {
    copyFileSync(this.file(name), target, constants.COPYFILE_FICLONE);
  }

  /** Deletes the files that this build has no use for. */
  keepOnly(used: (name: string) => boolean): void {
    for (const name of this.#names)
      if (!used(name)) rmSync(this.file(name), { recursive: true, force: true });
  }
}
