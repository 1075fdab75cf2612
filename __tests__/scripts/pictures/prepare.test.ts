import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import project from '@/package.json';
import {
  animatedGif,
  bomb,
  HEIC,
  phonePhoto,
  plainPng,
  printPhoto,
  transparentPng,
  widePhoto,
} from '@/__tests__/support/photographs';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';
import type { PictureUse } from '@/lib/lint/picture-uses';
import { loadOwnPictures } from '@/lib/site/own-pictures';
import { RECIPE } from '@/lib/site/picture-recipe';
import { tooLarge } from '@/lib/site/picture-heads';
import { preparePictures } from '@/scripts/pictures/prepare';
import { shipPictures } from '@/scripts/pictures/ship';

let directory: string;
const content = () => path.join(directory, 'content');
const cache = () => path.join(directory, 'cache');
const out = () => path.join(directory, 'out', 'pictures');

beforeEach(() => {
  // How far a slow machine is.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  directory = temporaryFolder();
  mkdirSync(path.join(content(), 'pictures'), { recursive: true });
});

const put = (name: string, bytes: Uint8Array | string) =>
  writeFileSync(path.join(content(), 'pictures', name), bytes);

const named = (name: string, line = 12): PictureUse => ({
  ...{ name, file: 'content/blog/a.md', line, column: 1, field: 'picture', shown: true },
});

const make = (...uses: readonly PictureUse[]) => preparePictures(content(), uses, 'make', cache());

/** Makes and ships the variants of one picture. @returns their names without stem and hash */
async function variantsOf(name: string): Promise<readonly string[]> {
  const { diagnostics } = await make(named(name));
  expect(diagnostics).toEqual([]);
  shipPictures(content(), [named(name)], cache(), path.join(directory, 'out'));
  return readdirSync(out()).map((file) => file.replace(/^.*-[0-9a-f]{10}/, ''));
}

const shippedFile = (ending: string) =>
  path.join(out(), readdirSync(out()).find((file) => file.endsWith(ending)) ?? '');

/** The mean color of a part of a picture. */
async function colorAt(file: string, at: { readonly left: number; readonly top: number }) {
  const { data } = await sharp(file)
    .extract({ ...at, width: 20, height: 20 })
    .resize(1, 1)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

test('a photograph of a phone becomes upright variants in three formats, never enlarged, without a word about anybody', async () => {
  put('Am Hafen.jpg', await phonePhoto({ width: 1400, height: 1000, orientation: 6 }));
  const found = await variantsOf('Am Hafen.jpg');
  const widths = [400, 800, 1000];
  expect([...found].sort()).toEqual(
    [...widths.flatMap((width) => [`-${width}.avif`, `-${width}.webp`]), '-1000.jpg'].sort(),
  );
  for (const ending of found) {
    const file = shippedFile(ending);
    const { width, height, exif, xmp, icc, iptc, orientation } = await sharp(file).metadata();
    expect(height / width).toBeCloseTo(1.4, 2);
    expect({ exif, xmp, icc, iptc, orientation }).toEqual({});
    expect(readFileSync(file, 'latin1')).not.toMatch(/Exif|Secret|Ines|xmpmeta/);
  }
  // Held with its left side up: what was red at the left is at the top now.
  const file = shippedFile('-400.avif');
  const [top = [], foot = []] = await Promise.all([
    colorAt(file, { left: 200, top: 10 }),
    colorAt(file, { left: 200, top: 530 }),
  ]);
  expect(top[0]).toBeGreaterThan(top[2] ?? 0);
  expect(foot[2]).toBeGreaterThan(foot[0] ?? 0);
});

test.each([
  ['a wide gamut', widePhoto],
  ['CMYK', printPhoto],
])('a photograph in %s becomes one in sRGB without a profile', async (_what, photo) => {
  put('a.jpg', await photo({ width: 500, height: 400 }));
  await variantsOf('a.jpg');
  const { space, icc, channels } = await sharp(shippedFile('-500.jpg')).metadata();
  expect({ space, icc, channels }).toEqual({ space: 'srgb', channels: 3 });
  const [red = 0, , blue = 0] = await colorAt(shippedFile('-500.jpg'), { left: 4, top: 100 });
  expect(red).toBeGreaterThan(blue + 50);
});

test('the color and the focus of a picture are known after it was looked at', async () => {
  const square = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#f0a080' } })
    .png()
    .toBuffer();
  const bytes = await sharp({ create: { width: 1000, height: 800, channels: 3, background: '#80909f' } })
    .composite([{ input: square, left: 760, top: 40 }])
    .jpeg()
    .toBuffer();
  put('a.jpg', bytes);
  await make(named('a.jpg'));
  const known = JSON.parse(readFileSync(path.join(cache(), 'index.json'), 'utf8')).known;
  const [{ color, focus }] = Object.values(known) as [{ color: string; focus: string }];
  expect(color).toMatch(/^#8[5-9]9[0-2]9[c-f]$/);
  const [x = 0, y = 0] = focus.split(' ').map(parseFloat);
  expect(x).toBeGreaterThan(70);
  expect(y).toBeLessThan(35);
});

test('a transparent picture stays transparent in every format', async () => {
  put('logo.png', await transparentPng({ width: 300, height: 200 }));
  expect([...(await variantsOf('logo.png'))].sort()).toEqual(['-300.avif', '-300.png', '-300.webp']);
  for (const ending of ['.avif', '.png', '.webp'])
    expect((await sharp(shippedFile(ending)).stats()).isOpaque).toBe(false);
});

test('an animation keeps moving', async () => {
  put('waves.gif', await animatedGif({ width: 500, height: 300 }));
  expect([...(await variantsOf('waves.gif'))].sort()).toEqual(['-400.webp', '-500.gif', '-500.webp']);
  for (const ending of ['-400.webp', '-500.gif'])
    expect((await sharp(shippedFile(ending), { animated: true }).metadata()).pages).toBe(3);
});

test('a drawing is cleaned and keeps its one form', async () => {
  put(
    'map.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><metadata>Ines</metadata><path d="M0 0h4"/></svg>',
  );
  expect(await variantsOf('map.svg')).toEqual(['.svg']);
  expect(readFileSync(shippedFile('.svg'), 'utf8')).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4"/></svg>',
  );
});

test.each([
  [
    'a WebP',
    'webp',
    async () =>
      sharp(await phonePhoto({ width: 90, height: 60 }))
        .webp()
        .toBuffer(),
  ],
  [
    'an AVIF',
    'avif',
    async () =>
      sharp(await phonePhoto({ width: 90, height: 60 }))
        .avif()
        .toBuffer(),
  ],
  [
    'a TIFF',
    'tif',
    async () =>
      sharp(await phonePhoto({ width: 90, height: 60 }))
        .tiff()
        .toBuffer(),
  ],
  [
    '16 bits in a PNG',
    'png',
    async () =>
      sharp(await phonePhoto({ width: 90, height: 60 }))
        .toColourspace('rgb16')
        .png()
        .toBuffer(),
  ],
  [
    'shades of gray',
    'jpg',
    async () =>
      sharp(await phonePhoto({ width: 90, height: 60 }))
        .grayscale()
        .jpeg()
        .toBuffer(),
  ],
  ['a screenshot of a whole page', 'png', () => plainPng({ width: 100, height: 6000 })],
])('%s passes', async (_what, ending, bytes) => {
  put(`a.${ending}`, await bytes());
  const found = await variantsOf(`a.${ending}`);
  expect(found.length).toBeGreaterThan(2);
});

test.each<readonly [what: string, bytes: () => Promise<Buffer>, found: string]>([
  [
    'cut off in the middle',
    async () => (await phonePhoto({ width: 900, height: 600 })).subarray(0, 20_000),
    'damaged',
  ],
  [
    'with a hole in it',
    async () => {
      const bytes = await phonePhoto({ width: 900, height: 600 });
      return Buffer.from(bytes.fill(0xff, 30_000, 34_000));
    },
    'damaged',
  ],
  [
    'of a PNG cut off',
    async () => (await transparentPng({ width: 900, height: 600 })).subarray(0, 1500),
    'damaged',
  ],
])('a file %s is reported wherever it is named, in one line', async (_what, bytes, found) => {
  put('a.jpg', await bytes());
  put('b.jpg', await phonePhoto({ width: 90, height: 60 }));
  const { diagnostics, made } = await make(named('a.jpg', 12), named('b.jpg', 14), named('a.jpg', 20));
  expect(diagnostics.map(({ file, line }) => [file, line])).toEqual([
    ['content/blog/a.md', 12],
    ['content/blog/a.md', 20],
  ]);
  expect(diagnostics[0]?.found).toContain(`'a.jpg', a ${found} file (`);
  expect(diagnostics[0]?.found).not.toContain('\n');
  expect(made).toBe(1);
});

test.each<readonly [what: string, name: string, bytes: () => Promise<Buffer> | Buffer, found: RegExp]>([
  ['a HEIC', 'a.heic', () => HEIC, /HEIC/],
  ['a HEIC by another name', 'a.jpg', () => HEIC, /HEIC/],
  ['60 megapixels', 'a.png', () => bomb({ width: 10_000, height: 6000 }), /^60 megapixels \(10000 × 6000\)/],
  ['a bomb', 'a.png', () => bomb({ width: 30_000, height: 30_000 }), /^900 megapixels/],
])('%s is reported before anything is decoded', async (_what, name, bytes, found) => {
  put(name, await bytes());
  const problem = loadOwnPictures(content()).get(name)?.problem();
  expect(problem?.found).toMatch(found);
  const { diagnostics, made } = await make(named(name));
  expect([diagnostics, made]).toEqual([[], 0]);
});

test('a photograph of 50 megapixels is not too large', async () => {
  put('a.png', await bomb({ width: 8160, height: 6144 }));
  expect(loadOwnPictures(content()).get('a.png')?.problem()).toBeUndefined();
});

test('frames of an animation count together', () => {
  expect(tooLarge({ width: 5000, height: 4000 }, 2)).toBeUndefined();
  const { found } = tooLarge({ width: 5000, height: 4000 }, 3) ?? {};
  expect(found).toBe('60 megapixels (5000 × 4000 in 3 frames)');
});

describe('a second run', () => {
  const moments = () =>
    Object.fromEntries(
      readdirSync(cache()).map((name) => [name, statSync(path.join(cache(), name)).mtimeMs]),
    );

  test('makes nothing again, not even of files that a checkout has written anew', async () => {
    put('a.jpg', await phonePhoto({ width: 500, height: 300 }));
    await make(named('a.jpg'));
    const { 'index.json': index, ...before } = moments();
    utimesSync(path.join(content(), 'pictures', 'a.jpg'), 1000, 1000);
    const { made, cached } = await make(named('a.jpg'));
    const { 'index.json': newer, ...after } = moments();
    expect([made, cached]).toEqual([0, 1]);
    expect(after).toEqual(before);
    expect(newer).not.toBe(index);
  });

  test('takes a picture of the same size and time for another one', async () => {
    const shot = (background: string) =>
      sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .tiff({ compression: 'none' })
        .toBuffer();
    for (const [name, color] of [
      ['a.tif', '#f00'],
      ['b.tif', '#00f'],
    ] as const) {
      put(name, await shot(color));
      utimesSync(path.join(content(), 'pictures', name), 1000, 1000);
    }
    await make(named('a.tif'));
    renameSync(path.join(content(), 'pictures', 'b.tif'), path.join(content(), 'pictures', 'a.tif'));
    expect((await make(named('a.tif'))).made).toBe(1);
  });

  test('takes a picture that has changed under its name for another one', async () => {
    put('a.jpg', await phonePhoto({ width: 500, height: 300 }));
    await make(named('a.jpg'));
    const before = readdirSync(cache());
    put('a.jpg', await phonePhoto({ width: 500, height: 301 }));
    const { made } = await make(named('a.jpg'));
    expect(made).toBe(1);
    expect(readdirSync(cache()).filter((name) => before.includes(name))).toEqual(['index.json']);
  });

  test('makes everything again, under other names, after a change of the recipe', async () => {
    put('a.jpg', await phonePhoto({ width: 500, height: 300 }));
    await make(named('a.jpg'));
    const before = readdirSync(cache());
    const recipe = jest.replaceProperty(RECIPE.avif as { quality: number }, 'quality', 60);
    const { made } = await make(named('a.jpg'));
    recipe.restore();
    expect(made).toBe(1);
    expect(readdirSync(cache()).filter((name) => before.includes(name))).toEqual(['index.json']);
  });

  test.each(['sharp', 'svgo'] as const)(
    'makes everything again, under other names, with another version of %s',
    async (name) => {
      put('a.jpg', await phonePhoto({ width: 500, height: 300 }));
      await make(named('a.jpg'));
      const before = readdirSync(cache());
      const version = jest.replaceProperty(project.dependencies, name, '99.0.0');
      const { made } = await make(named('a.jpg'));
      version.restore();
      expect(made).toBe(1);
      expect(readdirSync(cache()).filter((file) => before.includes(file))).toEqual(['index.json']);
    },
  );

  test('mends a cache that lost a file or its index', async () => {
    put('a.jpg', await phonePhoto({ width: 500, height: 300 }));
    await make(named('a.jpg'));
    writeFileSync(path.join(cache(), 'index.json'), '{"fil');
    expect((await make(named('a.jpg'))).made).toBe(0);
    expect(await variantsOf('a.jpg')).toHaveLength(5);
  });
});

describe('a picture that is replaced while a build runs', () => {
  const shot = (background: string) =>
    sharp({ create: { width: 600, height: 400, channels: 3, background } })
      .jpeg()
      .toBuffer();

  test('is reported, unless its bytes are the same', async () => {
    const file = path.join(content(), 'pictures', 'a.jpg');
    put('a.jpg', await shot('#f00'));
    const { changed } = await make(named('a.jpg'));
    expect(changed()).toEqual([]);
    linkSync(file, path.join(directory, 'a copy'));
    expect(changed()).toEqual([]);
    put('a.jpg', await shot('#00f'));
    expect(changed()).toEqual([expect.stringMatching(/a\.jpg$/)]);
    rmSync(file);
    expect(changed()).toEqual([expect.stringMatching(/a\.jpg$/)]);
  });

  test('leaves nothing of its new bytes under the name of the old ones', async () => {
    const [red, blue] = [await shot('#f00'), await shot('#00f')];
    put('a.jpg', red);
    const making = make(named('a.jpg'));
    // The hash is taken now, and the threads that decode have only begun.
    await new Promise(setImmediate);
    put('a.jpg', blue);
    expect((await making).changed()).toHaveLength(1);
    put('a.jpg', red);
    await variantsOf('a.jpg');
    const [r = 0, , b = 0] = await colorAt(shippedFile('.jpg'), { left: 10, top: 10 });
    expect(r).toBeGreaterThan(b);
  });
});

test('nothing of a picture that only drafts have is made, but it is looked at', async () => {
  put('a.jpg', (await phonePhoto({ width: 500, height: 300 })).subarray(0, 5000));
  put('b.jpg', await phonePhoto({ width: 500, height: 300 }));
  const draft = (name: string): PictureUse => ({ ...named(name), shown: false });
  const { diagnostics, made } = await make(draft('a.jpg'), draft('b.jpg'));
  expect([diagnostics.length, made]).toEqual([1, 0]);
  expect(readdirSync(cache())).toEqual(['index.json']);
});

test('the preview may look at pictures twice at once, and one may be deleted meanwhile', async () => {
  put('a.jpg', await phonePhoto({ width: 500, height: 400 }));
  put('b.jpg', await phonePhoto({ width: 400, height: 500 }));
  const uses = [named('a.jpg'), named('b.jpg')];
  const look = () => preparePictures(content(), uses, 'inspect', cache());
  const looks = [look(), look(), look()];
  rmSync(path.join(content(), 'pictures', 'b.jpg'));
  for (const { diagnostics } of await Promise.all(looks)) expect(diagnostics).toEqual([]);
  expect(readdirSync(cache())).toEqual(['index.json']);
});
