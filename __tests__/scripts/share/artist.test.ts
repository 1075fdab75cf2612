import sharp from 'sharp';
import { COLORS } from '@/components/theme/tokens';
import { CARD_SIZE } from '@/lib/seo/share-pictures';
import { artist } from '@/scripts/share/artist';
import type { ShareText } from '@/scripts/share/words';

const hand = artist();
const TEXT = {
  title: 'Rome',
  intro: 'A sentence about Rome.',
  stamp: 'Hotels',
  brand: 'Farewind',
  horizon: 'city',
} as const satisfies ShareText;

/** How many pixels of a part of a card have exactly this color. */
async function count(
  png: Buffer,
  hex: string,
  part: { left: number; top: number; width: number; height: number },
) {
  const pixels = await sharp(png).extract(part).removeAlpha().raw().toBuffer();
  const wanted = hex.slice(1).toLowerCase();
  let found = 0;
  for (let at = 0; at < pixels.length; at += 3)
    if (pixels.subarray(at, at + 3).toString('hex') === wanted) found += 1;
  return found;
}

const TOP = { left: 0, top: 0, width: CARD_SIZE.width, height: 140 };
const MIDDLE = { left: 0, top: 140, width: CARD_SIZE.width, height: 300 };

test('a card shows brand and stamp above, title and intro below, each in its color and without a gap in it', async () => {
  const { png, missing } = await hand.draw(TEXT, 'card');
  const { ink, 'ink-soft': soft, sunset, sea } = COLORS.light;
  expect(missing).toEqual([]);
  expect(await count(png, ink, TOP)).toBeGreaterThan(500);
  expect(await count(png, sunset, TOP)).toBeGreaterThan(500);
  expect(await count(png, sea, TOP)).toBeGreaterThan(50);
  expect(await count(png, ink, MIDDLE)).toBeGreaterThan(2000);
  expect(await count(png, soft, MIDDLE)).toBeGreaterThan(300);
});

test('without a stamp there is none, and other words or another scene are another picture', async () => {
  const { png } = await hand.draw(TEXT, 'card');
  const { title, intro, brand, horizon } = TEXT;
  const { png: without } = await hand.draw({ title, intro, brand, horizon }, 'card');
  expect(await count(without, COLORS.light.sunset, { ...TOP, left: 600, width: 600 })).toBe(0);
  expect(await count(without, COLORS.light.ink, MIDDLE)).toBe(await count(png, COLORS.light.ink, MIDDLE));
  for (const other of [{ ...TEXT, title: 'Roma' }, { ...TEXT, horizon: 'sea' } as const])
    expect((await hand.draw(other, 'card')).png.equals(png)).toBe(false);
});
