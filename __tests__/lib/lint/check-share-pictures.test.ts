import type { Article } from '@/lib/articles/article';
import { checkSharePictures } from '@/lib/lint/check-share-pictures';

/* A drawn picture is a PNG, a photo of our own a JPEG; a page is still named by one of them in sub-ids. */

const article = (slug: string, image = 'lagoon') =>
  ({ slug, image, file: `content/blog/${slug}.md`, lines: { slug: 4 } }) as Article;

const told = (articles: readonly Article[], texts: readonly string[] = []) =>
  checkSharePictures(articles, texts).map(
    ({ file, line, column, field, found, expected }) =>
      `${file}:${line}:${column} ${field} ${found}; ${expected}`,
  );

test.each([
  ['drawn', 'drawn', 'lagoon', 'lagoon'],
  ['drawn', 'photographed', 'lagoon', '/pictures/harbor.jpg'],
  ['photographed', 'drawn', '/pictures/harbor.jpg', 'lagoon'],
])('a %s card is not named as the %s pin of another article', (_card, _pin, card, pin) => {
  expect(told([article('paris', pin), article('paris-pin', card)])).toEqual([
    "content/blog/paris-pin.md:4:1 slug 'paris-pin', whose share picture would be that of content/blog/paris.md; another slug",
  ]);
});

test('a card is not named as the picture of a page', () => {
  const slugs = ['page-home', 'page-imprint', 'destination-rome', 'rome'];
  expect(
    told(
      slugs.map((slug) => article(slug)),
      ['/imprint', '/destinations/rome'],
    ).map((each) => /of (the page.*);/.exec(each)?.[1]),
  ).toEqual(["the page 'home'", 'the page /imprint', 'the page /destinations/rome']);
});

test.each([
  ['page-to', '/to-pin'],
  ['destination-rome', '/destinations/rome-pin'],
])('the pin of %s is not named as the picture of the page %s', (slug, page) => {
  expect(told([article(slug)], [page])).toEqual([
    `content/blog/${slug}.md:4:1 slug '${slug}', whose share picture would be that of the page ${page}; another slug`,
  ]);
});

test('other names are free', () => {
  expect(told([article('paris'), article('pin-of-paris')], ['/imprint'])).toEqual([]);
});
