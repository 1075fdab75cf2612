import { makePlan, stalePages } from '@/scripts/incremental/plan';

/** What must be rendered after a change of the model of one page, and why. */
function after(before: unknown, model: unknown, inputs = { code: '1' }) {
  const path = '/blog/a';
  const former = makePlan({ code: '1' }, [{ path, model: before }]);
  const kept = new Set(Object.values(former.pages).map(({ key }) => key));
  return stalePages(makePlan(inputs, [{ path, model }]), former, (key) => kept.has(key)).map(
    ({ why }) => why,
  );
}

test.each<[before: unknown, model: unknown, why: string]>([
  [{ title: 'A' }, { title: 'B' }, 'title changed'],
  [{ title: 'A', text: '1' }, { title: 'B', text: '2' }, 'title, text changed'],
  [{ article: { title: 'A', id: 1 } }, { article: { title: 'B', id: 1 } }, 'article.title changed'],
  [{ article: { photo: { id: 'a' } } }, { article: { photo: { id: 'b' } } }, 'article.photo changed'],
  [{ cards: [{ id: 1 }] }, { cards: [{ id: 2 }] }, 'cards changed'],
  [{ series: null }, { series: { name: 'A' } }, 'series, series.name changed'],
  [{ title: 'A' }, { title: 'A', note: 'B' }, 'note changed'],
  [{ title: 'A', note: 'B' }, { title: 'A' }, 'note changed'],
  // A model without parts, such as the text of a feed.
  ['<rss>1</rss>', '<rss>2</rss>', 'not kept'],
  [null, 'text', 'not kept'],
])('a page whose model changes from %j to %j is rendered: %s', (before, model, why) => {
  expect(after(before, model)).toEqual([why]);
});

test('a page whose model is the same is not rendered', () => {
  expect(after({ title: 'A', text: undefined }, { title: 'A' })).toEqual([]);
});

test('a change of what all pages share is the reason, whatever else has changed', () => {
  expect(after({ title: 'A' }, { title: 'B' }, { code: '2', day: 'Monday' } as never)).toEqual([
    'code, day changed',
  ]);
});

test('a page that was not there before is new', () => {
  const plan = makePlan({ code: '1' }, [{ path: '/blog/a', model: {} }]);
  for (const former of [undefined, makePlan({ code: '1' }, [])])
    expect(stalePages(plan, former, () => false)).toEqual([{ path: '/blog/a', why: 'new' }]);
});
