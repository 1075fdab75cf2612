import { createHash } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pMap from 'p-map';
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

/** For the few clients without brotli. */
const GZIP = 4;

const brotli = promisify(brotliCompress);
const gunzippable = promisify(gzip);

/** What compressed files are the same as before: by their bytes, and by the program that makes them. */
const CACHE_NAME = [process.versions.brotli, process.versions.zlib].join('-');

/** How each sibling is made of the bytes of a file. */
const SIBLINGS = {
  br: (bytes: Buffer, quality: number) =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes: Buffer) => gunzippable(bytes, { level: GZIP }),
} as const;

/** Makes the siblings of a file, or takes those that an earlier build has made of the same bytes. @param cache none for a file that is kept with its siblings */
async function compressFile(file: string, quality: number, cache: LinkedCache | undefined): Promise<void> {
  const bytes = await readFile(file);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  for (const [ending, make] of Object.entries(SIBLINGS)) {
    const sibling = `${file}.${ending}`;
    const name = `${hash}-${quality}-${CACHE_NAME}.${ending}`;
    if (!cache) await writeFile(sibling, await make(bytes, quality));
    else {
      if (!cache.has(name)) await cache.add(name, await make(bytes, quality));
      cache.ship(name, sibling);
    }
  }
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

  /** Compresses the files that are there when it is called, except those of an earlier call. */
  async addSiblings(): Promise<void> {
    const texts = filesBelow(this.#directory).filter((file) => TEXT.test(file) && !this.#done.has(file));
    for (const name of texts) this.#done.add(name);
    const sized = await Promise.all(
      texts.map(async (name) => {
        const file = path.join(this.#directory, name);
        return { file, name, size: (await stat(file)).size };
      }),
    );
    // Compression runs on the threads of the runtime; as many files are under way as there are cores to work on them.
    const large = sized.filter(({ size }) => size >= SMALLEST);
    const tick = progress('Compressed files', large.length);
    await pMap(
      large,
      async ({ file, name }) => {
        const cache = this.#isStored(name) ? undefined : this.#cache;
        await compressFile(file, qualityOf(name, this.#newest), cache);
        tick();
      },
      { concurrency: availableParallelism() },
    );
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
