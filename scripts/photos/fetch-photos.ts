import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pMap from 'p-map';
import { stringify } from 'yaml';
import { loadOwnPictures, PICTURES_FOLDER } from '@/lib/site/own-pictures';
import { loadStock, readPictures, STOCK_FILE, stockName, type Stock } from '@/lib/site/pictures';
import { orThrow } from '@/lib/source/yaml-file';
import { temporaryFolder } from '@/scripts/command/temporary-folder';
import { writeWhole } from '@/scripts/command/write-whole';
import { exchangeBytes } from '@/scripts/network/exchange';
import { NetworkError } from '@/scripts/network/network-error';
import { retry } from '@/scripts/network/retry';
import { inspect } from '@/scripts/pictures/inspect';
import { readAuthor } from './read-author';

/** Width in pixels. The tallest crop, that of a pin, has a height of 1,500. */
const WIDTH = 2400;

/** Concurrent requests to the host. */
const AT_ONCE = 4;

const NOTE =
  '# Written by npm run photos:fetch: what the files say of their authors. Give a photo another credit in content/pictures.yaml.\n';

interface FetchPlan {
  /** The content directory. */
  readonly directory: string;
  /** Origin of the photo host. */
  readonly origin: string;
  /** Milliseconds for one photo. */
  readonly timeout?: number;
  /** Milliseconds before the first retry. */
  readonly firstPause?: number;
  /** Called with the number of photos to download. It returns a function to call after each. */
  readonly start?: (total: number) => () => void;
}

interface FetchedPhotos {
  /** Keys of `content/pictures.yaml`. */
  readonly fetched: readonly string[];
  readonly there: readonly string[];
  /** Reasons why photos could not be fetched, by key. */
  readonly failed: ReadonlyMap<string, string>;
  /** Keys of photos with unknown authors. */
  readonly anonymous: readonly string[];
}

/** Fetches a complete photo from the host. @throws NetworkError */
async function ask(url: URL, file: string, timeout: number): Promise<Buffer> {
  const { status, bytes } = await exchangeBytes({ url, headers: { accept: 'image/jpeg' }, timeout });
  if (status >= 300)
    throw new NetworkError('status', `HTTP ${status}`, { mayPass: status >= 500 || status === 429 });
  writeFileSync(file, bytes);
  const found = await inspect(file, bytes);
  if ('found' in found)
    throw new NetworkError('answer', `no whole picture, but ${found.found}`, { mayPass: true });
  return bytes;
}

/** The photos that `content/pictures.yaml` names and that are not in the folder yet, by id with their keys. */
function missingPhotos(directory: string) {
  const own = loadOwnPictures(directory);
  const photos = Object.entries(orThrow(readPictures(directory)));
  const there = photos.filter(([, { id }]) => own.has(stockName(id)));
  const missing = new Map<string, string[]>();
  for (const [key, { id }] of photos)
    if (!own.has(stockName(id))) missing.set(id, [...(missing.get(id) ?? []), key]);
  return { photos, there: there.map(([key]) => key), missing };
}

/** Downloads photos from their host to `content/pictures`, each once, and records their authors as far as known. */
export async function fetchPhotos({
  directory,
  origin,
  timeout = 30_000,
  firstPause = 1000,
  start = () => () => {},
}: FetchPlan): Promise<FetchedPhotos> {
  const { photos, there, missing } = missingPhotos(directory);
  const known: Record<string, Stock[string]> = { ...loadStock(directory) };
  const failed = new Map<string, string>();
  const fetched: string[] = [];
  const folder = temporaryFolder();
  const tick = start(missing.size);

  // After each photo, so that an interruption loses no author. Sorted by id, because photos arrive in any order.
  function record(): void {
    const sorted = Object.fromEntries(Object.entries(known).sort(([a], [b]) => (a < b ? -1 : 1)));
    writeWhole(path.join(directory, STOCK_FILE), NOTE + stringify(sorted, { lineWidth: 0 }));
  }

  async function take(id: string, keys: readonly string[]): Promise<void> {
    const url = new URL(`/photo-${id}?w=${WIDTH}&q=85&fm=jpg`, origin);
    const received = path.join(folder, `${id}.jpg`);
    try {
      const bytes = await retry(() => ask(url, received, timeout), { retries: 2, firstPause });
      const file = path.join(directory, PICTURES_FOLDER, stockName(id));
      mkdirSync(path.dirname(file), { recursive: true });
      known[id] = { ...readAuthor(bytes, url.origin), source: `${url.origin}${url.pathname}` };
      record();
      writeWhole(file, bytes);
      fetched.push(...keys);
    } catch (error) {
      if (!(error instanceof NetworkError)) throw error;
      for (const key of keys) failed.set(key, error.message);
    }
    tick();
  }

  await pMap(missing, ([id, keys]) => take(id, keys), { concurrency: AT_ONCE });
  rmSync(folder, { recursive: true });
  const present = new Set([...there, ...fetched]);
  return {
    fetched,
    there,
    failed,
    anonymous: photos.flatMap(([key, { id, credit }]) =>
      present.has(key) && !known[id]?.author && !credit ? key : [],
    ),
  };
}
