import path from 'node:path';
import { formatDiagnostic } from '@/lib/source/diagnostic';
import { openPictures } from '@/scripts/import/pictures';
import { reportOf } from '@/scripts/import/report';
import type { SourceSite } from '@/scripts/import/source/source';
import { folderOf, PNG } from './import-folder';

/*
 * Where the pictures of another site are found, and what an import tells of all that it did.
 */

const open = (files: readonly string[], fields: Partial<SourceSite> = {}) => {
  const root = folderOf(Object.fromEntries(files.map((file) => [file, PNG])));
  const site: SourceSite = {
    ...{ system: 'Hugo', root, publicFolders: ['static', ''], home: 'https://old.example/walks/' },
    ...{ articles: [], skipped: [], attachments: new Map() },
    ...fields,
  };
  return { root, library: openPictures(site, [...files].sort()) };
};
const ARTICLE = 'content/posts/pier.md';
/** The file that is taken for an address. */
const taken = (file: string, source: string, fields?: Partial<SourceSite>) => {
  const { root, library } = open([file], fields);
  const found = library.take(source, ARTICLE, 'pier');
  const [target] = [...library.taken.values()];
  return 'url' in found && target ? path.relative(root, target) : undefined;
};

test.each([
  ['beside the article', 'content/posts/a.png', 'a.png'],
  ['beside it, with a dot', 'content/posts/a.png', './a.png?w=3#x'],
  ['above it', 'content/a.png', '../a.png'],
  ['from the root of the site', 'static/img/a.png', '/img/a.png'],
  ['in a folder of the system', 'static/img/a.png', 'img/a.png'],
  ['at the top', 'a b.png', '/a%20b.png'],
  ['below the folder of the site', 'static/img/a.png', '/walks/img/a.png'],
  ['by an alias', 'static/a.png', '@/a.png'],
  ['by another alias', 'static/a.png', '~/a.png'],
  ['by its whole address', 'static/img/a.png', 'https://old.example/walks/img/a.png'],
  ['without its size', 'static/a.png', '/a-300x200.png'],
  ['without its scale', 'static/a.png', '/a-scaled.png'],
  [
    'of an export, in its folders',
    'wp-content/uploads/2021/05/a.png',
    'https://x.example/wp-content/uploads/2021/05/a.png',
  ],
  [
    'of an export, without its size',
    'backup/uploads/2021/05/a.png',
    'https://x.example/wp-content/uploads/2021/05/a-30x20.png',
  ],
  [
    'of an export, in a folder of a plugin',
    'wp-content/uploads/covers/a.png',
    'http://x.example/wp-content/uploads/covers/a.png',
  ],
  ['of an export, at the top', 'uploads/a.png', '//x.example/wp-content/uploads/a-scaled.png'],
  ['of an export, from the root', 'uploads/2021/05/a.png', '/wp-content/uploads/2021/05/a.png'],
  ['by its whole address without a protocol', 'static/img/a.png', '//old.example/walks/img/a.png'],
  ['of an export, by its month', '2021/05/a.png', 'https://x.example/wp-content/uploads/2021/05/a.png'],
  [
    'of an export, by its month, without its size',
    '2021/05/a.png',
    'https://x.example/wp-content/uploads/2021/05/a-30x20.png',
  ],
])('a picture is found %s', (_, file, source) => {
  expect(taken(file, source)).toBe(file);
});

test.each([
  ['another site', 'static/img/a.png', 'https://other.example/img/a.png'],
  ['a file beside the article from the root', 'content/posts/b.png', '/b.png'],
  ['a folder that is not that of the site', 'static/a.png', '/coast/a.png'],
  ['another month', '2021/06/a.png', 'https://x.example/wp-content/uploads/2021/05/a.png'],
])('none is found for %s', (_, file, source) => {
  expect(taken(file, source)).toBeUndefined();
});

test('the folder of the site may lie deep', () => {
  const home = 'https://old.example/old/walks';
  expect(taken('static/img/a.png', '/old/walks/img/a.png', { home })).toBe('static/img/a.png');
  expect(taken('static/img/a.png', '/img/a.png', { home: 'https://old.example' })).toBe('static/img/a.png');
});

test('without the address of the site nothing of it is found', () => {
  for (const home of [undefined, 'no address'])
    expect(taken('static/a.png', 'https://old.example/a.png', { home })).toBeUndefined();
});

test.each([
  ['', 'has no address'],
  ['data:image/png;base64,AA', 'is part of the text, not a file'],
  ['a.png', 'is not in the folder'],
  ['img//a.png', 'is not in the folder'],
  ['//x.example/a.png', 'is on another server, and the folder contains no copy of it'],
  ['http://x.example/a.png', 'is on another server, and the folder contains no copy of it'],
])('%j %s', (source, reason) => {
  expect(open(['b.png']).library.take(source, ARTICLE, 'pier')).toEqual({ reason });
});

test('each picture has one name here, whichever article shows it first', () => {
  const { library } = open([
    'static/A b.PNG',
    'static/x/A b.PNG',
    'static/y/A b.PNG',
    'static/海.png',
    'static/plain',
  ]);
  const take = (source: string, slug: string) => library.take(source, ARTICLE, slug);
  expect(take('/A b.PNG', 'pier')).toEqual({ url: '/pictures/pier/a-b.png' });
  expect(take('/A b.PNG', 'quay')).toEqual({ url: '/pictures/pier/a-b.png' });
  expect(take('/x/A b.PNG', 'pier')).toEqual({ url: '/pictures/pier/a-b-2.png' });
  expect(take('/y/A b.PNG', 'pier')).toEqual({ url: '/pictures/pier/a-b-3.png' });
  expect(take('/海.png', 'pier')).toEqual({ url: '/pictures/pier/picture.png' });
  expect(take('/plain', 'pier')).toEqual({ url: '/pictures/pier/plain.png' });
});

test.each([
  ['walk-*', ['walk-1.png', 'walk-2.png']],
  ['./WALK-?.png', ['walk-1.png', 'walk-2.png']],
  ['{walk-1,boat}.png', ['boat.png', 'walk-1.png']],
  ['trip/*.{jpg,png}', ['trip/a.png']],
  ['walk-1.png, boat.png', ['boat.png', 'walk-1.png']],
  ['walk-1.png,boat.png', ['boat.png', 'walk-1.png']],
  ['gallery/*.png', ['../../gallery/g.png']],
  ['trip', ['trip/a.png']],
  ['trip/*', ['trip/a.png']],
  ['/img/*.png', ['../../static/img/b.png']],
  ['walk.1*', []],
  ['none', []],
])('%s stands for %j', (pattern, found) => {
  const names = ['walk-1.png', 'walk-2.png', 'boat.png', 'trip/a.png', 'trip/deep/c.png', 'trip/d.txt'];
  const { library } = open([
    ...names.map((name) => `content/posts/${name}`),
    ...['static/img/b.png', 'gallery/g.png'],
  ]);
  expect(library.matching(pattern, ARTICLE)).toEqual(found);
});

test('pictures beside an article at the top match a pattern', () => {
  expect(open(['trip/a.png']).library.matching('trip/*', 'pier.md')).toEqual(['trip/a.png']);
});

test('a file that is no picture is not taken along', () => {
  const root = folderOf({ 'static/a.png': 'words' });
  const { library } = open([], { root });
  expect(library.take('/a.png', ARTICLE, 'pier')).toEqual({
    reason: expect.stringMatching(/^is a damaged or unknown file; expected a picture as /),
  });
  expect(library.taken.size).toBe(0);
});

test('the report names each article with its findings, and counts', () => {
  const article = (slug: string, findings: readonly { line: number; subject: string; text: string }[]) => ({
    ...{ source: `${slug}.txt`, slug, title: slug, text: '', findings },
  });
  const found = [
    { line: 1, subject: 'alt', text: 'one' },
    { line: 12, subject: 'picture', text: 'two' },
  ];
  const imported = {
    system: 'Hugo',
    articles: [article('pier', found), article('quay', [])],
    skipped: [{ file: 'about.md', reason: 'is a page, not an article' }],
    pictures: new Map([['pier/a.png', '/a.png']]),
  };
  expect(reportOf(imported, [], true)).toBe(
    [
      'pier.txt → content/blog/pier.md',
      '  pier.txt:1  alt      one',
      '  pier.txt:12  picture  two',
      '',
      'Without findings:',
      '  quay.txt → content/blog/quay.md',
      '',
      'Not imported:',
      '  about.md is a page, not an article',
      '',
      'Hugo: 2 articles (1 without findings), 1 picture, 2 findings, 0 errors of check:content, 1 not imported.',
      'All of them are drafts. Work through the findings, run `npm run check:content`, and delete `draft: true` when an article is ready.',
    ].join('\n'),
  );
  const none = { ...imported, articles: [article('pier', found)], skipped: [], pictures: new Map() };
  expect(reportOf(none, [], false)).toMatch(
    /two\n\nHugo: 1 article \(0 without findings\), 0 pictures, 2 findings, 0 errors of check:content, 0 not imported\.\nNothing was written\./,
  );
});

test('the terminal does not obey the words of another site', () => {
  const imported = {
    ...{ system: 'Hugo', articles: [], pictures: new Map() },
    skipped: [{ file: '\u001b[2Ja.md', reason: 'is \u202eno \u009bpage' }],
  };
  expect(reportOf(imported, [], true)).toContain('\ufffd[2Ja.md is \ufffdno \ufffdpage\n');
});

test('errors of the check stand with their article, and those of pictures below the articles', () => {
  const article = (slug: string) => ({
    ...{ source: `${slug}.txt`, slug, title: slug, text: '' },
    findings: [{ line: 3, subject: 'alt', text: 'one' }].filter(() => slug === 'pier'),
  });
  const error = (file: string) => ({
    file,
    line: 7,
    column: 1,
    field: 'field',
    found: 'this',
    expected: 'that',
  });
  const imported = {
    ...{ system: 'Hugo', articles: ['pier', 'old-pier', 'quay'].map(article), skipped: [] },
    pictures: new Map<string, string>(),
  };
  const errors = ['blog/old-pier.md', 'blog/pier.md', 'pictures/pier/a.png'].map((file) =>
    error(`content/${file}`),
  );
  const told = reportOf(imported, errors, false).split('\n');
  const [old, own, picture] = errors.map(formatDiagnostic);
  expect(told.slice(0, -2)).toEqual([
    ...['pier.txt → content/blog/pier.md', '  pier.txt:3  alt  one', `  ${own}`, ''],
    ...['old-pier.txt → content/blog/old-pier.md', `  ${old}`, ''],
    ...[picture, 'Without findings:', '  quay.txt → content/blog/quay.md', ''],
  ]);
  expect(told.at(-2)).toContain(
    '3 articles (1 without findings), 0 pictures, 1 finding, 3 errors of check:content',
  );
});
