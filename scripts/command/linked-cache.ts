import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { FileCache } from './file-cache';
import { linkFile } from './link-file';
import { writeWhole } from './write-whole';

/** The size and time of a file when it was kept. A later write changes the time. */
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

/** The files that the last complete run kept, by name. A run that was stopped keeps none. */
function readFacts(directory: string): ReadonlyMap<string, Facts> {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(path.join(directory, INDEX), 'utf8'))));
  } catch {
    return new Map();
  }
}

/**
 * Files that a build makes and the next build reuses. The name of a file identifies everything that its content depends on. If the file
 * system supports hard links, a file in the site and in the cache is one file with two names, so it is written only once. A file that was
 * changed through its other name no longer counts as cached: the index has its size and time. The index is written at the end of a run, so a
 * run that was stopped keeps nothing.
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

  /** Whether a file is in the cache and unchanged. */
  has(name: string): boolean {
    const known = this.#used.get(name) ?? this.#known.get(name);
    const facts = known && factsOf(this.file(name));
    return facts !== undefined && facts.bytes === known?.bytes && facts.written === known.written;
  }

  file(name: string): string {
    return path.join(this.#directory, name);
  }

  async add(name: string, bytes: Uint8Array | string): Promise<void> {
    await this.#files.add(name, bytes);
    this.#use(name);
  }

  /** Adds an existing file from another folder. @returns whether the file exists */
  keep(file: string, name: string): boolean {
    if (!factsOf(file)) return false;
    linkFile(file, this.file(name));
    this.#use(name);
    return true;
  }

  /** Links or copies a cached file to another folder. */
  ship(name: string, target: string): void {
    linkFile(this.file(name), target);
    this.#use(name);
  }

  /** Deletes files that this run neither added nor shipped, and saves the index of the rest for the next run. */
  forgetOthers(): void {
    for (const name of readdirSync(this.#directory))
      if (name !== INDEX && !this.#used.has(name)) rmSync(this.file(name), { force: true });
    writeWhole(this.file(INDEX), JSON.stringify(Object.fromEntries(this.#used)));
  }
}
