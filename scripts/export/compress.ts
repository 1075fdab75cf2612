import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pMap from 'p-map';
import { FileCache } from '@/scripts/command/file-cache';
import { progress } from '@/scripts/command/progress';
import { readVariable, type Variables } from '@/lib/site/environment';
import { filesBelow } from '@/lib/source/read-files';

const TEXT = /\.(?:html|txt|js|css|svg|xml|json|webmanifest|md)$/;
/** Below this a compressed sibling saves less than a packet. */
const SMALLEST = 512;

/*
 * Quality 11 makes a page a tenth smaller than quality 5 and takes forty times as long (35 ms, 0.8 ms). It is for what there is
 * a bounded number of: scripts, what every search loads, the newest articles, and what does not stand in the blog. Each file has its
 * quality by itself, so that one article more changes that of one other at most.
 */
const BEST = 11;
const GOOD = 5;
const ALWAYS_AT_BEST = /\.(?:js|css|svg)$|^pagefind\/[^/]+$/;
const GROWING = /^(?:blog|pagefind)\//;
const ARTICLE = /^blog\/([^/.]+)\.\w+$/;
/** Larger ones grow with the magazine: the sitemap, the list of articles for programs. */
const LARGEST_AT_BEST = 250_000;
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

/** Makes the siblings of a file, or takes those that an earlier build has made of the same bytes. @returns their name in the cache */
async function compressFile(file: string, quality: number, cache: FileCache): Promise<string> {
  const bytes = await readFile(file);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const name = `${hash}-${quality}-${CACHE_NAME}`;
  const siblings = ['br', 'gz'] as const;
  if (!siblings.every((ending) => cache.has(`${name}.${ending}`))) {
    const small = await brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    });
    await cache.add(`${name}.br`, small);
    await cache.add(`${name}.gz`, await gunzippable(bytes, { level: GZIP }));
  }
  for (const ending of siblings) await cache.copy(`${name}.${ending}`, `${file}.${ending}`);
  return name;
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
export function qualityOf(name: string, size: number, newest: ReadonlySet<string>): number {
  if (ALWAYS_AT_BEST.test(name)) return BEST;
  const isBounded = !GROWING.test(name) || newest.has(ARTICLE.exec(name)?.[1] ?? '');
  return isBounded && size <= LARGEST_AT_BEST ? BEST : GOOD;
}

/**
 * Puts a `.br` and a `.gz` beside every text file of an export, for hosts that serve such siblings.
 *
 * @param newest slugs of the articles that are compressed as small as can be @param cacheDirectory what earlier builds have made
 * @param kept files that have their siblings already
 */
export async function compress(
  directory: string,
  newest: ReadonlySet<string>,
  cacheDirectory: string,
  kept: ReadonlySet<string> = new Set(),
): Promise<void> {
  const cache = new FileCache(cacheDirectory);
  const used = new Set<string>();
  const texts = filesBelow(directory).filter((file) => TEXT.test(file) && !kept.has(file));
  const sized = await Promise.all(
    texts.map(async (name) => {
      const file = path.join(directory, name);
      return { file, name, size: (await stat(file)).size };
    }),
  );
  // Compression runs on the threads of the runtime; as many files are under way as there are cores to work on them.
  const large = sized.filter(({ size }) => size >= SMALLEST);
  const tick = progress('Compressed files', large.length);
  await pMap(
    large,
    async ({ file, name, size }) => {
      used.add(await compressFile(file, qualityOf(name, size, newest), cache));
      tick();
    },
    { concurrency: availableParallelism() },
  );
  cache.keepOnly((name) => used.has(path.parse(name).name));
}
