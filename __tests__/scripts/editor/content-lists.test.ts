import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentDirectory } from '@/lib/site/memoize';
import type { PartnerRegistry } from '@/lib/partners/registry';
import { contentList, LIST_NAMES, partnerRows } from '@/scripts/editor/content-lists';
import { textTable } from '@/scripts/command/text-table';
import { runTypeScript } from '@/__tests__/support/run-typescript';
import { contentWith } from '@/__tests__/support/content-copy';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

let directory: string;
beforeEach(() => {
  directory = temporaryFolder();
  mkdirSync(path.join(directory, 'blog'));
  writeFileSync(
    path.join(directory, 'authors.yaml'),
    'note: House names.\nauthors:\n  - name: Ana\n    description: Trains.\n  - name: Bo\n    description: Rooms.\n',
  );
  writeFileSync(
    path.join(directory, 'pictures.yaml'),
    'quay:\n  id: 1507525428034-b723cf961d3e\n  alt: A quay in rain\n  drawing: beach\n',
  );
  const article = (slug: string, tags: string, category: string) =>
    writeFileSync(
      path.join(directory, 'blog', `${slug}.md`),
      `---\ntitle: A title\nslug: ${slug}\nexcerpt: An excerpt.\nauthor: Ana\npublishDate: 2026-03-09\ncategory: ${category}\ntags: [${tags}]\nimage: quay\n---\n\nWords.\n`,
    );
  article('one', 'trains, rain', 'Hotels');
  article('two', 'trains', 'Hotels');
});

const rowsOf = (kind: string) => contentList([kind], directory).rows;

test('authors come with the number of their articles', () => {
  expect(contentList(['authors'], directory).columns).toEqual(['name', 'articles', 'writes']);
  expect(rowsOf('authors')).toEqual([
    ['Ana', '2', 'Trains.'],
    ['Bo', '0', 'Rooms.'],
  ]);
});

test('the command reads the content that .env names', async () => {
  const project = temporaryFolder();
  writeFileSync(path.join(project, '.env'), `CONTENT_DIRECTORY=${directory}\n`);
  const { stdout } = await runTypeScript(path.resolve('scripts/list.ts'), ['authors'], {
    cwd: project,
    env: { CONTENT_DIRECTORY: undefined },
  });
  expect(stdout).toContain('\nBo ');
});

test('tags and categories come with the number of articles, the most used first', () => {
  expect(rowsOf('tags')).toEqual([
    ['trains', '2'],
    ['rain', '1'],
  ]);
  expect(rowsOf('categories')[0]).toEqual(['Hotels', '2']);
  expect(rowsOf('categories')[1]?.[1]).toBe('0');
});

test('pictures come with what they show, those of the site itself with their names', () => {
  mkdirSync(path.join(directory, 'pictures'), { recursive: true });
  for (const name of ['map.png', 'Pier #2 at night.jpg'])
    writeFileSync(path.join(directory, 'pictures', name), '');
  expect(rowsOf('pictures')).toEqual([
    ['quay', 'A quay in rain'],
    // As an article must write it.
    ['Pier%20%232%20at%20night.jpg', 'own picture'],
    ['map.png', 'own picture'],
  ]);
});

test('partners are the links that an article can name, with where a closed one leads', () => {
  const registry = {
    partners: {
      a: { name: 'Alpha', status: 'closed', standIn: 'b', pages: { home: 'https://a.example/' } },
      b: {
        name: 'Beta',
        status: 'live',
        pages: { city: 'https://b.example/{city}', home: 'https://b.example/' },
      },
    },
    links: {
      'a-home': { partner: 'a', page: 'home' },
      'b-home': { partner: 'b', page: 'home' },
      'b-city': { partner: 'b', page: 'city' },
    },
  } as unknown as PartnerRegistry;
  expect(partnerRows(registry)).toEqual([
    ['a-home', 'Alpha', 'home', 'closed, leads to Beta'],
    ['b-home', 'Beta', 'home', 'live'],
  ]);
});

test.each([
  [['deal'], "There is no list of 'deal'; did you mean 'deals'? One of: "],
  [['constructor'], "There is no list of 'constructor'. One of: "],
  [[], 'Name one list. One of: '],
  [['tags', 'authors'], 'Name one list. One of: '],
])('%j is answered in one line', (kinds, message) => {
  expect(() => contentList(kinds, directory)).toThrow(message + LIST_NAMES.join(', '));
});

test.each([
  [
    'deals',
    ['id', 'kind', 'shows', 'price'],
    ['norhaven-eastwick', 'flight', 'Norhaven to Eastwick', '$210'],
  ],
  [
    'deals',
    ['id', 'kind', 'shows', 'price'],
    ['suderby-westerlo', 'flight', 'Süderby to Westerlo', '$120.50'],
  ],
  ['partners', ['to', 'partner', 'page', 'program'], ['flights-search', 'Skyfare', 'flights', 'live']],
  ['series', ['name', 'articles'], ['Left of the ferry', '2']],
  ['series', ['name', 'articles'], ['Nothing yet', '0']],
])('the list of %s has the columns %j', (kind, columns, row) => {
  expect(contentList([kind], contentDirectory()).columns).toEqual(columns);
  expect(contentList([kind], contentDirectory()).rows).toContainEqual(row);
});

test('a deal whose price was seen too long ago has none in the list, and an ended one its last day', () => {
  const old = contentWith('deals/flights.yaml', [
    'price: 210',
    'price: 210\n  trip: one-way\n  seen: 2020-01-02',
  ]);
  expect(contentList(['deals'], old.directory).rows[0]).toEqual([
    ...['norhaven-eastwick', 'flight', 'Norhaven to Eastwick'],
    'no recent price',
  ]);
  const ended = contentWith('deals/flights.yaml', ['price: 210', 'price: 210\n  until: 2020-01-02']);
  expect(contentList(['deals'], ended.directory).rows[0]).toEqual([
    ...['norhaven-eastwick', 'flight', 'Norhaven to Eastwick'],
    'ended 2020-01-02',
  ]);
});

test('a table has a line for the names, and columns as wide as a terminal needs', () => {
  expect(
    textTable(
      ['page', 'id'],
      [
        ['/', 'home_a'],
        ['/東京', 'b'],
        ['/flights', ''],
      ],
    ).split('\n'),
  ).toEqual(['page      id', '/         home_a', '/東京     b', '/flights']);
});
