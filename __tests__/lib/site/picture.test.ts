import {
  creditLine,
  hostPhotos,
  isOwn,
  ownPath,
  ownSources,
  photoSources,
  photoUrl,
  plainWidth,
  type OwnPicture,
  type Photo,
} from '@/lib/site/picture';

const own: OwnPicture = {
  ...{ stem: '/pictures/harbor-1', widths: [400, 800, 1200, 1600], ending: 'jpg' },
  ...{ width: 1600, height: 900, alt: 'A harbor' },
};
const drawing: OwnPicture = { ...own, stem: '/pictures/map-2', widths: [], ending: 'svg' };
const photo: Photo = { id: '1-a', alt: 'A beach', drawing: 'beach' };

test('a photo comes from its host at a width, in the format that suits the browser', () => {
  expect(photoUrl('1-a', 800)).toBe('https://images.unsplash.com/photo-1-a?w=800&q=70&auto=format');
});

test.each([
  [400, '400w 800w', 800],
  [399, '400w', 400],
  [100, '400w', 400],
  [800, '400w 800w 1200w 1600w', 800],
])('in a slot of %d pixels a photo offers widths up to twice as much', (largest, offered, plain) => {
  const { src, srcSet } = photoSources('1-a', largest);
  expect(srcSet.match(/\d+w(?=,|$)/g)?.join(' ')).toBe(offered);
  expect(srcSet.split(', ')[0]).toBe(`${photoUrl('1-a', 400)} 400w`);
  expect(src).toBe(photoUrl('1-a', plain));
});

test('whoever takes only one picture gets the largest of at most 1200 pixels, or the drawing', () => {
  expect(plainWidth([400, 800, 1200, 1600])).toBe(1200);
  expect(plainWidth([400, 1000])).toBe(1000);
  expect(ownPath(own)).toBe('/pictures/harbor-1-1200.jpg');
  expect(ownPath(drawing)).toBe('/pictures/map-2.svg');
});

test('browsers choose among the formats of an own picture, the smallest one first', () => {
  const sources = (picture: OwnPicture, largest = 600) =>
    ownSources(picture, largest, (path) => `https://a.example${path}`);
  expect(sources(own)).toEqual([
    {
      type: 'image/avif',
      srcSet: [400, 800, 1200].map((w) => `https://a.example/pictures/harbor-1-${w}.avif ${w}w`).join(', '),
    },
    { type: 'image/webp', srcSet: expect.stringContaining('/pictures/harbor-1-400.webp 400w, ') },
  ]);
  expect(sources({ ...own, ending: 'png' }).map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  expect(sources({ ...own, ending: 'gif' }).map(({ type }) => type)).toEqual(['image/webp']);
  expect(sources(drawing)).toEqual([]);
});

test('photos of the host are told from own pictures', () => {
  expect([isOwn(own), isOwn(photo)]).toEqual([true, false]);
  expect(hostPhotos([own, photo, drawing])).toEqual([photo]);
  expect(creditLine('Ines Carrera')).toBe('Photo: Ines Carrera');
});
