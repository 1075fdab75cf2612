import sharp from 'sharp';
import { readAuthor } from '@/scripts/photos/read-author';

const HOST = 'https://images.unsplash.com';
const ELSEWHERE = 'https://photos.example';

/** A JPEG with these EXIF tags. */
const photo = (tags: Readonly<Record<string, string>> = {}) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
    .withExif({ IFD0: tags })
    .jpeg()
    .toBuffer();

/** The same with fields of an agency: https://www.iptc.org/std/IIM/4.2/specification/IIMV4.2.pdf */
async function agencyPhoto(
  fields: Readonly<Record<number, string>>,
  tags?: Readonly<Record<string, string>>,
) {
  const sized = (size: number) => Buffer.from([size >> 8, size & 255]);
  const records = Buffer.concat(
    Object.entries(fields).map(([field, text]) =>
      Buffer.concat([Buffer.from([0x1c, 2, Number(field)]), sized(text.length), Buffer.from(text)]),
    ),
  );
  const padding = Buffer.alloc(records.length % 2);
  const block = Buffer.concat([
    Buffer.from('Photoshop 3.0\0' + '8BIM\x04\x04\0\0\0\0', 'latin1'),
    sized(records.length),
    records,
    padding,
  ]);
  const bytes = await photo(tags);
  const segment = Buffer.concat([Buffer.from([0xff, 0xed]), sized(block.length + 2), block]);
  return Buffer.concat([bytes.subarray(0, 2), segment, bytes.subarray(2)]);
}
const BYLINE = 80;
const NOTICE = 116;

test('author and license are those that the camera notes', async () => {
  const bytes = await photo({ Artist: '  Ines \n Carrera ', Copyright: 'CC BY 4.0' });
  expect(readAuthor(bytes, ELSEWHERE)).toEqual({ author: 'Ines Carrera', license: 'CC BY 4.0' });
  expect(readAuthor(bytes, HOST)).toEqual({ author: 'Ines Carrera', license: 'CC BY 4.0' });
});

test('what an agency notes goes before what the camera notes, each by itself', async () => {
  const camera = { Artist: 'Camera', Copyright: 'of the camera' };
  expect(readAuthor(await agencyPhoto({ [BYLINE]: 'Jim Hawkins' }, camera), ELSEWHERE)).toEqual({
    author: 'Jim Hawkins',
    license: 'of the camera',
  });
  expect(readAuthor(await agencyPhoto({ [NOTICE]: 'Hawkins Press' }, camera), ELSEWHERE)).toEqual({
    author: 'Camera',
    license: 'Hawkins Press',
  });
  expect(readAuthor(await agencyPhoto({ [BYLINE]: 'Jim Hawkins' }), ELSEWHERE)).toEqual({
    author: 'Jim Hawkins',
  });
});

test('the license of the photo host is known of its photos, and of no others', async () => {
  const bytes = await photo({ Artist: 'Ines Carrera' });
  expect(readAuthor(bytes, HOST)).toEqual({ author: 'Ines Carrera', license: 'Unsplash License' });
  expect(readAuthor(bytes, ELSEWHERE)).toEqual({ author: 'Ines Carrera' });
});

test('notes that are empty or cannot be read name nobody', async () => {
  expect(readAuthor(await photo({ Artist: '  ' }), ELSEWHERE)).toEqual({});
  expect(readAuthor(Buffer.from('no picture'), ELSEWHERE)).toEqual({});
  expect(readAuthor(Buffer.from('no picture'), HOST)).toEqual({ license: 'Unsplash License' });
});
