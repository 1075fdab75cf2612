import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { encodePng } from '@/scripts/share/png';

/** Rows with a filter byte each, as a PNG has them. */
const rowsOf = (width: number, height: number, numberAt: (x: number, y: number) => number) =>
  Uint8Array.from({ length: (width + 1) * height }, (_, at) => {
    const x = (at % (width + 1)) - 1;
    return x < 0 ? 0 : numberAt(x, Math.floor(at / (width + 1)));
  });

/** Numbers without a pattern that a packer could use, the same ones each time. */
function noise(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state >>> 16;
  };
}

test('a reader of PNG files finds every pixel in its color', async () => {
  const palette = [0xff_00_00, 0x00_80_00, 0x01_02_ff];
  const png = await encodePng({ width: 3, height: 2, palette, rows: rowsOf(3, 2, (x, y) => (x + y) % 3) });
  const { format, width, height } = await sharp(png).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 3, height: 2 });
  const [red, green, blue] = [
    [255, 0, 0],
    [0, 128, 0],
    [1, 2, 255],
  ];
  const pixels = await sharp(png, { failOn: 'warning' }).removeAlpha().raw().toBuffer();
  expect([...pixels]).toEqual([red, green, blue, green, blue, red].flat());
});

test('a picture that is too large packed quickly is packed slowly', async () => {
  // 20 rows of noise, again and again: only who looks for repetitions finds them.
  const next = noise();
  const texture = Uint8Array.from({ length: 320 * 20 }, next);
  const rows = rowsOf(320, 240, (x, y) => texture[(y % 20) * 320 + x] ?? 0);
  const palette = Array.from({ length: 256 }, (_, index) => index);
  const png = await encodePng({ width: 320, height: 240, rows, palette });
  expect(png.length).toBeLessThanOrEqual(60_000);
  const data = png.indexOf('IDAT') + 4;
  expect(inflateSync(png.subarray(data, data + png.readUInt32BE(data - 8))).equals(rows)).toBe(true);
});

test('a picture that fits no way is refused, with its size', async () => {
  const next = noise();
  const image = { width: 260, height: 250, rows: rowsOf(260, 250, next), palette: [0] };
  await expect(encodePng(image)).rejects.toThrow(
    new RangeError('A share picture of 260 × 250 pixels does not fit 60000 bytes'),
  );
});
