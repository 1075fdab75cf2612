import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { BELOW } from './below-path';

const SIZE = { width: 1300, height: 900 } as const;

/** Writes pictures with metadata in every place that their formats have for it. */
export async function writePhotographs(directory: string): Promise<void> {
  const { names, secret } = BELOW.photographs;
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:source="${secret}"/></rdf:RDF></x:xmpmeta>`;
  const gradient = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}"><linearGradient id="a"><stop stop-color="#e02020"/><stop offset="1" stop-color="#2020e0"/></linearGradient><path fill="url(#a)" d="M0 0h${SIZE.width}v${SIZE.height}H0z"/></svg>`,
  );
  const frame = (background: string) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .png()
      .toBuffer();
  const noted = sharp(gradient)
    .withExif({
      IFD0: { Artist: secret, ImageDescription: secret },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 42/1 0/1' },
    })
    .withXmp(xmp)
    .withIccProfile('p3');
  const animal = await sharp(await Promise.all([frame('#c00'), frame('#00c')]), { join: { animated: true } })
    .gif()
    .toBuffer();
  const pictures = [
    noted.clone().flatten().jpeg().toBuffer(),
    // A comment extension (https://www.w3.org/Graphics/GIF/spec-gif89a.txt, 24) before the end of the file.
    Buffer.concat([
      animal.subarray(0, -1),
      Buffer.from([0x21, 0xfe, secret.length]),
      Buffer.from(`${secret}\0;`, 'latin1'),
    ]),
    sharp(gradient).ensureAlpha(0.5).withXmp(xmp).png().toBuffer(),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><metadata>${secret}</metadata><path d="M0 0h4v3H0z"/></svg>`,
  ];
  mkdirSync(directory, { recursive: true });
  for (const [index, name] of names.entries())
    writeFileSync(path.join(directory, name), (await pictures[index]) ?? '');
}
