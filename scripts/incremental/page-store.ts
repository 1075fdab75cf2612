import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LinkedCache } from '@/scripts/command/linked-cache';
import { CACHE } from './places';

/** What a page names that other files of the export must have. */
export interface PageNeeds {
  /** The script of its start, below `_next/static/`. */
  readonly start?: string | undefined;
  /** Names of chunks. */
  readonly chunks: readonly string[];
  /** A hash of what can be searched of it, if anything can. */
  readonly searched?: string | undefined;
}

/** A page that was kept. */
interface KeptRecord extends PageNeeds {
  /** What follows the path of the page in the names of its files. */
  readonly endings: readonly string[];
}

/** What may stand at the path of a page: a feed as it is, or the page, its payload and its Markdown. */
const KINDS = ['', '.html', '.txt', '.md'];
/** The same, each with its compressed siblings. */
const ENDINGS = KINDS.flatMap((kind) => ['', '.br', '.gz'].map((packing) => kind + packing));

const RECORDS = 'records.json';

/** The path of the page to which a file of a site belongs, if the file is one of a page. */
export function pageOfFile(file: string): string {
  const { dir, name, ext } = path.posix.parse(`/${file}`);
  return KINDS.includes(ext) ? path.posix.join(dir, name) : `/${file}`;
}

/**
 * Finished pages of earlier builds by their keys. A key says everything that its page is made of, so what is here under a key is right
 * whatever has happened in between.
 */
export class PageStore {
  readonly #cache: LinkedCache;
  readonly #known: Readonly<Record<string, KeptRecord>>;
  readonly #used: Record<string, KeptRecord> = {};

  constructor(directory = path.join(CACHE, 'pages')) {
    this.#cache = new LinkedCache(directory);
    this.#known = this.#cache.has(RECORDS) ? JSON.parse(readFileSync(this.#cache.file(RECORDS), 'utf8')) : {};
  }

  /** Whether the page of a key is here, as it was kept. */
  has(key: string): boolean {
    return this.#known[key]?.endings.every((ending) => this.#cache.has(key + ending)) ?? false;
  }

  /** Keeps a page of a site. @param page its path */
  add(key: string, site: string, page: string, { start, chunks, searched }: PageNeeds): void {
    const endings = ENDINGS.filter((ending) =>
      this.#cache.keep(path.join(site, page + ending), key + ending),
    );
    this.#used[key] = { start, chunks, searched, endings };
  }

  /** Puts a page that is here into a site. @returns what it needs of the site, and its files */
  ship(key: string, site: string, page: string): PageNeeds & { readonly files: readonly string[] } {
    const record = this.#known[key];
    if (!record) throw new TypeError(`No page of the key ${key}`);
    for (const ending of record.endings) this.#cache.ship(key + ending, path.join(site, page + ending));
    this.#used[key] = record;
    return { ...record, files: record.endings.map((ending) => page + ending) };
  }

  /** Deletes the pages that this build has neither added nor shipped, and lets the next build find the rest. */
  async forgetOthers(): Promise<void> {
    await this.#cache.add(RECORDS, JSON.stringify(this.#used));
    this.#cache.forgetOthers();
  }
}
