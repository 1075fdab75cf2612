import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import pMap from 'p-map';
import { LinkedCache } from '@/scripts/command/linked-cache';
import { nonceOfChangedCode } from '@/scripts/incremental/build-id';
import { cropPicture } from '@/scripts/pictures/crop';
import { progress } from '@/scripts/command/progress';
import { artist, type Artist } from './artist';
import { FORMATS } from './formats';
import type { PictureOrder } from './list-pictures';
import { sceneSvg } from './scene';
import { TYPEFACE_FILES } from './typeface';

interface Places {
  /** The export. The pictures replace its share/ folder. */
  readonly outDirectory: string;
  /** Pictures of earlier runs, by a hash of their inputs. Pictures that this run does not use are deleted. */
  readonly cacheDirectory: string;
}

interface PictureReport {
  readonly drawn: number;
  readonly cached: number;
  /** Texts that the typeface cannot set, with the letters it lacks. */
  readonly unset: readonly { readonly title: string; readonly missing: readonly string[] }[];
}

/** How many pictures are made at a time. JavaScript draws one while Node's threads compress others; more would only use more memory. */
const AT_ONCE = 6;

/** Other files that pictures depend on. The horizon is not listed, because each cache name contains the rendered horizon. */
const BORROWED = [
  'components/theme/tokens.ts',
  'components/ui/brand-mark.tsx',
  'scripts/pictures/crop.ts',
  'scripts/pictures/decode.ts',
];

/** Packages that set text, draw and cut. Each version may give other bytes. */
const PACKAGES = ['@resvg/resvg-js', 'opentype.js', 'sharp'];

/** A hash of the code, the packages, the fonts, and Node.js, which compresses. After a change in them, no cached picture is valid. */
function templateHash(): string {
  const folder = path.resolve('scripts/share');
  const code = readdirSync(folder)
    .sort()
    .map((name) => path.join(folder, name));
  const packages = PACKAGES.map((name) => path.resolve('node_modules', name, 'package.json'));
  const hash = createHash('sha256').update(process.version + nonceOfChangedCode());
  for (const file of [...code, ...BORROWED, ...TYPEFACE_FILES, ...packages]) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * The cache name of a picture, from the drawing code, the layout, and either the text and the scene in the site's colors, or the
 * photo.
 */
function cacheName({ text, format, photo }: PictureOrder, template: string): string {
  const layout = FORMATS[format];
  if (photo) {
    const parts = JSON.stringify([template, layout, photo.stem, photo.focus]);
    return `${createHash('sha256').update(parts).digest('hex').slice(0, 32)}.jpg`;
  }
  const parts = JSON.stringify([template, layout, sceneSvg(text.horizon, layout), text]);
  return `${createHash('sha256').update(parts).digest('hex').slice(0, 32)}.png`;
}

/** Draws the pictures that are not cached, and puts every picture into the export. */
export async function makePictures(
  orders: readonly PictureOrder[],
  { outDirectory, cacheDirectory }: Places,
): Promise<PictureReport> {
  const share = path.join(outDirectory, 'share');
  rmSync(share, { recursive: true, force: true });
  mkdirSync(share, { recursive: true });
  const template = templateHash();
  const cache = new LinkedCache(cacheDirectory);
  const used = new Map<string, PictureOrder>();
  const unset = new Map<string, readonly string[]>();
  let hand: Artist | undefined;
  const named = orders.map((order) => ({ order, name: cacheName(order, template) }));
  // Two pages with the same text share one picture.
  for (const { order, name } of named) used.set(name, order);

  const unknown = [...used].filter(([name]) => !cache.has(name));
  const tick = progress('Share pictures', unknown.length);
  const draw = async ([name, { text, format, photo }]: readonly [string, PictureOrder]) => {
    if (photo) {
      await cache.add(name, await cropPicture(photo.file, FORMATS[format], photo.focus));
      tick();
      return;
    }
    hand ??= artist();
    const { png, missing } = await hand.draw(text, format);
    if (missing.length > 0) unset.set(text.title, missing);
    await cache.add(name, png);
    tick();
  };
  await pMap(unknown, draw, { concurrency: AT_ONCE });
  for (const { order, name } of named) cache.ship(name, path.join(outDirectory, order.path));
  cache.forgetOthers();
  return {
    drawn: unknown.length,
    cached: orders.length - unknown.length,
    unset: [...unset].map(([title, missing]) => ({ title, missing })),
  };
}
