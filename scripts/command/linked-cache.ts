import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { FileCache } from './file-cache';
import { linkFile } from './link-file';
import { writeWhole } from './write-whole';

/** A file as it was kept. Whoever writes into it since then gives it another time. */
interface Facts {
  readonly bytes: number;
  /** Milliseconds. */
  readonly written: number;
}

const INDEX = 'index.json';

function factsOf(file: string): Facts | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found?.isFile() ? { bytes: found.size, written: Math.floor(found.mtimeMs) } : undefined;
}

/** What was kept at the end of a run, by name. A run that was stopped has kept nothing. */
function readFacts(directory: string): ReadonlyMap<string, Facts> {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(path.join(directory, INDEX), 'utf8'))));
  } catch {
    return new Map();
  }
}

/**
 * Files that a build makes and the next one takes again, by names that say all that entered them. A file in a site and here is one
 * file with two names where the file system has such, so it costs no second writing. A file into which somebody has written through
 * its other name is not here any more.
 */
export class LinkedCache {
  readonly #directory: string;
  readonly #files: FileCache;
  readonly #known: ReadonlyMap<string, Facts>;
  readonly #used = new Map<string, Facts>();

  constructor(directory: string) {
    this.#directory = directory;
    this.#files = new FileCache(directory);
    this.#known = readFacts(directory);
  }

  #use(name: string): void {
    const facts = factsOf(this.file(name));
    if (facts) this.#used.set(name, facts);
  }

  /** Whether a file is here as it was kept. */
  has(name: string): boolean {
    const known = this.#used.get(name) ?? this.#known.get(name);
    const facts = known && factsOf(this.file(name));
    return facts !== undefined && facts.bytes === known?.bytes && facts.written === known.written;
  }

  file(name: string): string {
    return path.join(this.#directory, name);
  }

  /** Adds a file with these bytes. */
  async add(name: string, bytes: Uint8Array | string): Promise<void> {
    await this.#files.add(name, bytes);
    this.#use(name);
  }

  /** Adds a file that is somewhere else, if it is there. @returns whether it is */
  keep(file: string, name: string): boolean {
    if (!factsOf(file)) return false;
    linkFile(file, this.file(name));
    this.#use(name);
    return true;
  }

  /** Puts a file that is here somewhere else. */
  ship(name: string, target: string): void {
    linkFile(this.file(name), target);
    this.#use(name);
  }

  /** Deletes what was neither added nor shipped, and lets the next run find the rest. */
  forgetOthers(): void {
    for (const name of readdirSync(this.#directory))
      if (name !== INDEX && !this.#used.has(name)) rmSync(this.file(name), { force: true });
    writeWhole(this.file(INDEX), JSON.stringify(Object.fromEntries(this.#used)));
  }
}
