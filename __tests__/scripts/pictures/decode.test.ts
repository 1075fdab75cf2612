import sharp from 'sharp';
import { decode } from '@/scripts/pictures/decode';

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
