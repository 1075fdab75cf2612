import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { reviewContent } from '@/lib/lint/check-content';
import { findServedPictures } from '@/lib/lint/picture-uses';
import { contentCopy } from '@/__tests__/support/content-copy';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

/* Where content names own pictures: drafts count as uses, but visitors do not see theirs. */

let directory: string;
beforeEach(() => {
  directory = contentCopy();
  for (const name of ['lead', 'map', 'sea', 'desk', 'rules', 'nobody']) put(`pictures/${name}.jpg`, '');
});

function put(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(directory, name)), { recursive: true });
  writeFileSync(path.join(directory, name), text);
}
const edit = (name: string, from: string, to: string) =>
  put(name, readFileSync(path.join(directory, name), 'utf8').replace(from, to));
const review = () => reviewContent(directory, { today: '2026-11-21', preview: false });
const uses = () =>
  review().pictures.map(
    ({ file, line, column, field, name, shown }) =>
      `${path.relative(directory, path.resolve(file))}:${line}:${column} ${field} ${name}${shown ? '' : ' (hidden)'}`,
  );

test('a magazine may do without', () => {
  expect(uses()).toEqual([]);
});

test('pictures are found as the lead, alone, and in figures, each at its place', () => {
  edit('blog/night-trains.md', 'image: night-train', 'image: /pictures/lead.jpg');
  const body = readFileSync(path.join(directory, 'blog/night-trains.md'), 'utf8').trimEnd();
  const line = body.split('\n').length + 2;
  put(
    'blog/night-trains.md',
    `${body}\n\n![A map](/pictures/map.jpg)\n\n::figure[There]{src=sea.jpg alt="The sea"}\n\n::figure[Here]{photo=lagoon alt="A lagoon"}\n\n![Dunes](photo:lagoon)\n`,
  );
  const lead = body.split('\n').findIndex((each) => each.startsWith('image:')) + 1;
  expect(uses()).toEqual([
    `blog/night-trains.md:${lead}:1 image lead.jpg`,
    `blog/night-trains.md:${line}:1 picture map.jpg`,
    `blog/night-trains.md:${line + 2}:1 picture sea.jpg`,
  ]);
});

test('what only a draft has is hidden, what a page of text has is shown', () => {
  edit('blog/unfinished-island.md', 'image: lagoon', 'image: desk.jpg');
  edit('pages/house-rules.md', '## Who pays', '![The rules](rules.jpg)\n\n## Who pays');
  expect(uses()).toEqual([
    'blog/unfinished-island.md:11:1 image desk.jpg (hidden)',
    'pages/house-rules.md:9:1 picture rules.jpg',
  ]);
});

test('a photo fetched from the photo host is used by the list of photos', () => {
  const name = 'stock/1500000000002-0a1b2c3d4e52.jpg';
  put(`pictures/${name}`, '');
  expect(uses()).toEqual([`pictures/${name}:1:1 file ${name}`]);
  put('pictures.yaml', 'lagoon: { id: 1, alt: A lagoon }\n');
  expect(uses()).toEqual([]);
});

test('a picture that no article uses is a warning, and a damaged one is an error where it is used', () => {
  edit('pages/house-rules.md', '## Who pays', '![The rules](rules.jpg)\n\n## Who pays');
  const { errors, warnings } = review();
  expect(errors.map(({ line, field, found }) => [line, field, found])).toEqual([
    [9, 'picture', "'rules.jpg', an empty file"],
  ]);
  const unused = warnings.filter(({ found }) => found === 'a picture that no article names');
  expect(unused.map((each) => path.basename(each.file)).sort()).toEqual([
    'desk.jpg',
    'lead.jpg',
    'map.jpg',
    'nobody.jpg',
    'sea.jpg',
  ]);
  expect(unused[0]).toMatchObject({ line: 1, column: 1, field: 'file' });
  expect(unused[0]?.expected).toBe('an article with it, or no such file');
});

test('a picture in the public folder for pictures is reported, at any depth', () => {
  const folder = temporaryFolder();
  expect(findServedPictures(folder)).toEqual([]);
  for (const name of ['icon.png', 'pictures/lisbon/harbor.jpg']) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), '');
  }
  expect(findServedPictures(folder)).toEqual([
    {
      file: expect.stringMatching(/pictures\/lisbon\/harbor\.jpg$/),
      ...{ line: 1, column: 1, field: 'file', found: 'a picture in a folder that is served as it is' },
      expected: 'the file in content/pictures; articles name it by the same address',
    },
  ]);
});

test('an intact picture is not reported, and a missing one is reported by another check', () => {
  put('pictures/sea.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"></svg>');
  edit('pages/house-rules.md', '## Who pays', '![The sea](sea.svg)\n\n![It](nothing.jpg)\n\n## Who pays');
  expect(uses()).toEqual(['pages/house-rules.md:9:1 picture sea.svg']);
  expect(review().errors.map(({ line, found }) => `${line} ${found}`)).toEqual([
    expect.stringMatching(/^11 'nothing\.jpg'/),
  ]);
});
