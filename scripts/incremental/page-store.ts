import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { FileCache } from '@/scripts/command/file-cache';
import { CACHE } from './places';

/** What a page names that other files of the export must have. */
export interface PageNeeds {
  /** The script of its start, below `_next/static/`. */
  readonly start?: string | undefined;
  /** Names of chunks. */
  readonly chunks: readonly string[];
}

/** A page that was kept. */
interface KeptRecord extends PageNeeds {
  /** Bytes of each of its files, by what follows the path of the page. */
  readonly files: Readonly<Record<string, number>>;
}

/** What may stand at the path of a page: a feed as it is, or the page, its payload and its Markdown. */
const ENDINGS = ['', '.html', '.txt', '.md'] as const;

const RECORD = '.json';

/**
 * Finished pages of earlier builds by their keys. A key says everything that its page is made of, so what is here under a key is right
 * whatever has happened in between; the record is written last, so a page is here whole or not at all.
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

  /** Whether the page of a key is here, with all of its bytes. */
  has(key: string): boolean {
    const record = this.#record(key);
    return (
      record !== undefined &&
      Object.entries(record.files).every(
        ([ending, bytes]) =>
          statSync(this.#cache.file(key + ending), { throwIfNoEntry: false })?.size === bytes,
      )
    );
  }

  /** Keeps a page of a site. @param page its path */
  async add(key: string, site: string, page: string, needs: PageNeeds): Promise<void> {
    const files: Record<string, number> = {};
    for (const ending of ENDINGS) {
      const file = path.join(site, page + ending);
      if (!existsSync(file) || statSync(file).isDirectory()) continue;
      const bytes = readFileSync(file);
      files[ending] = bytes.length;
      // Without an ending, the name would be the key of nothing.
      await this.#cache.add(key + ending, bytes);
    }
    await this.#cache.add(key + RECORD, JSON.stringify({ ...needs, files } satisfies KeptRecord));
    this.#use(key, files);
  }

  /** Puts a page that is here into a site. @returns what it needs of the site */
  async ship(key: string, site: string, page: string): Promise<PageNeeds> {
    const record = this.#record(key);
    if (!record) throw new TypeError(`No page of the key ${key}`);
    for (const ending of Object.keys(record.files))
      await this.#cache.copy(key + ending, path.join(site, page + ending));
    this.#use(key, record.files);
    return record;
  }

  #use(key: string, files: KeptRecord['files']): void {
    for (const ending of [...Object.keys(files), RECORD]) this.#used.add(key + ending);
  }

  /** Deletes the pages that this build has neither added nor shipped. */
  forgetOthers(): void {
    this.#cache.keepOnly((name) => this.#used.has(name));
  }
}
