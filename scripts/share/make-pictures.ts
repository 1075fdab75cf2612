import { createHash } from 'node:crypto';
import { copyFileSync, linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { progress } from '@/scripts/command/progress';
import { artist, type Artist } from './artist';
import { FORMATS } from './formats';
import type { PictureOrder } from './list-pictures';
import { sceneSvg } from './scene';
import { TYPEFACE_FILES } from './typeface';

interface Places {
  /** The export. Pictures go to its share/ folder, which holds nothing else afterwards. */
  readonly outDirectory: string;
  /** Pictures of earlier runs, by what they show; the ones this run has no use for are deleted. */
  readonly cacheDirectory: string;
}

export interface PictureReport {
  readonly drawn: number;
  readonly cached: number;
  /** Texts that the typeface cannot set, with the letters it lacks. */
  readonly unset: readonly { readonly title: string; readonly missing: readonly string[] }[];
}

/** Drawing keeps JavaScript busy while others are packed on Node's threads; more at once would only hold more memory. */
const AT_ONCE = 6;

/** What the drawing code takes from the site besides the horizon, which is drawn for each name. */
const BORROWED = ['components/theme/tokens.ts', 'components/ui/brand-mark.tsx'];

/** The code and the fonts that draw: after a change in them no picture of the cache is right any more. */
function templateHash(): string {
  const folder = path.resolve('scripts/share');
  const code = readdirSync(folder)
    .sort()
    .map((name) => path.join(folder, name));
  const resvg = path.resolve('node_modules/@resvg/resvg-js/package.json');
  const hash = createHash('sha256');
  for (const file of [...code, ...BORROWED, ...TYPEFACE_FILES, resvg]) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/** Name of a picture by all that enters it: its words, its scene in the site's colors, and the code that draws. */
function cacheName({ text, format }: PictureOrder, template: string): string {
  const scene = sceneSvg(text.horizon, FORMATS[format]);
  const parts = JSON.stringify([template, format, scene, text]);
  return `${createHash('sha256').update(parts).digest('hex').slice(0, 32)}.png`;
}

/** Puts a picture into the export without writing its bytes again, where the file system can: thousands are 90 MB. */
function ship(cached: string, target: string): void {
  try {
    linkSync(cached, target);
  } catch {
    copyFileSync(cached, target);
  }
}

/** Draws what the cache does not have and puts every picture into the export. */
export async function makePictures(
  orders: readonly PictureOrder[],
  { outDirectory, cacheDirectory }: Places,
): Promise<PictureReport> {
  const share = path.join(outDirectory, 'share');
  rmSync(share, { recursive: true, force: true });
  mkdirSync(share, { recursive: true });
  mkdirSync(cacheDirectory, { recursive: true });
  const template = templateHash();
  const known = new Set(readdirSync(cacheDirectory));
  const used = new Map<string, PictureOrder>();
  const unset = new Map<string, readonly string[]>();
  let hand: Artist | undefined;
  const named = orders.map((order) => ({ order, name: cacheName(order, template) }));
  // Two pages with the same words are one picture.
  for (const { order, name } of named) used.set(name, order);

  const tick = progress('Share pictures', [...used.keys()].filter((name) => !known.has(name)).length);
  const draw = async ([name, { text, format }]: readonly [string, PictureOrder]) => {
    if (known.has(name)) return;
    hand ??= artist();
    const { png, missing } = await hand.draw(text, format);
    if (missing.length > 0) unset.set(text.title, missing);
    const file = path.join(cacheDirectory, name);
    // A run that is stopped leaves no half picture behind that the next one would trust.
    await writeFile(`${file}.part`, png);
    renameSync(`${file}.part`, file);
    tick();
  };
  await pMap(used, draw, { concurrency: AT_ONCE });
  for (const { order, name } of named) {
    ship(path.join(cacheDirectory, name), path.join(outDirectory, order.path));
  }
  for (const name of known) if (!used.has(name)) rmSync(path.join(cacheDirectory, name), { force: true });
  const drawn = [...used.keys()].filter((name) => !known.has(name)).length;
  return {
    drawn,
    cached: orders.length - drawn,
    unset: [...unset].map(([title, missing]) => ({ title, missing })),
  };
}
