import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { loadAuthors } from '@/lib/articles/authors';
import { writeFrontmatter } from '@/lib/articles/write-frontmatter';
import { PICTURES_FOLDER } from '@/lib/site/own-pictures';
import { articleFile } from '@/lib/site/content-folders';

/** The size of phone photos: 12 megapixels. */
const PHOTOGRAPH = { width: 4032, height: 3024 } as const;

const PER_ARTICLE = 5;

const noise = (width: number, height: number, sigma: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma },
    },
  });

/** Overlapping clouds of several sizes. The file is as large as a phone photo: 3 to 4 MB. */
async function drawPhotograph(): Promise<Buffer> {
  const { width, height } = PHOTOGRAPH;
  const layer = async (cells: number, sigma: number) => ({
    input: await noise(cells, Math.round((cells * height) / width), sigma)
      .resize(width, height, { fit: 'fill' })
      .png({ compressionLevel: 1 })
      .toBuffer(),
    blend: 'overlay' as const,
  });
  return noise(width, height, 9)
    .composite([await layer(1008, 30), await layer(126, 40), await layer(16, 60)])
    .jpeg({ quality: 85 })
    .toBuffer();
}

/** The same picture with different bytes: a comment segment after the first two bytes (ITU-T T.81, B.2.4.5). */
function numbered(photograph: Buffer, number: number): Buffer {
  const words = Buffer.from(String(number));
  const head = Buffer.from([0xff, 0xfe, 0, words.length + 2]);
  return Buffer.concat([photograph.subarray(0, 2), head, words, photograph.subarray(2)]);
}

/** Adds this many photographs to a magazine, and articles that show them. @param directory the content directory */
export async function generatePhotographs(directory: string, count: number): Promise<void> {
  const photograph = await drawPhotograph();
  const [author] = loadAuthors(directory).authors;
  mkdirSync(path.join(directory, PICTURES_FOLDER), { recursive: true });
  for (let number = 0; number < count; number++)
    writeFileSync(
      path.join(directory, PICTURES_FOLDER, `made-up-${number}.jpg`),
      numbered(photograph, number),
    );
  for (let from = 0; from < count; from += PER_ARTICLE) {
    const numbers = Array.from({ length: Math.min(PER_ARTICLE, count - from) }, (_, at) => from + at);
    const slug = `made-up-photographs-${from}`;
    const fields = {
      title: `Made-up photographs from ${from} on`,
      slug,
      excerpt: 'Photographs that nobody took.',
      author: author?.name,
      publishDate: '2020-01-01',
      category: 'Destinations',
      tags: ['photographs'],
      image: `made-up-${from}.jpg`,
      imageAlt: 'Clouds',
    };
    const body = numbers.map((each) => `![Clouds, number ${each}](made-up-${each}.jpg)`).join('\n\n');
    writeFileSync(
      articleFile(directory, slug),
      `${writeFrontmatter(fields)}\nMore in [the blog](/blog).\n\n${body}\n`,
    );
  }
}
