import { readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { FileCache } from '@/scripts/command/file-cache';
import { linkFile } from '@/scripts/command/link-file';
import { CACHE } from './places';

/** What a page names that other files of the export must have. */
export interface PageNeeds {
  /** The script of its start, below `_next/static/`. */
  readonly start?: string | undefined;
  /** Names of chunks. */
  readonly chunks: readonly string[];
}

/** A file as it was kept. Whoever writes into it since then gives it another time. */
interface KeptFile {
  readonly bytes: number;
  /** Milliseconds. */
  readonly written: number;
}

/** A page that was kept. */
interface KeptRecord extends PageNeeds {
  /** By what follows the path of the page. */
  readonly files: Readonly<Record<string, KeptFile>>;
}

/** What may stand at the path of a page: a feed as it is, or the page, its payload and its Markdown; each with compressed siblings. */
const ENDINGS = ['', '.html', '.txt', '.md'].flatMap((ending) =>
  ['', '.br', '.gz'].map((packing) => ending + packing),
);

const RECORD = '.json';

const factsOf = (file: string): KeptFile | undefined => {
  const found = statSync(file, { throwIfNoEntry: false });
  return found?.isFile() ? { bytes: found.size, written: Math.floor(found.mtimeMs) } : undefined;
};

/**
 * Finished pages of earlier builds by their keys. A key says everything that its page is made of, so what is here under a key is right
 * whatever has happened in between; the record is written last, so a page is here whole or not at all. A page in a site and here is
 * one file with two names where the file system has such.
 */
export class PageStore {
  readonly #cache: FileCache;
  readonly #used = new Set<string>();

  constructor(directory = path.join(CACHE, 'pages')) {
    this.#cache = new FileCache(directory);
  }

  #record(key: string): KeptRecord | undefined {
    const name = key + RECORD;
    if (!this.#cache.has(name)) return undefined;
    try {
      return JSON.parse(readFileSync(this.#cache.file(name), 'utf8'));
    } catch {
      return undefined;
    }
  }

  /** Whether the page of a key is here, as it was kept. */
  has(key: string): boolean {
    const record = this.#record(key);
    return (
      record !== undefined &&
      Object.entries(record.files).every(([ending, { bytes, written }]) => {
        const file = factsOf(this.#cache.file(key + ending));
        return file?.bytes === bytes && file.written === written;
      })
    );
  }

  /** Keeps a page of a site. @param page its path */
  async add(key: string, site: string, page: string, needs: PageNeeds): Promise<void> {
    const files: Record<string, KeptFile> = {};
    rmSync(this.#cache.file(key + RECORD), { force: true });
    for (const ending of ENDINGS) {
      const file = path.join(site, page + ending);
      if (!factsOf(file)) continue;
      const kept = this.#cache.file(key + ending);
      linkFile(file, kept);
      const facts = factsOf(kept);
      if (facts) files[ending] = facts;
    }
    await this.#cache.add(key + RECORD, JSON.stringify({ ...needs, files } satisfies KeptRecord));
    this.#use(key, files);
  }

  /** Puts a page that is here into a site. @returns what it needs of the site, and its files */
  ship(key: string, site: string, page: string): PageNeeds & { readonly files: readonly string[] } {
    const record = this.#record(key);
    if (!record) throw new TypeError(`No page of the key ${key}`);
    const endings = Object.keys(record.files);
    for (const ending of endings) linkFile(this.#cache.file(key + ending), path.join(site, page + ending));
    this.#use(key, record.files);
    return { ...record, files: endings.map((ending) => page + ending) };
  }

  #use(key: string, files: KeptRecord['files']): void {
    for (const ending of [...Object.keys(files), RECORD]) this.#used.add(key + ending);
  }

  /** Deletes the pages that this build has neither added nor shipped. */
  forgetOthers(): void {
    this.#cache.keepOnly((name) => this.#used.has(name));
  }
}
