import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { CARD_SIZE, PIN_SIZE } from '@/lib/seo/share-pictures';
import { LANDING_PAGE_NAMES } from '@/lib/site/landing-pages';
import { artist } from '@/scripts/share/artist';
import { FORMATS } from '@/scripts/share/formats';
import { listPictures, type ShareContent } from '@/scripts/share/list-pictures';
import { makePictures } from '@/scripts/share/make-pictures';
import { phonePhoto } from '@/__tests__/support/photographs';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

const CONTENT: ShareContent = {
  brand: 'Farewind',
  landings: Object.fromEntries(
    LANDING_PAGE_NAMES.map((name) => [name, { title: name, intro: 'A sentence about the page.' }]),
  ) as ShareContent['landings'],
  destinations: [{ id: 'rome', name: 'Rome', country: 'Italy', description: 'A sentence about Rome.' }],
  textPages: [{ slug: 'house-rules', title: 'House rules' }],
  articles: [
    { slug: 'short', title: 'Rome', category: 'Hotels', image: 'rome' },
    {
      slug: 'accented',
      title: 'Où dîner à Málaga, Łódź, Győr & Žilina',
      category: 'Budget Travel',
      image: 'rome',
    },
    {
      slug: 'long',
      title:
        'A very long guide to everything that one hundred and twenty letters can say about leaving early and arriving well rested',
      category: 'Sustainable Travel',
      image: 'rome',
    },
  ],
};

/** One of each page and destination, two of each article. */
const PICTURES = LANDING_PAGE_NAMES.length + 2 + 2 * CONTENT.articles.length;

/** Bytes: some networks fetch previews while a person waits for them. */
const LARGEST_FILE = 60_000;

const root = temporaryFolder();
const places = { outDirectory: path.join(root, 'out'), cacheDirectory: path.join(root, 'cache') };
const share = path.join(places.outDirectory, 'share');
const make = (content: ShareContent) => makePictures(listPictures(content), places);

test('every picture has its size in pixels and few bytes', async () => {
  expect(await make(CONTENT)).toEqual({ drawn: PICTURES, cached: 0, unset: [] });
  expect(readdirSync(share).sort()).toEqual(
    [
      ...[...LANDING_PAGE_NAMES, 'house-rules'].map((name) => `page-${name}.png`),
      'destination-rome.png',
      ...CONTENT.articles.flatMap(({ slug }) => [`${slug}.png`, `${slug}-pin.png`]),
    ].sort(),
  );
  for (const name of readdirSync(share)) {
    const png = readFileSync(path.join(share, name));
    const { width, height } = name.endsWith('-pin.png') ? PIN_SIZE : CARD_SIZE;
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height]);
    expect(png.length).toBeLessThanOrEqual(LARGEST_FILE);
    // The packed rows are whole: one filter byte and one byte per pixel each.
    const data = png.indexOf('IDAT') + 4;
    const rows = inflateSync(png.subarray(data, data + png.readUInt32BE(data - 8)));
    expect(rows.length).toBe((width + 1) * height);
  }
});

test('a second run draws nothing, a changed title two pictures, and what is not used any more goes', async () => {
  expect(await make(CONTENT)).toMatchObject({ drawn: 0, cached: PICTURES });
  const [first, ...others] = CONTENT.articles;
  const edited = { ...CONTENT, articles: [{ ...first!, title: 'Rome again' }, ...others] };
  writeFileSync(path.join(share, 'stale.png'), '');
  expect(await make(edited)).toMatchObject({ drawn: 2, cached: PICTURES - 2 });
  expect(readdirSync(share)).not.toContain('stale.png');
  expect(readdirSync(places.cacheDirectory).filter((name) => name.endsWith('.png'))).toHaveLength(PICTURES);
});

test('two pages with the same words are one picture, and words that cannot be set are reported', async () => {
  const article = { ...CONTENT.articles[0]!, title: 'Αθήνα' };
  const articles = [article, { ...article, slug: 'again' }];
  const orders = listPictures({ ...CONTENT, articles }).filter(({ path: file }) => /short|again/.test(file));
  const elsewhere = {
    outDirectory: path.join(root, 'other'),
    cacheDirectory: path.join(root, 'other-cache'),
  };
  expect(await makePictures(orders, elsewhere)).toEqual({
    drawn: 2,
    cached: 2,
    unset: [{ title: 'Αθήνα', missing: ['Α', 'θ', 'ή', 'ν', 'α'] }],
  });
  const read = (name: string) => readFileSync(path.join(elsewhere.outDirectory, 'share', name));
  expect(read('again.png').equals(read('short.png'))).toBe(true);
});

test('the same words are the same bytes, from another artist too', async () => {
  const words = { title: 'Rome', stamp: 'Hotels', brand: 'Farewind', horizon: 'city' } as const;
  const [one, other] = await Promise.all([artist().draw(words, 'card'), artist().draw(words, 'card')]);
  expect(one.png.equals(other.png)).toBe(true);
});

test('a title of another script is reported', async () => {
  const { missing } = await artist().draw(
    { title: 'Αθήνα', stamp: 'Hotels', brand: 'Farewind', horizon: 'city' },
    'card',
  );
  expect(missing).toContain('Α');
});

describe('the picture of an article with a photograph of its own', () => {
  const file = path.join(root, 'harbor.jpg');
  const photo = { file, stem: '/pictures/harbor-0123456789' };
  const [article] = CONTENT.articles;
  const withPhoto = (focus?: string) =>
    make({ ...CONTENT, articles: [{ ...article!, image: 'harbor.jpg', photo: { ...photo, focus } }] });
  const read = async (name: string) => sharp(path.join(share, name)).metadata();
  const redness = async (name: string) => {
    const { channels } = await sharp(path.join(share, name)).stats();
    return (channels[0]?.mean ?? 0) - (channels[2]?.mean ?? 0);
  };

  beforeAll(async () => writeFileSync(file, await phonePhoto({ width: 900, height: 600, orientation: 6 })));

  test('holds it, upright and in its size, without what the camera noted', async () => {
    await withPhoto();
    for (const [name, size] of [
      ['short.jpg', CARD_SIZE],
      ['short-pin.jpg', PIN_SIZE],
    ] as const) {
      const { format, width, height, exif, icc, xmp } = await read(name);
      expect({ format, width, height, exif, icc, xmp }).toEqual({ format: 'jpeg', ...size });
    }
  });

  test('keeps the point that the writer wants', async () => {
    // Held upright, its red side is at the top.
    await withPhoto('50% 0%');
    const top = await redness('short.jpg');
    expect((await withPhoto('50% 100%')).drawn).toBe(2);
    expect(top).toBeGreaterThan((await redness('short.jpg')) + 60);
  });

  test('is cut again for another size', async () => {
    await withPhoto();
    const width = jest.replaceProperty(FORMATS.card as { width: number }, 'width', 1100);
    await withPhoto();
    width.restore();
    expect((await read('short.jpg')).width).toBe(1100);
  });
});
