import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { LinkedCache } from '@/scripts/command/linked-cache';
import { progress } from '@/scripts/command/progress';
import { CACHE } from './paths';
import type { PageStore } from './page-store';
import { type PageNeeds } from './page-store';
import type { Plan } from './plan';

/** The kept pages do not match Next's build. Every page must be rendered again. */
export class NothingFits extends Error {}

export interface FinishedPage extends PageNeeds {
  /** Relative to the export. */
  readonly file: string;
}

/** The pages of a site that come from an earlier build, and their files. */
export interface KeptPages {
  readonly pages: readonly FinishedPage[];
  /** Relative to the site. */
  readonly files: ReadonlySet<string>;
}

const STATICS = '_next/static';

/** Puts the pages that need no rendering into a new site. */
export function shipPages(
  { pages }: Plan,
  stale: ReadonlySet<string>,
  store: PageStore,
  site: string,
): KeptPages {
  const kept = Object.entries(pages).filter(([page]) => !stale.has(page));
  for (const folder of new Set(kept.map(([page]) => path.dirname(page))))
    mkdirSync(path.join(site, folder), { recursive: true });
  const tick = progress('Pages kept', kept.length);
  const shipped = kept.map(([page, { key }]) => {
    tick();
    return store.ship(key, site, page.slice(1));
  });
  return {
    pages: shipped.flatMap(({ files, ...needs }) => {
      // A feed has no HTML file.
      const file = files.find((name) => name.endsWith('.html'));
      return file === undefined ? [] : { ...needs, file };
    }),
    files: new Set(shipped.flatMap(({ files }) => files)),
  };
}

/** Puts the bootstraps that kept pages name into a site, and keeps the bootstraps of all pages for the next build. */
function keepStarts(site: string, starts: ReadonlySet<string>): void {
  const cache = new LinkedCache(path.join(CACHE, 'starts'));
  for (const name of starts) {
    const file = path.join(site, STATICS, name);
    if (cache.keep(file, name)) continue;
    if (!cache.has(name)) throw new NothingFits(`${name} is missing`);
    cache.ship(name, file);
  }
  cache.forgetOthers();
}

/**
 * Checks that the site has every script that its pages name, and adds the bootstraps of kept pages.
 *
 * @param pages the rendered and the kept pages
 * @returns the names of all chunks that the pages name
 * @throws NothingFits when a kept page names a file that this build does not have
 */
export function joinPages(site: string, pages: readonly PageNeeds[]): ReadonlySet<string> {
  const chunks = new Set(pages.flatMap((page) => page.chunks));
  const lost = [...chunks].find((name) => !existsSync(path.join(site, STATICS, 'chunks', name)));
  if (lost !== undefined) throw new NothingFits(`the chunk ${lost} is missing`);
  keepStarts(site, new Set(pages.flatMap(({ start }) => start ?? [])));
  return chunks;
}

/** Stores the rendered pages of a finished site for the next build, and deletes stored pages that this site does not have. */
export async function keepPages(
  { pages }: Plan,
  stale: ReadonlySet<string>,
  store: PageStore,
  site: string,
  finished: readonly FinishedPage[],
): Promise<void> {
  const needs = new Map(finished.map((page) => [page.file, page]));
  const tick = progress('Pages stored', stale.size);
  for (const page of stale) {
    const name = page.slice(1);
    const key = pages[page]?.key;
    if (key !== undefined) store.add(key, site, name, needs.get(`${name}.html`) ?? { chunks: [] });
    tick();
  }
  await store.forgetOthers();
}
