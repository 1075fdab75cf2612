import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PAGE_ENDINGS } from '@/lib/site/routes';
import { LinkedCache } from '@/scripts/command/linked-cache';
import { CACHE } from './paths';

/** What a page requires from the other files of the export. */
export interface PageNeeds {
  /** The file of its bootstrap, relative to `_next/static/`. */
  readonly start?: string | undefined;
  /** Names of the chunks that it loads. */
  readonly chunks: readonly string[];
  /** A hash of its searchable text, if it has any. */
  readonly searched?: string | undefined;
}

interface KeptRecord extends PageNeeds {
  /** The endings of its file names, after the path of the page. */
  readonly endings: readonly string[];
}

/** Endings of the files of a page, and none for a feed, whose path has its ending. */
const KINDS = ['', ...PAGE_ENDINGS.map((ending) => `.${ending}`)];
/** The same endings, and those of the compressed siblings. */
const ENDINGS = KINDS.flatMap((kind) => ['', '.br', '.gz'].map((packing) => kind + packing));

const RECORDS = 'records.json';

/** The path of the page to which a file of a site belongs. For a file that belongs to no page, its own path. */
export function pageOfFile(file: string): string {
  const { dir, name, ext } = path.posix.parse(`/${file}`);
  return KINDS.includes(ext) ? path.posix.join(dir, name) : `/${file}`;
}

/**
 * Finished pages of earlier builds by their keys. A key is a hash of everything that its page is built from, so a page with the same
 * key is current, no matter which builds ran in between.
 */
export class PageStore {
  readonly #cache: LinkedCache;
  readonly #known: Readonly<Record<string, KeptRecord>>;
  readonly #used: Record<string, KeptRecord> = {};

  constructor(directory = path.join(CACHE, 'pages')) {
    this.#cache = new LinkedCache(directory);
    this.#known = this.#cache.has(RECORDS) ? JSON.parse(readFileSync(this.#cache.file(RECORDS), 'utf8')) : {};
  }

  /** Whether all files of the page with this key are stored and unchanged. */
  has(key: string): boolean {
    return this.#known[key]?.endings.every((ending) => this.#cache.has(key + ending)) ?? false;
  }

  /** Stores the files of a page. @param page its path without the leading slash */
  add(key: string, site: string, page: string, { start, chunks, searched }: PageNeeds): void {
    const endings = ENDINGS.filter((ending) =>
      this.#cache.keep(path.join(site, page + ending), key + ending),
    );
    this.#used[key] = { start, chunks, searched, endings };
  }

  /** Puts a stored page into a site. @returns what it requires from the site, and its files */
  ship(key: string, site: string, page: string): PageNeeds & { readonly files: readonly string[] } {
    const record = this.#known[key];
    if (!record) throw new TypeError(`No page of the key ${key}`);
    for (const ending of record.endings) this.#cache.ship(key + ending, path.join(site, page + ending));
    this.#used[key] = record;
    return { ...record, files: record.endings.map((ending) => page + ending) };
  }

  /** Deletes the pages that this build neither added nor shipped, and saves the index of the rest for the next build. */
  async forgetOthers(): Promise<void> {
    await this.#cache.add(RECORDS, JSON.stringify(this.#used));
    this.#cache.forgetOthers();
  }
}
