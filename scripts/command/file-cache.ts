import { constants, copyFileSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The number of files that this process has started to write. */
let parts = 0;

/**
 * Files that a build makes and the next build reuses. The name of a file identifies everything that its content depends on. Unlike
 * `LinkedCache`, it has no index: the preview and a build may use it at the same time, and a run that was stopped keeps what it has made.
 * Pictures need both, because their variants take long to make.
 */
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

  /** Adds a file atomically: if the run is stopped, the next run must not find half a file. */
  async add(name: string, bytes: Uint8Array | string): Promise<void> {
    // The preview may start to process pictures while an earlier pass is still running, so each write needs its own temporary file.
    const part = `${this.file(name)}.${process.pid}-${(parts += 1)}.part`;
    await writeFile(part, bytes);
    renameSync(part, this.file(name));
    this.#names.add(name);
  }

  /**
   * Copies a file into the export, as a clone if the file system supports clones. Through a link, changes there would reach the cache,
   * which has no index to notice them.
   */
  ship(name: string, target: string): void {
    copyFileSync(this.file(name), target, constants.COPYFILE_FICLONE);
  }

  /** Deletes the files that this build does not use. */
  keepOnly(used: (name: string) => boolean): void {
    for (const name of this.#names)
      if (!used(name)) rmSync(this.file(name), { recursive: true, force: true });
  }
}
