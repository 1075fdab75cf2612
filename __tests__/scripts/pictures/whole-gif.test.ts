import sharp from 'sharp';
import { animatedGif, phonePhoto } from '@/__tests__/support/photographs';
import { isWholeGif } from '@/scripts/pictures/whole-gif';

const one = async () =>
  sharp(await phonePhoto({ width: 40, height: 30 }))
    .gif()
    .toBuffer();

test.each([
  ['a picture', one],
  ['an animation', () => animatedGif({ width: 40, height: 30 })],
])('%s is whole, and is not wherever it is cut off in a frame', async (_what, make) => {
  const bytes = await make();
  expect(isWholeGif(bytes)).toBe(true);
  // Without the mark at its end, and with something behind it, as some programs write it.
  expect(isWholeGif(bytes.subarray(0, -1))).toBe(true);
  expect(isWholeGif(Buffer.concat([bytes, Buffer.alloc(9)]))).toBe(true);
  for (const missing of [2, 3, 5, 12]) expect(isWholeGif(bytes.subarray(0, -missing))).toBe(false);
});

/** A GIF of one pixel, whose parts tests leave out. */
const HEAD = Buffer.concat([Buffer.from('GIF89a'), Buffer.from([1, 0, 1, 0, 0, 0, 0])]);
const FRAME = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0]);
const DATA = Buffer.from([2, 2, 0x4c, 1, 0]);
const NOTE = Buffer.from([0x21, 0xfe, 3, 0x61, 0x62, 0x63, 2, 0x64, 0x65, 0]);
const END = Buffer.from([0x3b]);

test.each([
  ['no colors of its own', [HEAD, FRAME, [0], DATA, END], true],
  ['a table of four colors for its frame', [HEAD, FRAME, [0x81], Buffer.alloc(12, 0x21), DATA, END], true],
  [
    'a table of two colors for all frames',
    [HEAD.subarray(0, 10), [0x80, 0, 0], Buffer.alloc(6, 0x2c), FRAME, [0], DATA, END],
    true,
  ],
  ['a note in two parts', [HEAD, NOTE, FRAME, [0], DATA, END], true],
  ['a note that was cut off', [HEAD, NOTE.subarray(0, 5)], false],
  ['a note that was cut off between its parts', [HEAD, NOTE.subarray(0, 9)], false],
  ['a frame without its data', [HEAD, FRAME, [0]], false],
  ['nothing but its head', [HEAD], true],
] as const)('a GIF with %s', (_what, parts, expected) => {
  expect(isWholeGif(Buffer.concat(parts.map((part) => Buffer.from(part))))).toBe(expected);
});
