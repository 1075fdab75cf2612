import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pMap from 'p-map';
import { isStale } from '@/lib/site/stale-pages';
import { FileCache } from '@/scripts/command/file-cache';
import { progress } from '@/scripts/command/progress';
import { CACHE, PLAN } from './places';
import { PageStore, type PageNeeds } from './page-store';
import type { Plan } from './plan';

/** Kept pages do not fit what Next has built: nothing can be kept, and everything must be built. */
export class NothingFits extends Error {}

/** A page that was rendered and is finished. */
export interface FinishedPage extends PageNeeds {
  /** Below the export. */
  readonly file: string;
}

const STATICS = '_next/static';

/** Puts the scripts of starts that kept pages name into a site, and keeps all of them. */
async function keepStarts(site: string, starts: ReadonlySet<string>): Promise<void> {
  const cache = new FileCache(path.join(CACHE, 'starts'));
  for (const name of starts) {
    const file = path.join(site, STATICS, name);
    if (existsSync(file)) await cache.add(name, readFileSync(file));
    else if (cache.has(name)) await cache.copy(name, file);
    else throw new NothingFits(`${name} is missing`);
  }
  cache.keepOnly((name) => starts.has(name));
}

/**
 * Completes a site by the pages that were not rendered, and keeps those that were for the next build.
 *
 * @param finished the pages that were rendered
 * @returns names of all chunks that pages name
 * @throws NothingFits where a kept page names a file that this build does not have
 */
export async function keepPages(
  site: string,
  finished: readonly FinishedPage[],
): Promise<ReadonlySet<string>> {
  const { pages } = JSON.parse(readFileSync(PLAN, 'utf8')) as Plan;
  const store = new PageStore();
  const needs = new Map(finished.map((page) => [page.file, page]));
  const all: PageNeeds[] = [...finished];
  const tick = progress('Pages kept', Object.keys(pages).length);
  for (const page of Object.keys(pages)) mkdirSync(path.dirname(path.join(site, page)), { recursive: true });
  await pMap(
    Object.entries(pages),
    async ([page, { key }]) => {
      const name = page.slice(1);
      if (isStale(page)) await store.add(key, site, name, needs.get(`${name}.html`) ?? { chunks: [] });
      else all.push(await store.ship(key, site, name));
      tick();
    },
    { concurrency: 4 * availableParallelism() },
  );
  const chunks = new Set(all.flatMap((page) => page.chunks));
  const lost = [...chunks].find((name) => !existsSync(path.join(site, STATICS, 'chunks', name)));
  if (lost !== undefined) throw new NothingFits(`the chunk ${lost} is missing`);
  await keepStarts(site, new Set(all.flatMap(({ start }) => start ?? [])));
  store.forgetOthers();
  return chunks;
}
