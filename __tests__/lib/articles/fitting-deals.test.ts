import { dealAfter, dealsOfTopic } from '@/lib/articles/fitting-deals';

const CONTENT = '__tests__/fixtures/content';
const after = (article: Partial<Parameters<typeof dealAfter>[0]>, shown: readonly string[] = []) =>
  dealAfter({ id: 1, category: 'Hotels', destinations: undefined, ...article }, shown, CONTENT)?.id;

test('a deal of the kind that readers of the category want, to a place that the article names', () => {
  expect(after({ destinations: ['eastwick'] })).toBe('eastwick-old-town');
  expect(after({ category: 'Flight Tips', destinations: ['eastwick'] })).toBe('norhaven-eastwick');
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
  ['a category', { kind: 'category', name: 'Hotels', page: 1 }, ['eastwick-old-town', 'norhaven-quay']],
  ['its second page', { kind: 'category', name: 'Hotels', page: 2 }, []],
  ['the tag of a place', { kind: 'tag', name: 'isla vela', page: 1 }, ['isla-vela']],
  ['any other tag', { kind: 'tag', name: 'trains', page: 1 }, []],
  ['an author', { kind: 'author', name: 'Ada', page: 1 }, []],
] as const)('%s has the deals that fit it', (_, list, ids) => {
  expect(dealsOfTopic(list, CONTENT).map(({ id }) => id)).toEqual(ids);
});
