import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/* Photographs as cameras and people make them, drawn when a test asks for them. */

interface Wish {
  readonly width: number;
  readonly height: number;
  /** EXIF: how the camera was held; 6 is a phone upright. */
  readonly orientation?: number;
}

/** Noise on a gradient from red at the left to blue at the right, dark at the foot. */
function scene({ width, height }: Wish): Sharp {
  const sky = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="a"><stop stop-color="#e02020"/><stop offset="1" stop-color="#2020e0"/></linearGradient><path fill="url(#a)" d="M0 0h${width}v${height}H0z"/><path d="M0 ${height * 0.9}h${width}v${height}H0z"/></svg>`;
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#000', noise } }).composite([
    { input: Buffer.from(sky), blend: 'overlay' },
  ]);
}

/** A JPEG with all that a phone writes into one: how it was held, where, by whom, and XMP. */
export const phonePhoto = (wish: Wish): Promise<Buffer> =>
  scene(wish)
    .withExif({
      IFD0: { Artist: 'Ines Carrera', Copyright: 'Secret Copyright', Make: 'Secret Phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 42/1 0/1' },
    })
    .withXmp(
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>',
    )
    .withMetadata({ orientation: wish.orientation ?? 1 })
    .jpeg()
    .toBuffer();

/** A photograph in the wide gamut of phones. */
export const widePhoto = (wish: Wish): Promise<Buffer> => scene(wish).withIccProfile('p3').jpeg().toBuffer();

/** A photograph for a printing house. */
export const printPhoto = async (wish: Wish): Promise<Buffer> =>
  sharp(await scene(wish).jpeg().toBuffer())
    .toColourspace('cmyk')
    .withIccProfile('cmyk')
    .jpeg()
    .toBuffer();

/** A logo with a transparent edge, and a note of the program. */
export const transparentPng = ({ width, height }: Wish): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 30, alpha: 0.4 } } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
    .png()
    .toBuffer();

/** A few frames of changing color. */
export async function animatedGif({ width, height }: Wish): Promise<Buffer> {
  const frames = ['#c00', '#0c0', '#00c'].map((background) =>
    sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .gif({ delay: [100, 100, 100] })
    .toBuffer();
}

/** A PNG of one color: few bytes for many pixels. */
export const plainPng = ({ width, height }: Wish): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .png({ palette: true })
    .toBuffer();

/** A PNG of a few bytes that says it has so many pixels. */
export async function bomb({ width, height }: Wish): Promise<Buffer> {
  const png = await plainPng({ width: 8, height: 8 });
  // https://www.w3.org/TR/png-3/#11IHDR
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

/** The first bytes of what an iPhone saves; nothing here can write the rest. */
export const HEIC = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1'),
  Buffer.alloc(2000, 7),
]);
