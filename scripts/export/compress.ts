import { hash as digest } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { LinkedCache } from '@/scripts/command/linked-cache';
import { progress } from '@/scripts/command/progress';
import { readVariable, type Variables } from '@/lib/site/environment';
import { filesBelow } from '@/lib/source/read-files';

const TEXT = /\.(?:html|txt|js|css|svg|xml|json|webmanifest|md)$/;
/** Bytes. A compressed sibling of a smaller file saves less than a packet. */
const SMALLEST = 512;

/*
 * Quality 11 makes a page a tenth smaller than quality 5 and takes forty times as long (35 ms, 0.8 ms). Only files whose number is
 * bounded get it: scripts, the files that every search loads, the newest articles, and files that do not grow with the blog. Each file
 * has its own quality, so that a new article changes the quality of at most one other article.
 */
const BEST = 11;
const GOOD = 5;
const ALWAYS_AT_BEST = /\.(?:js|css|svg)$|^pagefind\/[^/]+$/;
/** Files that grow with the number of articles or deals: the blog, the ledger, the search index, the sitemap and llms.txt. */
const GROWING = /^(?:blog\/|deals\/page\/|pagefind\/|sitemap[^/]*\.xml$|llms\.txt$)/;
/** The page of an article, without its payload and Markdown: only visitors with React running and programs request those two. */
const ARTICLE = /^blog\/([^/.]+)\.html$/;
/** How many of the newest articles are compressed at the best quality. */
const BEST_ARTICLES = 100;

/** Slugs of the articles that are compressed at the best quality. @param articles in the order of the index */
export const newestArticles = (articles: readonly { readonly slug: string }[]): ReadonlySet<string> =>
  new Set(articles.slice(0, BEST_ARTICLES).map(({ slug }) => slug));

/** Endings of the files that `compress-thread.mjs` writes. */
const ENDINGS = ['br', 'gz'];

/** Compresses files in a thread. */
const THREAD = 'scripts/export/compress-thread.mjs';

/** The code and the versions of the compressors. Others may produce different bytes, so the names of cached files contain them. */
const compressors = () =>
  [
    digest('sha256', readFileSync(THREAD), 'base64url').slice(0, 12),
    process.versions.brotli,
    process.versions.zlib,
  ].join('-');

interface Job {
  readonly file: string;
  readonly quality: number;
}

/** Compresses files with one thread per core. */
async function compressFiles(jobs: readonly Job[]): Promise<void> {
  const tick = progress('Compressed files', jobs.length);
  const threads = Math.min(availableParallelism(), jobs.length);
  const share = (number: number) => jobs.filter((_, index) => index % threads === number);
  const thread = path.resolve(THREAD);
  await Promise.all(
    Array.from({ length: threads }, async (_, number) => {
      const worker = new Worker(thread, { workerData: share(number), execArgv: [] });
      worker.on('message', tick);
      await once(worker, 'exit');
    }),
  );
}

/**
 * Whether the host compresses files itself. Compressed siblings would then only count towards the host's limit on the number of files,
 * which Cloudflare Pages has. Builds at Cloudflare and Netlify set variables that identify the host; `HOST_COMPRESSES` is for other
 * hosts, such as GitHub Pages.
 *
 * @throws EnvironmentError for any value other than true and false
 */
export function hostCompresses(env?: Variables): boolean {
  const said = readVariable('HOST_COMPRESSES', env);
  return said || readVariable('CF_PAGES', env) || readVariable('NETLIFY', env);
}

/** The Brotli quality of a file. @param newest slugs of the newest articles */
export function qualityOf(name: string, newest: ReadonlySet<string>): number {
  const isBounded =
    ALWAYS_AT_BEST.test(name) || !GROWING.test(name) || newest.has(ARTICLE.exec(name)?.[1] ?? '');
  return isBounded ? BEST : GOOD;
}

interface Stored {
  /** Files of kept pages, which have their siblings already. */
  readonly kept: ReadonlySet<string>;
  /** Whether the page store keeps a file and its siblings for the next build. */
  readonly isStored: (file: string) => boolean;
}

/**
 * Puts a `.br` and a `.gz` beside each text file of a site, for hosts that serve such siblings. Reuses the siblings that earlier builds
 * made from the same bytes.
 */
export class Compressor {
  readonly #directory: string;
  readonly #newest: ReadonlySet<string>;
  readonly #cache: LinkedCache;
  readonly #compressors = compressors();
  readonly #isStored: Stored['isStored'];
  readonly #done: Set<string>;

  /**
   * @param newest slugs of the articles that are compressed at the best quality
   * @param cacheDirectory siblings of earlier builds
   */
  constructor(
    directory: string,
    newest: ReadonlySet<string>,
    cacheDirectory: string,
    { kept, isStored }: Stored = { kept: new Set(), isStored: () => false },
  ) {
    this.#directory = directory;
    this.#newest = newest;
    this.#cache = new LinkedCache(cacheDirectory);
    this.#isStored = isStored;
    this.#done = new Set(kept);
  }

  /** The paths of the siblings of a file, in the cache and in the site. None for a file that the page store keeps with its siblings. */
  #cached(name: string, quality: number): readonly (readonly [kept: string, sibling: string])[] {
    if (this.#isStored(name)) return [];
    const file = path.join(this.#directory, name);
    const hash = digest('sha256', readFileSync(file), 'base64url');
    return ENDINGS.map((ending) => [
      `${hash}-${quality}-${this.#compressors}.${ending}`,
      `${file}.${ending}`,
    ]);
  }

  /** Compresses the files that exist now, except those of an earlier call. @param of matches the files to compress */
  async addSiblings(of = TEXT): Promise<void> {
    const texts = filesBelow(this.#directory).filter(
      (file) => TEXT.test(file) && of.test(file) && !this.#done.has(file),
    );
    for (const name of texts) this.#done.add(name);
    const large = texts.filter((name) => statSync(path.join(this.#directory, name)).size >= SMALLEST);
    const jobs = large.map((name) => {
      const quality = qualityOf(name, this.#newest);
      return { file: path.join(this.#directory, name), quality, cached: this.#cached(name, quality) };
    });
    const isCached = ({ cached }: (typeof jobs)[number]) =>
      cached.length > 0 && cached.every(([kept]) => this.#cache.has(kept));
    const [old, made] = [jobs.filter(isCached), jobs.filter((job) => !isCached(job))];
    for (const [kept, sibling] of old.flatMap(({ cached }) => cached)) this.#cache.ship(kept, sibling);
    await compressFiles(made.map(({ file, quality }) => ({ file, quality })));
    for (const [kept, sibling] of made.flatMap(({ cached }) => cached)) this.#cache.keep(sibling, kept);
  }

  /** Deletes cached files that this site does not use. */
  finish(): void {
    this.#cache.forgetOthers();
  }
}

/** Compresses all text files of a finished site. */
export async function compress(...of: ConstructorParameters<typeof Compressor>): Promise<void> {
  const compressor = new Compressor(...of);
  await compressor.addSiblings();
  compressor.finish();
}
