import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {
  animatedGif,
  bomb,
  HEIC,
  phonePhoto,
  plainPng,
  transparentPng,
} from '@/__tests__/support/photographs';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';
import { inspect } from '@/scripts/pictures/inspect';

const folder = temporaryFolder();

function look(bytes: Buffer, name = 'a.jpg') {
  const file = path.join(folder, name);
  writeFileSync(file, bytes);
  return inspect(file, bytes);
}

/** A gray picture with a warm square in it. */
const withSquare = (width: number, height: number, left: number, top: number) =>
  sharp({ create: { width, height, channels: 3, background: '#80909f' } })
    .composite([
      {
        input: { create: { width: 60, height: 60, channels: 3, background: '#f0a080' } },
        left,
        top,
      },
    ])
    .png()
    .toBuffer();

test('a photograph has its upright size, its mean color and a point to keep', async () => {
  const found = await look(await phonePhoto({ width: 900, height: 600, orientation: 6 }));
  expect(found).toEqual({
    ...{ width: 600, height: 900, ending: 'jpg' },
    color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    focus: expect.stringMatching(/^\d+% \d+%$/),
  });
});

test('the mean color is that of all pixels, with two digits for each channel', async () => {
  const plain = (background: string) =>
    sharp({ create: { width: 20, height: 10, channels: 3, background } })
      .png()
      .toBuffer();
  expect(await look(await plain('#05f00a'))).toMatchObject({ color: '#05f00a' });
  expect(await look(await plainPng({ width: 8, height: 8 }))).toMatchObject({ color: '#ffffff' });
});

test.each([
  ['left', 600, 200, 40, 70, [5, 25], undefined],
  ['right', 600, 200, 500, 70, [75, 95], undefined],
  ['top', 200, 600, 70, 40, undefined, [5, 25]],
  ['foot', 200, 600, 70, 500, undefined, [75, 95]],
] as const)(
  'what people look at is at the %s: that is the point to keep',
  async (_where, width, height, left, top, across, down) => {
    const found = await look(await withSquare(width, height, left, top));
    const focus = 'focus' in found ? found.focus : '';
    const [x = NaN, y = NaN] = (focus ?? '').split(' ').map(parseFloat);
    for (const [at, range] of [
      [x, across],
      [y, down],
    ] as const) {
      expect(at).toBeGreaterThanOrEqual(range?.[0] ?? 0);
      expect(at).toBeLessThanOrEqual(range?.[1] ?? 100);
    }
  },
);

test('a transparent picture has no color, and one that could be but is not is a photograph', async () => {
  const transparent = await look(await transparentPng({ width: 30, height: 20 }), 'a.png');
  expect(transparent).toMatchObject({ width: 30, height: 20, ending: 'png' });
  expect(transparent).not.toHaveProperty('color');
  const opaque = sharp({ create: { width: 30, height: 20, channels: 4, background: '#112233' } });
  expect(await look(await opaque.png().toBuffer(), 'a.png')).toMatchObject({
    ending: 'jpg',
    color: '#112233',
  });
});

test('an animation has the size of a frame and neither color nor focus', async () => {
  expect(await look(await animatedGif({ width: 50, height: 30 }), 'a.gif')).toEqual({
    width: 50,
    height: 30,
    ending: 'gif',
  });
});

test('a drawing is known by its first bytes', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>');
  expect(await look(svg, 'a.svg')).toEqual({ width: 4, height: 3, ending: 'svg' });
});

test('of several pages of a TIFF the first is the picture', async () => {
  const pages = await Promise.all([plainPng({ width: 90, height: 60 }), plainPng({ width: 90, height: 60 })]);
  const tiff = await sharp(pages, { join: { animated: true } })
    .tiff()
    .toBuffer();
  expect(await sharp(tiff).metadata()).toMatchObject({ pages: 2 });
  expect(await look(tiff, 'a.tif')).toMatchObject({ width: 90, height: 60, ending: 'jpg' });
});

const animatedWebp = async () =>
  sharp(await animatedGif({ width: 50, height: 30 }), { animated: true })
    .webp()
    .toBuffer();

test.each<readonly [what: string, bytes: () => Buffer | Promise<Buffer>, name: string, found: RegExp]>([
  ['a HEIC', () => HEIC, 'a.jpg', /HEIC/],
  ['too many pixels', () => bomb({ width: 10_000, height: 6000 }), 'a.png', /^60 megapixels/],
  [
    'an animation of too many pixels in all its frames',
    async () => {
      const webp = await animatedWebp();
      // https://developers.google.com/speed/webp/docs/riff_container#extended_file_format: the size of the canvas, minus one.
      webp.writeUIntLE(4999, 24, 3);
      webp.writeUIntLE(3999, 27, 3);
      return webp;
    },
    'a.webp',
    /^60 megapixels \(5000 × 4000 in 3 frames\)$/,
  ],
  [
    'an animation with a damaged frame',
    async () => {
      const webp = await animatedWebp();
      const last = webp.lastIndexOf('ANMF');
      return Buffer.concat([webp.subarray(0, last + 32), Buffer.alloc(webp.length - last - 32)]);
    },
    'a.webp',
    /^a damaged file/,
  ],
  [
    'half of a photograph',
    async () => (await phonePhoto({ width: 300, height: 200 })).subarray(0, 4000),
    'a.jpg',
    /^a damaged file \([^:\n]+.*\)$/,
  ],
  [
    'half of an animation',
    async () => (await animatedGif({ width: 300, height: 200 })).subarray(0, 600),
    'a.gif',
    /^a damaged file \(it ends too early\)$/,
  ],
])('%s is reported', async (_what, bytes, name, found) => {
  const problem = await look(await bytes(), name);
  expect('found' in problem ? problem.found : problem).toMatch(found);
});

test('of a damaged file the reason is reported in one line, with what to do', async () => {
  const problem = await look((await phonePhoto({ width: 300, height: 200 })).subarray(0, 4000));
  expect(problem).toEqual({
    found: expect.stringMatching(/^a damaged file \((?!\w+: )\S[^\n]*\)$/),
    expected:
      'an undamaged picture: copy it from the camera again, or open it in a program and save it as JPEG',
  });
});
