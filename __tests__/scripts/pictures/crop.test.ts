import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { phonePhoto, printPhoto } from '@/__tests__/support/photographs';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';
import { cropPicture } from '@/scripts/pictures/crop';

const folder = temporaryFolder();
const file = path.join(folder, 'original');

/** Nine squares, each of a color of its own: reds from left to right, greens from top to bottom. */
const squares = (size: number) =>
  sharp({ create: { width: 3 * size, height: 3 * size, channels: 3, background: '#000' } })
    .composite(
      Array.from({ length: 9 }, (_, at) => ({
        input: {
          create: {
            width: size,
            height: size,
            channels: 3 as const,
            background: { r: (at % 3) * 100 + 20, g: Math.floor(at / 3) * 100 + 20, b: 20 },
          },
        },
        left: (at % 3) * size,
        top: Math.floor(at / 3) * size,
      })),
    )
    .png()
    .toBuffer();

/** Which of the nine squares a crop shows in its middle: its column and its row. */
async function middleOf(picture: Buffer) {
  const { width, height } = await sharp(picture).metadata();
  const { data } = await sharp(picture)
    .extract({ left: Math.floor(width / 2) - 2, top: Math.floor(height / 2) - 2, width: 4, height: 4 })
    .resize(1, 1)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [data[0], data[1]].map((value = 0) => Math.round((value - 20) / 100));
}

const crop = async (size: { width: number; height: number }, focus?: string) => {
  const picture = await cropPicture(file, size, focus);
  const { width, height } = await sharp(picture).metadata();
  expect({ width, height }).toEqual(size);
  return picture;
};

test.each([
  ['0% 50%', { width: 20, height: 60 }, [0, 1]],
  ['50% 0%', { width: 20, height: 60 }, [1, 1]],
  ['100% 50%', { width: 20, height: 60 }, [2, 1]],
  ['50% 0%', { width: 60, height: 20 }, [1, 0]],
  ['0% 50%', { width: 60, height: 20 }, [1, 1]],
  ['50% 100%', { width: 60, height: 20 }, [1, 2]],
  // Enlarged.
  ['0% 0%', { width: 300, height: 100 }, [1, 0]],
])('around %s, a crop of %j shows the square %j', async (focus, size, square) => {
  writeFileSync(file, await squares(30));
  expect(await middleOf(await crop(size, focus))).toEqual(square);
});

test('without a point, what people look at is kept', async () => {
  const face = { create: { width: 40, height: 40, channels: 3 as const, background: '#f0a080' } };
  writeFileSync(
    file,
    await sharp({ create: { width: 400, height: 100, channels: 3, background: '#80909f' } })
      .composite([{ input: face, left: 340, top: 30 }])
      .png()
      .toBuffer(),
  );
  const { channels } = await sharp(await crop({ width: 100, height: 100 })).stats();
  expect(channels[0]?.max).toBeGreaterThan(220);
});

test('a photograph stands upright, in sRGB, without a word about anybody', async () => {
  for (const photo of [phonePhoto, printPhoto]) {
    writeFileSync(file, await photo({ width: 90, height: 60, orientation: 6 }));
    const { format, space, exif, xmp, icc } = await sharp(
      await crop({ width: 40, height: 40 }, '50% 0%'),
    ).metadata();
    expect({ format, space, exif, xmp, icc }).toEqual({ format: 'jpeg', space: 'srgb' });
  }
  writeFileSync(file, await phonePhoto({ width: 90, height: 60, orientation: 6 }));
  // Held upright, its red side is at the top.
  const { channels } = await sharp(await crop({ width: 60, height: 20 }, '50% 0%')).stats();
  expect(channels[0]?.mean).toBeGreaterThan((channels[2]?.mean ?? 0) + 40);
});

test('what is transparent becomes white', async () => {
  writeFileSync(
    file,
    await sharp({
      create: { width: 30, height: 30, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer(),
  );
  const { channels } = await sharp(await crop({ width: 10, height: 10 })).stats();
  expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
});
