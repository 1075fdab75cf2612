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
/** Below this a compressed sibling saves less than a packet. */
const SMALLEST = 512;

/*
 * Quality 11 makes a page a tenth smaller than quality 5 and takes forty times as long (35 ms, 0.8 ms). It is for what there is
 * a bounded number of: scripts, what every search loads, the newest articles, and what does not grow with the blog. Each file has its
 * quality by itself, so that one article more changes that of one other at most.
 */
const BEST = 11;
const GOOD = 5;
const ALWAYS_AT_BEST = /\.(?:js|css|svg)$|^pagefind\/[^/]+$/;
/** The blog, the index, and lists of all articles for programs. */
const GROWING = /^(?:blog\/|pagefind\/|sitemap[^/]*\.xml$|llms\.txt$)/;
/** Only the page itself: its payload and its Markdown are for the few who press a link on a page that runs React, and for programs. */
const ARTICLE = /^blog\/([^/.]+)\.html$/;
/** So many articles, the newest, are compressed as small as can be. */
const BEST_ARTICLES = 100;

/** Slugs of the articles that are compressed as small as can be. @param articles in the order of the index */
export const newestArticles = (articles: readonly { readonly slug: string }[]): ReadonlySet<string> =>
  new Set(articles.slice(0, BEST_ARTICLES).map(({ slug }) => slug));

/** Of the files that `compress-thread.mjs` makes. */
const ENDINGS = ['br', 'gz'];

/** What compressed files are the same as before: by their bytes, and by the program that makes them. */
const CACHE_NAME = [process.versions.brotli, process.versions.zlib].join('-');

interface Job {
  readonly file: string;
  readonly quality: number;
}

/** Makes the siblings of files in as many threads as there are cores. */
async function compressFiles(jobs: readonly Job[]): Promise<void> {
  const tick = progress('Compressed files', jobs.length);
  const threads = Math.min(availableParallelism(), jobs.length);
  const share = (number: number) => jobs.filter((_, index) => index % threads === number);
  const thread = path.resolve('scripts/export/compress-thread.mjs');
  await Promise.all(
    Array.from({ length: threads }, async (_, number) => {
      const worker = new Worker(thread, { workerData: share(number), execArgv: [] });
      worker.on('message', tick);
      await once(worker, 'exit');
    }),
  );
}

/**
 * Whether the host compresses by itself and would only count the siblings, of which Cloudflare Pages takes so many and no
 * more. Cloudflare's and Netlify's build machines say who they are; `HOST_COMPRESSES` is for others, such as GitHub Pages.
 *
 * @throws EnvironmentError for any other word than true and false
 */
export function hostCompresses(env?: Variables): boolean {
  const said = readVariable('HOST_COMPRESSES', env);
  return said || readVariable('CF_PAGES', env) || readVariable('NETLIFY', env);
}

/** The quality of a file. @param newest slugs of articles */
export function qualityOf(name: string, newest: ReadonlySet<string>): number {
  const isBounded =
    ALWAYS_AT_BEST.test(name) || !GROWING.test(name) || newest.has(ARTICLE.exec(name)?.[1] ?? '');
  return isBounded ? BEST : GOOD;
}

interface Stored {
  /** Files that have their siblings already. */
  readonly kept: ReadonlySet<string>;
  /** Whether a file will be kept with its siblings for the next build. */
  readonly isStored: (file: string) => boolean;
}

/**
 * Puts a `.br` and a `.gz` beside the text files of a site, for hosts that serve such siblings. What earlier builds have made of the
 * same bytes is taken again.
 */
export class Compressor {
  readonly #directory: string;
  readonly #newest: ReadonlySet<string>;
  readonly #cache: LinkedCache;
  readonly #isStored: Stored['isStored'];
  readonly #done: Set<string>;

  /** @param newest slugs of the articles that are compressed as small as can be @param cacheDirectory what earlier builds have made */
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

  /** Where the cache keeps the siblings of a file; nowhere those of one that is kept with them. */
  #cached(name: string, quality: number): readonly (readonly [kept: string, sibling: string])[] {
    if (this.#isStored(name)) return [];
    const file = path.join(this.#directory, name);
    const hash = digest('sha256', readFileSync(file), 'base64url');
    return ENDINGS.map((ending) => [`${hash}-${quality}-${CACHE_NAME}.${ending}`, `${file}.${ending}`]);
  }

  /** Compresses the files that are there when it is called, except those of an earlier call. @param of which of them */
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

  /** Deletes from the cache what this site did not need. */
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
