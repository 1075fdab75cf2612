import { articlePicture, pinPicture, sharePicture } from '@/lib/seo/share-pictures';
import { LANDING_PAGES } from '@/lib/site/landing-pages';

test.each([
  ['/', '/share/page-home.png'],
  ['/flights', '/share/page-flights.png'],
  ['/flight-hotel', '/share/page-flight-hotel.png'],
  ['/blog', '/share/page-blog.png'],
  // Lists of the blog have none of their own.
  ['/blog/page/2', '/share/page-blog.png'],
  ['/blog/category/hotels', '/share/page-blog.png'],
  ['/deals', '/share/page-deals.png'],
  ['/deals/page/2', '/share/page-deals.png'],
  ['/how-we-choose', '/share/page-how-we-choose.png'],
  ['/destinations/paris', '/share/destination-paris.png'],
  ['/somewhere/else', '/share/page-home.png'],
])('%s shows %s', (path, picture) => {
  expect(sharePicture(path)).toEqual({ path: picture, width: 1200, height: 630 });
});

test('a picture of an article is named after it, and is a JPEG where it holds a photograph of our own', () => {
  expect(articlePicture({ slug: 'a', image: 'beach' }).path).toBe('/share/a.png');
  expect(articlePicture({ slug: 'a', image: 'lisbon/harbor.jpg' }).path).toBe('/share/a.jpg');
});

test('a pin is upright', () => {
  expect(pinPicture({ slug: 'some-article', image: 'beach' })).toEqual({
    path: '/share/some-article-pin.png',
    width: 1000,
    height: 1500,
  });
});

test('every landing page has a picture of its own', () => {
  const pictures = Object.values(LANDING_PAGES).map(({ path }) => sharePicture(path).path);
  expect(new Set(pictures).size).toBe(pictures.length);
});
