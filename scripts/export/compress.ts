import { readFile, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pMap from 'p-map';
import { progress } from '@/scripts/command/progress';
import { readVariable, type Variables } from '@/lib/site/environment';
import { filesBelow } from '@/lib/source/read-files';

const TEXT = /\.(?:html|txt|js|css|svg|xml|json|webmanifest|md)$/;
/** Below this a compressed sibling saves less than a packet. */
const SMALLEST = 512;

/*
 * Quality 11 makes a page an eighth smaller than quality 4, and a payload a fifth, and takes fifty times as long. Scripts, and
 * what every search loads, are few and always get it. All else gets it while it is small enough together to be done in
 * seconds; in a large magazine it gets the quick one. By size and not by a clock, so that the same input gives the same bytes.
 */
const BEST = 11;
const QUICK = 4;
const ALWAYS_AT_BEST = /\.(?:js|css|svg)$|^pagefind\/[^/]+$/;
const OTHERS_AT_BEST = 8_000_000;
/** For the few clients without brotli. */
const GZIP = 4;

const brotli = promisify(brotliCompress);
const gunzippable = promisify(gzip);

async function compressFile(file: string, quality: number): Promise<void> {
  const bytes = await readFile(file);
  const small = await brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  await Promise.all([
    writeFile(`${file}.br`, small),
    gunzippable(bytes, { level: GZIP }).then((zip) => writeFile(`${file}.gz`, zip)),
  ]);
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

/** Puts a `.br` and a `.gz` beside every text file of an export, for hosts that serve such siblings. */
export async function compress(directory: string): Promise<void> {
  const texts = filesBelow(directory).filter((file) => TEXT.test(file));
  const sized = await Promise.all(
    texts.map(async (name) => {
      const file = path.join(directory, name);
      return { file, name, size: (await stat(file)).size };
    }),
  );
  const others = sized.filter(({ name }) => !ALWAYS_AT_BEST.test(name));
  const othersAtBest = others.reduce((sum, { size }) => sum + size, 0) <= OTHERS_AT_BEST;
  // Compression runs on the threads of the runtime; as many files are under way as there are cores to work on them.
  const large = sized.filter(({ size }) => size >= SMALLEST);
  const tick = progress('Compressed files', large.length);
  await pMap(
    large,
    async ({ file, name }) => {
      await compressFile(file, othersAtBest || ALWAYS_AT_BEST.test(name) ? BEST : QUICK);
      tick();
    },
    { concurrency: availableParallelism() },
  );
}
