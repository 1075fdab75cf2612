import sharp from 'sharp';
import { decode, fromRaster } from '@/scripts/pictures/decode';

test('a picture is decoded to its edges, also where whole pixels change its proportions', async () => {
  const red = { create: { width: 2, height: 10, channels: 3, background: '#f00' } } as const;
  const png = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#00f' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .png()
    .toBuffer();
  const narrow = await decode(png, 10, 10);
  expect(narrow.info).toMatchObject({ width: 10, height: 10 });
  // The red edge at the left is still there. The first byte of each pixel is its red.
  expect(narrow.data[0]).toBeGreaterThan(200);
  expect(narrow.data[9 * narrow.info.channels]).toBeLessThan(50);
});

test('decoded pixels become a picture again', async () => {
  const png = await sharp({ create: { width: 8, height: 4, channels: 3, background: '#0a0' } })
    .png()
    .toBuffer();
  const { data, info } = await sharp(
    await fromRaster(await decode(png, 8, 4))
      .png()
      .toBuffer(),
  )
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 8, height: 4 });
  expect([...data.subarray(0, 3)]).toEqual([0, 170, 0]);
});

test('a picture that ends too early is refused', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const jpeg = await sharp({ create: { width: 64, height: 64, channels: 3, noise, background: '#000' } })
    .jpeg()
    .toBuffer();
  await expect(decode(jpeg.subarray(0, jpeg.length / 2), 64, 64)).rejects.toThrow('premature end');
});

test('a picture with more pixels than a writer may save is refused before it fills the memory', async () => {
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8000" height="8000"/>');
  await expect(decode(drawing, 1, 1)).rejects.toThrow('pixel limit');
});
