import { actionSchema } from '@/lib/partners/schemas';

const ACTION = { id: 'rooms', label: 'See rooms', to: 'hotels-search' };

test('a button leads to a link, with values for its page if it has any', () => {
  expect(actionSchema.parse(ACTION)).toEqual({ ...ACTION, target: {} });
  expect(actionSchema.parse({ ...ACTION, target: { city: 'Paris' } }).target).toEqual({ city: 'Paris' });
});

test.each<readonly [object, string]>([
  [{ id: 'See rooms' }, 'id: words in lower case joined by hyphens'],
  [{ label: '' }, 'label: what the button says'],
  [{ to: undefined }, 'to: a key of links in content/partners.yaml'],
  [{ target: 'Paris' }, 'target: a list such as { city: Paris }'],
  [{ target: { city: '' } }, 'target: city: what the link is to show'],
])('a button with %j is reported as %s', (change, expected) => {
  const issues = actionSchema.safeParse({ ...ACTION, ...change }).error?.issues ?? [];
  expect(issues.map(({ path, message }) => [...path, message].join(': '))).toEqual([
    expect.stringContaining(expected),
  ]);
});
