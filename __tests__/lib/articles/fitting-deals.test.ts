import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dealAfter, dealsOfTopic } from '@/lib/articles/fitting-deals';
import { contentCopy, contentWith } from '@/__tests__/support/content-copy';

const CONTENT = '__tests__/fixtures/content';
const after = (article: Partial<Parameters<typeof dealAfter>[0]>, shown: readonly string[] = []) =>
  dealAfter({ id: 1, category: 'Hotels', destinations: undefined, ...article }, shown, CONTENT)?.id;

test('a deal of the kind that readers of the category want, to a place that the article names', () => {
  expect(after({ destinations: ['eastwick'] })).toBe('eastwick-old-town');
  expect(after({ category: 'Flight Tips', destinations: ['eastwick'] })).toBe('norhaven-eastwick');
});

test('an article about places has a deal only to one of them', () => {
  expect(after({ category: 'Destinations' })).toBeUndefined();
  expect(after({ category: 'Destinations', destinations: ['monte-fino'] })).toBe('monte-fino');
});

test('a deal of another kind to such a place comes before one to another place', () => {
  expect(after({ category: 'Destinations', destinations: ['eastwick'] })).toBe('norhaven-eastwick');
  expect(after({ destinations: ['eastwick'] }, ['eastwick-old-town'])).toBe('norhaven-eastwick');
});

test('an article about rides has a ride, although it names places', () => {
  expect(after({ category: 'Transportation', destinations: ['eastwick'] })).toBe('night-cab');
});

test('a place whose own fare ended still has its deals', () => {
  const { directory } = contentWith('deals/destinations.yaml', [
    'price: 80',
    "price: 80\n  until: '2020-01-31'",
  ]);
  const deal = dealAfter({ id: 1, category: 'Hotels', destinations: ['eastwick'] }, [], directory);
  expect(deal?.id).toBe('eastwick-old-town');
});

test('without such a place articles take turns, and none repeats a deal of its text', () => {
  expect([1, 2, 3].map((id) => after({ id }))).toEqual([
    'norhaven-quay',
    'eastwick-old-town',
    'norhaven-quay',
  ]);
  expect(after({ id: 1 }, ['norhaven-quay'])).toBe('eastwick-old-town');
  expect(after({}, ['norhaven-quay', 'eastwick-old-town'])).toBeUndefined();
});

test.each([
  ['a category', 'category', 'Hotels', ['eastwick-old-town', 'norhaven-quay']],
  ['the tag of a place', 'tag', 'isla vela', ['eastwick-isla-vela', 'isla-vela']],
  ['a tag with the word for a kind of deal', 'tag', 'hotel fees', ['eastwick-old-town', 'norhaven-quay']],
  [
    'a tag with another form of such a word',
    'tag',
    'cheap flights',
    ['norhaven-eastwick', 'suderby-westerlo'],
  ],
  ['a tag with the first word of a place', 'tag', 'monte', []],
  ['a tag with another word of a title', 'tag', 'quay', []],
  ['a tag with a word that begins like a kind of deal', 'tag', 'transferable skills', []],
  ['any other tag', 'tag', 'night trains', []],
  ['an author', 'author', 'Ada', []],
] as const)('%s has the deals that fit it', (_, kind, name, ids) => {
  expect(dealsOfTopic(kind, name, CONTENT).map(({ id }) => id)).toEqual(ids);
});

test.each([
  ['Flight Tips', 'flight'],
  ['Hotels', 'hotel'],
  ['Transportation', 'transfer'],
  ['Solo Travel', 'hotel'],
  ['Travel Planning', 'package'],
] as const)('readers of %s are likely to book a %s next', (category, kind) => {
  const article = { id: 1, category, destinations: undefined };
  expect(dealAfter(article, [], CONTENT)?.kind).toBe(kind);
});

test.each(['Travel Finance', 'Sustainable Travel'] as const)(
  'nothing that we list fits %s, neither its articles nor its page',
  (category) => {
    expect(after({ category })).toBeUndefined();
    expect(after({ category, destinations: ['eastwick'] })).toBeUndefined();
    expect(dealsOfTopic('category', category, CONTENT)).toEqual([]);
  },
);

test('a list has two deals at most, even where more would fit', () => {
  const directory = contentCopy();
  const hotels = path.join(directory, 'deals/hotels.yaml');
  const [first = ''] = readFileSync(hotels, 'utf8').split(/^(?=- id: norhaven-quay)/m);
  const more = ['one', 'two', 'three'].map((id) => first.replace('eastwick-old-town', id));
  writeFileSync(hotels, more.join(''));
  const of = (kind: 'category' | 'tag', name: string) =>
    dealsOfTopic(kind, name, directory).map(({ id }) => id);
  expect(of('category', 'Hotels')).toEqual(['one', 'two']);
  expect(of('tag', 'Eastwick')).toEqual(['norhaven-eastwick', 'one']);
});

test('an author and a series sell nothing, even under the name of a place', () => {
  for (const kind of ['author', 'series'] as const)
    expect(dealsOfTopic(kind, 'Isla Vela', CONTENT)).toEqual([]);
});

describe('in the preview, which lists ended deals as well', () => {
  const env = process.env;
  beforeAll(() => (process.env = { ...env, NODE_ENV: 'development' }));
  afterAll(() => (process.env = env));

  test.each([
    ['category', 'Hotels', ['norhaven-quay']],
    ['tag', 'hotel fees', ['norhaven-quay']],
    ['tag', 'Eastwick', ['norhaven-eastwick']],
  ] as const)('the %s %s has current deals only', (kind, name, ids) => {
    const { directory } = contentWith('deals/hotels.yaml', ['price: 70', 'price: 70\n  until: 2020-01-31']);
    expect(dealsOfTopic(kind, name, directory).map(({ id }) => id)).toEqual(ids);
  });
});
