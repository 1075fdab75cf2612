import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { animatedGif, phonePhoto, transparentPng } from '@/__tests__/support/photographs';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';
import type { OwnPictureFacts } from '@/lib/site/picture';
import { variantMaker, variantsOf } from '@/scripts/pictures/variants';

const folder = temporaryFolder();
const STEM = '/pictures/harbor-0123456789';

const facts = (more: Partial<OwnPictureFacts>): OwnPictureFacts => ({
  ...{ stem: STEM, width: 500, height: 300, widths: [400, 500], ending: 'jpg' },
  ...more,
});

/** The variants of a picture: name, what it is and its size. */
async function made(bytes: Buffer | string, of: OwnPictureFacts) {
  const file = path.join(folder, 'original');
  writeFileSync(file, bytes);
  const make = variantMaker(file, of);
  const variants = [];
  for (const variant of variantsOf(of)) {
    const picture = await make(variant);
    const {
      format,
      compression,
      width,
      pageHeight,
      height,
      pages = 1,
    } = await sharp(picture, {
      animated: true,
    }).metadata();
    const size = `${width} × ${pageHeight ?? height}`;
    const name = variant.file.replace('harbor-0123456789', '');
    variants.push([name, compression ?? format, size, ...(pages > 1 ? [pages] : [])]);
  }
  return variants;
}

test('a photograph has each width in two modern formats, and the largest as a JPEG', async () => {
  expect(await made(await phonePhoto({ width: 500, height: 300 }), facts({}))).toEqual([
    ['-400.avif', 'av1', '400 × 240'],
    ['-500.avif', 'av1', '500 × 300'],
    ['-400.webp', 'webp', '400 × 240'],
    ['-500.webp', 'webp', '500 × 300'],
    ['-500.jpg', 'jpeg', '500 × 300'],
  ]);
});

test('a photograph that lies on its side in the file stands upright', async () => {
  const photo = await phonePhoto({ width: 500, height: 300, orientation: 6 });
  const variants = await made(photo, facts({ width: 300, height: 500, widths: [300] }));
  expect(new Set(variants.map(([, , size]) => size))).toEqual(new Set(['300 × 500']));
});

test('a narrower animation keeps its proportions', async () => {
  const gif = await animatedGif({ width: 30, height: 20 });
  const variants = await made(gif, facts({ width: 30, height: 20, widths: [15, 30], ending: 'gif' }));
  expect(variants.map(([name, , size]) => `${name} ${size}`)).toEqual(
    expect.arrayContaining(['-15.webp 15 × 10', '-30.webp 30 × 20']),
  );
});

test('a transparent picture is a PNG, an animation a GIF that moves, each with modern formats', async () => {
  const small = { width: 30, height: 20, widths: [30] };
  expect(
    await made(await transparentPng({ width: 30, height: 20 }), facts({ ...small, ending: 'png' })),
  ).toEqual([
    ['-30.avif', 'av1', '30 × 20'],
    ['-30.webp', 'webp', '30 × 20'],
    ['-30.png', 'png', '30 × 20'],
  ]);
  expect(
    await made(await animatedGif({ width: 30, height: 20 }), facts({ ...small, ending: 'gif' })),
  ).toEqual([
    ['-30.webp', 'webp', '30 × 20', 3],
    ['-30.gif', 'gif', '30 × 20', 3],
  ]);
});

test('a drawing has one form, as wide as it is, without what its program noted', async () => {
  const of = facts({ ending: 'svg', widths: [], width: 4, height: 3 });
  const [variant, ...others] = variantsOf(of);
  expect([variant, others]).toEqual([{ file: 'harbor-0123456789.svg', format: 'svg', width: 4 }, []]);
  const file = path.join(folder, 'map.svg');
  writeFileSync(
    file,
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><metadata>Ines</metadata><path d="M0 0h4"/></svg>',
  );
  expect(String(await variantMaker(file, of)(variant!))).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4"/></svg>',
  );
});

test('a damaged original has no variants', async () => {
  const half = (await phonePhoto({ width: 500, height: 300 })).subarray(0, 6000);
  await expect(made(half, facts({}))).rejects.toThrow();
});
