import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import type { Article } from '@/lib/articles/article';
import { reviewContent } from '@/lib/lint/check-content';
import { contentDirectory } from '@/lib/site/memoize';
import { loadPictures } from '@/lib/site/pictures';
import { formatDiagnostic } from '@/lib/source/diagnostic';
import { loadOwnPictures, ownFacts } from '@/lib/site/own-pictures';
import { renderBody } from '@/lib/articles/markdown/render';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

/* Files as programs write them, each of 40 by 30 pixels. */
const base64 = (text: string) => Buffer.from(text, 'base64');
const PNG = base64(
  'iVBORw0KGgoAAAANSUhEUgAAACgAAAAeCAMAAABpA6zvAAAAA1BMVEUzZpk7I4HSAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEklEQVQ4jWNgGAWjYBSMguEAAATOAAE9WQaqAAAAAElFTkSuQmCC',
);
const JPEG = base64(
  '/9j/2wBDAP//////////////////////////////////////////////////////////////////////////////////////2wBDAf//////////////////////////////////////////////////////////////////////////////////////wAARCAAeACgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAH/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAAH/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCAKgAAAAAAAAAD/9k=',
);
const GIF = base64(
  'R0lGODlhKAAeAIAAAExpcTNmmSH5BAUAAAAALAAAAAAoAB4AAAIhjI+py+0Po5y02ouz3rz7D4biSJbmiabqyrbuC8fyTHMFADs=',
);
const AVIF = base64(
  'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAACMAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAACgAAAAeAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAArbWRhdBIACgk4FSfrSAhoNIAyFB/yYoTgABYAAKxDfGHkIMUvWL18',
);
const WEBP = {
  lossy: base64(
    'UklGRj4AAABXRUJQVlA4IDIAAAAwAwCdASooAB4AP83m7XA/uDIrJWgD8DmJZwDQkA8KmggAAP7E7wm7Dvqxj6v+VegAAA==',
  ),
  lossless: base64('UklGRh4AAABXRUJQVlA4TBEAAAAvJ0AHAAdQs840s/+BiOh/AAA='),
  extended: base64(
    'UklGRlgAAABXRUJQVlA4WAoAAAAQAAAAJwAAHQAAQUxQSAoAAAABB1DAiAhERP8DVlA4ICgAAADwAgCdASooAB4AP83m7XA/uDIrJWgD8DmJaQAAKUNt8AD+6WOCgAAA',
  ),
};
/** What cameras write in front of a picture that was taken upright: EXIF with orientation 6. */
const ON_ITS_SIDE = Buffer.concat([
  Buffer.from([0xff, 0xe1, 0, 34]),
  Buffer.from('Exif\0\0II*\0', 'latin1'),
  Buffer.from([8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0]),
]);
const FROM_A_PHONE = Buffer.concat([JPEG.subarray(0, 2), ON_ITS_SIDE, JPEG.subarray(2)]);
const svg = (attributes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d=""/></svg>`;

let directory: string;
const put = (name: string, content: string | Buffer) =>
  writeFileSync(path.join(directory, 'content', 'pictures', name), content);

beforeEach(() => {
  directory = temporaryFolder();
  mkdirSync(path.join(directory, 'content', 'pictures'), { recursive: true });
});

test.each<readonly [name: string, content: string | Buffer, width: number, height: number]>([
  ['a.png', PNG, 40, 30],
  ['a.jpg', JPEG, 40, 30],
  ['a.JPEG', FROM_A_PHONE, 30, 40],
  ['a.gif', GIF, 40, 30],
  ['a.avif', AVIF, 40, 30],
  ['lossy.webp', WEBP.lossy, 40, 30],
  ['lossless.webp', WEBP.lossless, 40, 30],
  ['extended.webp', WEBP.extended, 40, 30],
  ['a.svg', svg('width="40" height="30"'), 40, 30],
  ['box.svg', `<?xml version="1.0"?>\n${svg('viewBox="0 0 40 30"')}`, 40, 30],
  ['wide.svg', svg('width="100%" viewBox="5 5 40 30"'), 40, 30],
  ['called.png', JPEG, 40, 30],
])('%s has its size', (name, content, width, height) => {
  put(name, content);
  expect(ownFacts(name, path.join(directory, 'content'))).toMatchObject({ width, height });
});

test('a body names a picture by its file, alone or as an address, encoded or not', () => {
  put('my map.png', PNG);
  const body = [
    '![A map](/pictures/my%20map.png "Where")',
    '::figure[There]{src="my map.png" alt="Map" credit="Ines Carrera"}',
    '![A map](<./my map.png>)',
  ].join('\n\n');
  const { blocks } = renderBody({ body } as Article, {
    pictures: loadPictures(),
    address: (address) => `/travel${address}`,
    ownFacts: (name) => ownFacts(name, path.join(directory, 'content')),
    partnerLink: () => ({ href: '', partner: '' }),
  });
  const map = {
    stem: expect.stringMatching(/^\/pictures\/my-map-[0-9a-f]{10}$/),
    ...{ width: 40, height: 30, widths: [40], ending: 'png' },
  };
  expect(blocks).toEqual([
    { kind: 'picture', photo: { ...map, alt: 'A map' }, caption: 'Where' },
    { kind: 'picture', photo: { ...map, alt: 'Map', credit: 'Ines Carrera' }, caption: 'There' },
    { kind: 'picture', photo: { ...map, alt: 'A map' }, caption: undefined },
  ]);
});

/** Diagnostics of an article with this body, from the line and column on. */
function findingsIn(body: string): readonly string[] {
  cpSync(contentDirectory(), path.join(directory, 'content'), { recursive: true });
  const fields = `id: 99
title: A title
slug: a-title
excerpt: An excerpt.
author: Pip Underhill
publishDate: 2025-03-09
readTime: 1 min read
category: Hotels
tags: [one]
image: lagoon`;
  const file = path.join(directory, 'content', 'blog', 'a-title.md');
  writeFileSync(file, `---\n${fields}\n---\n\n${body}\n`);
  const buildContext = { today: '2026-11-21', preview: false };
  return reviewContent(path.join(directory, 'content'), buildContext, path.join(directory, 'public'))
    .errors.map(formatDiagnostic)
    .filter((diagnostic) => diagnostic.includes('a-title.md'))
    .map((diagnostic) => diagnostic.slice(diagnostic.indexOf('a-title.md:') + 'a-title.md:'.length));
}

test.each<readonly [what: string, name: string, content: string | Buffer, diagnostic: string]>([
  ['nothing', 'a.png', '', 'an empty file'],
  ['text', 'a.jpg', 'This is no picture.', 'a damaged or unknown file'],
  ['half of a head', 'a.png', PNG.subarray(0, 18), 'a damaged or unknown file'],
  ['a picture cut off before its size', 'a.jpg', JPEG.subarray(0, 120), 'a damaged or unknown file'],
  ['half of a WebP', 'a.webp', WEBP.lossy.subarray(0, 16), 'a damaged or unknown file'],
  ['a page', 'a.gif', '<!doctype html><title>Not found</title>', 'a damaged or unknown file'],
  [
    'a format that browsers do not show',
    'a.jpg',
    Buffer.concat([Buffer.from('BM'), Buffer.alloc(60, 1)]),
    'a file of the kind BMP',
  ],
  ['no size', 'a.svg', svg(''), 'a drawing without a size'],
  ['a size in words', 'a.svg', svg('width="100%" height="auto"'), 'a drawing without a size'],
])('a file that holds %s is a diagnostic at its place', (_what, name, content, diagnostic) => {
  put(name, content);
  const body = `Words.\n\n![A map](/pictures/${name})\n\n::figure[Again]{src=/pictures/${name} alt="A map"}`;
  const told = findingsIn(body);
  expect(told).toHaveLength(2);
  expect(told[0]).toContain(`16:1  picture  found '${name}', ${diagnostic}; expected `);
  expect(told[1]).toContain(`18:1  picture  found '${name}', ${diagnostic}; expected `);
});

test('good pictures are no diagnostic, encoded or not', () => {
  put('ü map.png', PNG);
  put('100%.svg', svg('viewBox="0 0 4 3"'));
  expect(
    findingsIn(
      '![A map](/pictures/%C3%BC%20map.png)\n\n![A map](</pictures/ü map.png>)\n\n![A map](/pictures/100%.svg)',
    ),
  ).toEqual([]);
});

test.each([
  'harbor.jpg',
  '../pictures/lisbon/harbor.jpg',
  '/content/pictures/lisbon/Harbor.jpg',
  'C:/Users/Ines/Harbor.jpg',
  'photo:lisbon/Harbor.jpg',
])('%s is answered with the file of that name', (address) => {
  mkdirSync(path.join(directory, 'content', 'pictures', 'lisbon'));
  put('lisbon/Harbor.jpg', JPEG);
  expect(findingsIn(`![Boats](${address})`)).toEqual([
    expect.stringContaining("did you mean 'lisbon/Harbor.jpg'?"),
  ]);
});

test.each([
  ['港.png', '/pictures/picture-'],
  ['Größe (1) – Hafen.png', '/pictures/grosse-1-hafen-'],
  [`${'a'.repeat(251)}.png`, `/pictures/${'a'.repeat(200)}-`],
])('the address of %s begins with %s', (name, start) => {
  put(name, PNG);
  expect(ownFacts(name, path.join(directory, 'content')).stem).toMatch(new RegExp(`^${start}[0-9a-f]{10}$`));
});

test('no file makes the reader throw or hang', () => {
  const real = [PNG, JPEG, FROM_A_PHONE, GIF, AVIF, ...Object.values(WEBP), Buffer.from(svg('width="4"'))];
  const damaged = fc
    .tuple(fc.constantFrom(...real), fc.array(fc.tuple(fc.nat(), fc.nat(255))), fc.nat(600))
    .map(([bytes, edits, length]) => {
      const copy = Buffer.from(bytes);
      for (const [at, value] of edits) copy[at % copy.length] = value;
      return copy.subarray(0, length);
    });
  fc.assert(
    fc.property(damaged, (bytes) => {
      put('a.jpg', bytes);
      const picture = loadOwnPictures(path.join(directory, 'content')).get('a.jpg');
      const { width, height } = picture?.problem()
        ? { width: 1, height: 1 }
        : ownFacts('a.jpg', path.join(directory, 'content'));
      expect(Math.min(width, height)).toBeGreaterThan(0);
    }),
    { numRuns: 300 },
  );
});
