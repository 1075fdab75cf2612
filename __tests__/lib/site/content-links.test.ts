import { checkArticle, checkTextPage } from '@/lib/site/content-links';
import { contentDirectory } from '@/lib/site/memoize';
import { readYaml } from '@/lib/source/yaml-source';

/* Fields that name an article or a text page. */

const source = readYaml('tiles.yaml', 'first: x\nsecond: y\n');
const checked = (check: typeof checkArticle, name: string | undefined) =>
  check(contentDirectory(), source, ['second'], name).map(
    ({ file, line, field, found, expected }) => `${file}:${line} ${field} ${found}; ${expected}`,
  );

test('a name that exists, or no name, is fine', () => {
  expect([
    ...checked(checkArticle, 'night-trains'),
    ...checked(checkArticle, undefined),
    ...checked(checkTextPage, 'house-rules'),
  ]).toEqual([]);
});

test('an unknown name is reported at its field, with the name that was probably meant', () => {
  expect(checked(checkArticle, 'night-train')).toEqual([
    "tiles.yaml:2 second 'night-train'; the slug of an article in content/blog; did you mean 'night-trains'?",
  ]);
  expect(checked(checkTextPage, 'house-rule')).toEqual([
    "tiles.yaml:2 second 'house-rule'; the name of a file in content/pages, without its ending; did you mean 'house-rules'?",
  ]);
  expect(checked(checkTextPage, 'night-trains')).toHaveLength(1);
});

test.each(['/house-rules', '../pages/house-rules', './house-rules', '..\\pages\\house-rules'])(
  'the path %s is no name, because links to it would leave the site',
  (name) => {
    expect(checked(checkTextPage, name)).toEqual([
      expect.stringContaining('the name of a file in content/pages'),
    ]);
  },
);

test('a former slug is reported with the present one', () => {
  expect(checked(checkArticle, 'small-bags')).toEqual([
    "tiles.yaml:2 second 'small-bags'; 'light-bags', the new slug of that article",
  ]);
});
