import { crc32, deflateSync, inflateSync } from 'node:zlib';
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

/** The parts of a file, each as it says, with the sum over its name and its bytes. */
function partsOf(png: Buffer) {
  const parts: { name: string; data: Buffer }[] = [];
  for (let at = 8; at < png.length;) {
    const end = at + 8 + png.readUInt32BE(at);
    expect(png.readUInt32BE(end)).toBe(crc32(png.subarray(at + 4, end)));
    parts.push({ name: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, end) });
    at = end + 4;
  }
  return parts;
}

test('a file has its parts in the order of the standard, each with its sum', async () => {
  const png = await encodePng({ width: 1, height: 1, palette: [0, 1], rows: Uint8Array.of(0, 1) });
  expect(partsOf(png).map(({ name }) => name)).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND']);
});

test('a drawing of flat colors has fewer bytes than a packer for all kinds of data makes of it', async () => {
  const next = noise();
  let [color, left] = [0, 0];
  const rows = rowsOf(600, 300, () => {
    if (left === 0) [color, left] = [next() % 40, 1 + (next() % 60)];
    left -= 1;
    return color;
  });
  const png = await encodePng({ width: 600, height: 300, rows, palette: [0] });
  const pixels = partsOf(png).find(({ name }) => name === 'IDAT')?.data;
  expect(pixels?.length).toBeLessThan(deflateSync(rows).length);
});

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
  const packed = partsOf(png).find(({ name }) => name === 'IDAT')?.data ?? '';
  expect(inflateSync(packed).equals(rows)).toBe(true);
});

test('a picture that fits no way is refused, with its size', async () => {
  const next = noise();
  const image = { width: 260, height: 250, rows: rowsOf(260, 250, next), palette: [0] };
  await expect(encodePng(image)).rejects.toThrow(
    new RangeError('A share picture of 260 × 250 pixels does not fit 60000 bytes'),
  );
});
