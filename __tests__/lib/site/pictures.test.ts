import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkPictureKey, loadPictures, loadStock, photoOf } from '@/lib/site/pictures';
import { contentWith, testMistakes } from '@/__tests__/support/content-copy';

testMistakes(
  'pictures.yaml',
  loadPictures,
  `
id: 1500000000002-0a1b2c3d4e52 => id: lagoon.jpg => lagoon.id: the photo's id at the photo host
alt: An open purse => alt: '' => purse.alt: what the picture shows, in a few words
drawing: money => drawing: purse => purse.drawing: one of
`,
);

const LAGOON = '1500000000002-0a1b2c3d4e52';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAACgAAAAeCAMAAABpA6zvAAAAA1BMVEUzZpk7I4HSAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEklEQVQ4jWNgGAWjYBSMguEAAATOAAE9WQaqAAAAAElFTkSuQmCC',
  'base64',
);

/** Content in which photos were fetched, with what is known of them. */
function contentWithStock(stock: string, files: Readonly<Record<string, Uint8Array>> = {}): string {
  const { directory } = contentWith('pictures.yaml');
  const folder = path.join(directory, 'pictures', 'stock');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'photos.yaml'), stock);
  for (const [name, bytes] of Object.entries(files)) writeFileSync(path.join(folder, name), bytes);
  return directory;
}

test('a photo comes from its host, with a drawing to stand in for it', () => {
  expect(loadPictures().lagoon).toEqual({ id: LAGOON, alt: 'A lagoon between dunes', drawing: 'beach' });
  expect(loadStock(contentWith('pictures.yaml').directory)).toEqual({});
});

test('where readers are asked first, photos of the host wait', () => {
  const { directory } = contentWith('site.yaml', ['social:', 'consent: ask\nsocial:']);
  expect(loadPictures(directory).lagoon).toMatchObject({ id: LAGOON, waits: true });
});

test.each([
  ['{ author: Ines Carrera, license: CC BY 4.0, source: here }', '', 'Ines Carrera, CC BY 4.0'],
  ['{ author: Ines Carrera, source: here }', '', 'Ines Carrera'],
  ['{ license: CC BY 4.0, source: here }', '', undefined],
  ['{ author: Ines Carrera, source: here }', ', credit: Somebody else', 'Somebody else'],
])('with the notes %s and the credit "%s" a photo is credited to %s', (notes, own, credit) => {
  const directory = contentWithStock(`${LAGOON}: ${notes}\n`);
  const file = path.join(directory, 'pictures.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(', drawing: beach', `, drawing: beach${own}`));
  expect(loadPictures(directory).lagoon?.credit).toBe(credit);
});

test('a photo that was fetched is a picture of our own', () => {
  const directory = contentWithStock(`${LAGOON}: { author: Ines Carrera, source: here }\n`, {
    [`${LAGOON}.jpg`]: PNG,
  });
  const { lagoon, harbor } = loadPictures(directory);
  expect(lagoon).toMatchObject({
    ...{ width: 40, height: 30, alt: 'A lagoon between dunes', credit: 'Ines Carrera' },
    stem: expect.stringContaining(`/pictures/${LAGOON}-`),
  });
  expect(harbor).not.toHaveProperty('stem');
});

test('one whose file is damaged comes from its host', () => {
  const directory = contentWithStock('{}\n', { [`${LAGOON}.jpg`]: Buffer.from('This is no picture.') });
  expect(loadPictures(directory).lagoon).toMatchObject({ id: LAGOON });
});

test('a key that nobody has is reported, with the one that was meant', () => {
  const pictures = loadPictures();
  const source = {
    diagnosticAt: (at: readonly PropertyKey[], found: string, expected: string) => ({
      ...{ file: '', line: 1, column: 1 },
      field: at.join('.'),
      found,
      expected,
    }),
  };
  expect(checkPictureKey(pictures, source, ['image'], 'lagoon')).toEqual([]);
  expect(checkPictureKey(pictures, source, ['image'], 'lagoons')).toEqual([
    expect.objectContaining({
      ...{ field: 'image', found: "'lagoons'" },
      expected: "a key of content/pictures.yaml; did you mean 'lagoon'?",
    }),
  ]);
  expect(checkPictureKey(pictures, source, ['image'], 'constructor')).toHaveLength(1);
  expect(photoOf(pictures, 'lagoon')).toBe(pictures.lagoon);
  expect(() => photoOf(pictures, 'lagoons')).toThrow("Unchecked picture key 'lagoons'");
});
