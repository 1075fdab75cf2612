import { loadPartners } from '@/lib/site/load-partners';
import {
  followStandIns,
  isHostOf,
  liveEntry,
  livePartners,
  PARTNER_REL,
  partnerHosts,
  shownWidget,
  type Widget,
} from '@/lib/partners/registry';

const live = { status: 'live' } as const;
const closed = (standIn?: string) => ({ status: 'closed', standIn }) as const;

test.each([
  ['a live one', { a: live }, { live: 'a' }],
  ['a live one that names a stand-in', { a: { ...live, standIn: 'b' }, b: live }, { live: 'a' }],
  ['a closed one', { a: closed('b'), b: live }, { live: 'b' }],
  ['a chain', { a: closed('b'), b: closed('c'), c: live }, { live: 'c' }],
  ['a circle', { a: closed('b'), b: closed('a') }, { brokenAt: 'a', because: 'a circle' }],
  ['itself', { a: closed('a') }, { brokenAt: 'a', because: 'a circle' }],
  ['no stand-in', { a: closed() }, { brokenAt: 'a', because: 'no stand-in' }],
  ['an unknown stand-in', { a: closed('x') }, { brokenAt: 'x', because: 'unknown' }],
  ['an unknown key', {}, { brokenAt: 'a', because: 'unknown' }],
])('stand-ins of %s', (_, entries, end) => {
  expect(followStandIns(entries, 'a')).toEqual(end);
  if ('live' in end) expect(liveEntry<{ status: 'live' | 'closed' }>(entries, 'a').status).toBe('live');
  else expect(() => liveEntry(entries, 'a')).toThrow(new TypeError("'a' leads to nothing live"));
});

test('closed partners are not among those that may pay', () => {
  const { partners } = loadPartners();
  const closedNames = Object.values(partners).flatMap(({ status, name }) =>
    status === 'closed' ? name : [],
  );
  expect(closedNames).not.toEqual([]);
  const all = Object.values(partners).map(({ name }) => name);
  expect([...livePartners(loadPartners()), ...closedNames].sort()).toEqual(all.sort());
});

test('links to partners are marked as paid for', () => {
  expect(PARTNER_REL.split(' ').sort()).toEqual(['nofollow', 'noopener', 'sponsored']);
});

test('the hosts of all partners are known, the network included, each once', () => {
  expect(partnerHosts(loadPartners())).toEqual([
    ...['bunkhouse.example', 'dormant.example', 'ferrybus.example', 'frame.ferrybus.example'],
    ...[
      'go.network.example',
      'oldstay.example',
      'quickcab.example',
      'roomly.example',
      'search.skyfare.example',
    ],
    ...['short.example', 'skyfare.example', 'widgets.example', 'www.roomly.example'],
  ]);
});

test.each([
  ['a.example', true],
  ['www.a.example', true],
  ['a.example.', true],
  ['b.example', true],
  ['aa.example', false],
  ['a.example.evil.example', false],
  ['example', false],
])('%s belongs to a.example or b.example: %s', (hostname, expected) => {
  expect(isHostOf(['a.example', 'b.example'], hostname)).toBe(expected);
});

describe('what a place for a widget shows', () => {
  const registry = loadPartners();
  const { 'flight-search': search, 'roomly-rooms': rooms } = registry.widgets;
  const shown = (changes: Readonly<Record<string, Partial<Widget>>>, slot = 'flight-search' as const) => {
    const widgets = { ...registry.widgets };
    for (const [key, change] of Object.entries(changes)) widgets[key] = { ...widgets[key]!, ...change };
    return shownWidget({ ...registry, widgets }, slot);
  };
  const closed = (standIn?: string) => ({ status: 'closed', standIn }) as const;

  test('is its own widget as it is, two colors included', () => {
    const own = {
      takes: { a: 'color', b: 'color' },
      params: { a: '#000000', b: '#FFFFFF' },
    } as Partial<Widget>;
    expect(shown({ 'flight-search': own })).toEqual({
      key: 'flight-search',
      widget: { ...search, ...own },
    });
  });

  test.each([
    ['USD', 'GBP'],
    ['usd', 'gbp'],
    ['Usd', 'gbp'],
    ['usD', 'gbp'],
  ])(
    'is a stand-in with the currency and the first color of the closed one; for %s it has %s',
    (now, then) => {
      const own = {
        ...{ ...closed('roomly-rooms'), takes: { one: 'currency', two: 'color', three: 'color' } },
        params: { one: 'gbp', two: '#111111', three: '#222222' },
      } as Partial<Widget>;
      const other = {
        takes: { money: 'currency', paint: 'color', ground: 'contrast' },
        params: { money: now, paint: '#FFFFFF', ground: '#999999', wide: true },
      } as Partial<Widget>;
      expect(shown({ 'flight-search': own, 'roomly-rooms': other })).toEqual({
        key: 'roomly-rooms',
        widget: {
          ...{ ...rooms, ...other },
          params: { money: then, paint: '#111111', ground: '#999999', wide: true },
        },
      });
    },
  );

  test('is our own hotel deals where the registry says so, and only in place of hotels', () => {
    expect(shownWidget(registry, 'hotel-map')).toEqual({
      ours: 'our-hotel-map',
      widget: registry.widgets['hotel-map'],
    });
    expect(() => shown({ 'flight-search': closed('our-deals') })).toThrow(
      new TypeError("Widget 'flight-search' leads to nothing live"),
    );
  });

  test('is never a closed widget', () => {
    expect(() => shown({ 'flight-search': closed() })).toThrow(TypeError);
    expect(() => shownWidget({ ...registry, widgets: {} }, 'flight-search')).toThrow(TypeError);
  });
});
