import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { headFacts, KINDS, tooLarge } from '@/lib/site/picture-heads';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

const folder = temporaryFolder();
/** What is said of a file with these bytes. */
function factsOf(name: string, bytes: Uint8Array | string) {
  const file = path.join(folder, name);
  writeFileSync(file, bytes);
  return headFacts(file);
}

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
/** The beginning of a PNG, up to its size. */
const png = (width: number, height: number) =>
  Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'), uint32(width), uint32(height)]);
const gif = Buffer.from('GIF89a\x28\0\x1e\0\0\0\0', 'latin1');
const svg = (attributes: string) => `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}></svg>`;
const box = (kind: string, content: Uint8Array) =>
  Buffer.concat([uint32(8 + content.length), Buffer.from(kind), content]);

/** A JPEG of 40 by 30 pixels, and how the camera was held. */
const jpeg = (orientation: number) =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 34]),
    Buffer.from('Exif\0\0II*\0', 'latin1'),
    Buffer.from([8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]),
    Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 30, 0, 40, 1, 1, 0x11, 0]),
    Buffer.alloc(20),
  ]);

/** A TIFF of 40 by 30 pixels, which says so behind this many bytes. */
function tiff(pixels: number) {
  const start = Buffer.from('II*\0\0\0\0\0', 'latin1');
  start.writeUInt32LE(start.length + pixels, 4);
  const size = [2, 0, 0x00, 0x01, 3, 0, 1, 0, 0, 0, 40, 0, 0, 0, 0x01, 0x01, 3, 0, 1, 0, 0, 0, 30, 0, 0, 0];
  return Buffer.concat([start, Buffer.alloc(pixels), Buffer.from(size), Buffer.alloc(4)]);
}

test.each([
  ['a.png', png(40, 30), { width: 40, height: 30, ending: 'png' }],
  ['a.gif', gif, { width: 40, height: 30, ending: 'gif' }],
  ['a.svg', svg('width="40" height="30"'), { width: 40, height: 30, ending: 'svg' }],
  ['small.tif', tiff(100), { width: 40, height: 30, ending: 'jpg' }],
  ['large.tif', tiff(3_000_000), { width: 40, height: 30, ending: 'jpg' }],
  ['upright.jpg', jpeg(1), { width: 40, height: 30, ending: 'jpg' }],
  ['upside-down.jpg', jpeg(4), { width: 40, height: 30, ending: 'jpg' }],
  ['mirrored-on-its-side.jpg', jpeg(5), { width: 30, height: 40, ending: 'jpg' }],
  ['on-its-side.jpg', jpeg(6), { width: 30, height: 40, ending: 'jpg' }],
  ['called-otherwise.jpg', png(40, 30), { width: 40, height: 30, ending: 'png' }],
])('%s has its size, upright, and the format for old browsers', (name, bytes, facts) => {
  expect(factsOf(name, bytes)).toEqual(facts);
});

test.each([
  ['nothing', 'a.png', '', 'an empty file', KINDS],
  ['text', 'a.jpg', 'Words, and no picture.', 'a damaged or unknown file', KINDS],
  ['a picture without width', 'a.png', png(0, 30), 'a damaged or unknown file', KINDS],
  ['a picture without height', 'a.png', png(40, 0), 'a damaged or unknown file', KINDS],
  [
    'a format that no browser shows',
    'a.jpg',
    Buffer.concat([Buffer.from('BM'), Buffer.alloc(60, 1)]),
    'a file of the kind BMP',
    KINDS,
  ],
  [
    'a drawing without a size',
    'a.SVG',
    svg(''),
    'a drawing without a size',
    'an SVG with width and height, or a viewBox of four numbers, in its first tag',
  ],
])('%s is reported', (_, name, bytes, found, expected) => {
  expect(factsOf(name, bytes)).toEqual({ found, expected });
});

test('a file that is not there is reported as a damaged one', () => {
  expect(headFacts(path.join(folder, 'gone.png'))).toEqual({
    found: 'a damaged or unknown file',
    expected: KINDS,
  });
});

test.each(['heic', 'heix', 'hevc', 'mif1', 'msf1'])(
  'a picture of an iPhone (%s) is reported with the way out',
  (brand) => {
    expect(factsOf('a.heic', box('ftyp', Buffer.from(`${brand}\0\0\0\0`)))).toMatchObject({
      found: 'a HEIC, the format of iPhones, which browsers do not show',
      expected: expect.stringMatching(/^the same picture as JPEG: .*Most Compatible$/),
    });
  },
);

test.each(['avif', 'heia', 'mp41'])('other files of that form (%s) are not taken for one', (brand) => {
  expect(factsOf('a.jpg', box('ftyp', Buffer.from(`${brand}\0\0\0\0`)))).toMatchObject({ expected: KINDS });
});

test('55 megapixels are the most, all frames together', () => {
  expect(tooLarge({ width: 11_000, height: 5000 })).toBeUndefined();
  expect(tooLarge({ width: 11_000, height: 5001 })).toEqual({
    found: '56 megapixels (11000 × 5001)',
    expected: '55 at most: save it smaller; no page shows more than 1,600 pixels across',
  });
  expect(tooLarge({ width: 1100, height: 500 }, 100)).toBeUndefined();
  expect(tooLarge({ width: 1100, height: 500 }, 200)?.found).toBe(
    '110 megapixels (1100 × 500 in 200 frames)',
  );
  expect(factsOf('a.png', png(11_000, 6000))).toMatchObject({ found: '66 megapixels (11000 × 6000)' });
});
