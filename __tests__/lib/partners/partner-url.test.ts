import { readAccount } from '@/lib/site/operator-account';
import { loadPartners } from '@/lib/site/load-partners';
import fc from 'fast-check';
import {
  addressOf,
  fill,
  fittingTarget,
  outboundProblem,
  partnerNameOf,
  partnerUrl,
  seenFare,
  takesPart,
  targetParts,
  type Outbound,
} from '@/lib/partners/partner-url';
import type { PartnerRegistry } from '@/lib/partners/registry';
import { registry as outside } from '@/__tests__/fixtures/partner-registry';

const registry = loadPartners();
const account = readAccount(registry, {
  TRAVELPAYOUTS_MARKER: '123456',
  TRAVELPAYOUTS_TRS: '7890',
  BUNKHOUSE_ID: 'bh-1',
});
const placement = { page: 'home', block: 'flights', item: 'norhaven-eastwick' };
const link = (outbound: Outbound, from: PartnerRegistry = registry) =>
  partnerUrl(from, { ...outbound, placement }, account);

/** The registry with other statuses. */
function withPartners(
  changes: Readonly<Record<string, Partial<PartnerRegistry['partners'][string]>>>,
): PartnerRegistry {
  const partners = { ...registry.partners };
  for (const [key, change] of Object.entries(changes)) {
    const partner = partners[key];
    if (partner) partners[key] = { ...partner, ...change };
  }
  return { ...registry, partners };
}

test('a deep link has the shape of the network, with the sub-id behind the marker and the address encoded once', () => {
  expect(link({ to: 'flight-route', target: { from: 'NHV', to: 'EAS' } })).toEqual({
    href:
      'https://go.network.example/r?marker=123456.home_flights_norhaven-eastwick&trs=7890&p=11' +
      '&u=https%3A%2F%2Fwww.skyfare.example%2F%3Froute%3DNHVEAS1&campaign_id=101',
    partner: 'Skyfare',
    subId: 'home_flights_norhaven-eastwick',
  });
});

test('every link carries whose it is with its sub-id: the marker in the network, an account of its own elsewhere', () => {
  const targets: Readonly<Record<string, Outbound['target']>> = {
    'flight-route': { from: 'NHV', to: 'EAS' },
    'hotels-in-city': { city: 'Westerlo' },
    'hotels-for-dates': { city: 'Westerlo', checkIn: '2030-05-10', checkOut: '2030-05-12', guests: '2' },
    'seen-fare': { path: 'search/NHV1401EAS21011' },
  };
  for (const to of Object.keys(registry.links)) {
    const { searchParams } = new URL(link({ to, target: targets[to] ?? {} }).href);
    const isOfNetwork = searchParams.has('campaign_id');
    expect(searchParams.get('marker')).toBe(isOfNetwork ? '123456.home_flights_norhaven-eastwick' : null);
    expect([...searchParams.values()].join()).toContain('home_flights_norhaven-eastwick');
  }
});

test('a target cannot break out of its place in the address', () => {
  const { searchParams } = new URL(link({ to: 'hotels-in-city', target: { city: 'A&B=#/?{city}' } }).href);
  const inner = new URL(searchParams.get('u') ?? '');
  expect(inner.searchParams.get('city')).toBe('A&B=#/?{city}');
  expect(inner.hostname).toBe('www.roomly.example');
  expect(searchParams.get('campaign_id')).toBe('102');
});

describe('the search that a price was seen in', () => {
  const targetOf = (path: string) => {
    const { searchParams } = new URL(link(seenFare(registry, path) as Outbound).href);
    return { address: searchParams.get('u') ?? '', marker: searchParams.get('marker') };
  };

  test('keeps the path and query as they came, and the sub-id of the place', () => {
    expect(targetOf('/search/NHV1401EAS21011?t=SK17&expected_price=349%20usd')).toEqual({
      address: 'https://www.skyfare.example/search/NHV1401EAS21011?t=SK17&expected_price=349%20usd',
      marker: '123456.home_flights_norhaven-eastwick',
    });
  });

  test('has what an address cannot hold in its encoded form', () => {
    expect(targetOf('/süd "1" <2>').address).toBe('https://www.skyfare.example/s%C3%BCd%20%221%22%20%3C2%3E');
  });

  test('is on the host of the partner, whatever the path', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '@',
      ':',
      '..',
      '//',
      '?',
      '#',
      '%',
      '&u=',
      'evil.example',
      'é',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const { address } = targetOf(`/x${pieces.join('')}`);
        expect(new URL(address).host).toBe('www.skyfare.example');
        expect(targetOf(`/${pieces.join('')}x`).address).toMatch(/^https:\/\/www\.skyfare\.example\//);
      }),
    );
  });

  test('is not linked without an entry of the registry, or where its partner is closed', () => {
    expect(seenFare({ ...registry, links: {} }, '/search/x')).toBeUndefined();
    expect(
      seenFare(withPartners({ skyfare: { status: 'closed', standIn: 'roomly' } }), '/search/x'),
    ).toBeUndefined();
  });
});

test('a closed partner is never reached: its stand-in answers with the page of the same kind', () => {
  const closed = withPartners({ roomly: { status: 'closed', standIn: 'dormant' } });
  const { href, partner } = link({ to: 'hotels-search', target: {} }, closed);
  expect(partner).toBe('Dormant Inns');
  expect(new URL(href).searchParams.get('u')).toBe('https://www.dormant.example/inns');
});

test('a stand-in without such a page answers with its home page', () => {
  const closed = withPartners({ skyfare: { status: 'closed', standIn: 'bunkhouse' } });
  const { href } = link({ to: 'flight-route', target: { from: 'NHV', to: 'EAS' } }, closed);
  expect(new URL(href).origin + new URL(href).pathname).toBe('https://www.bunkhouse.example/');
});

test('a chain of closed partners is followed to its live end', () => {
  const closed = withPartners({
    skyfare: { status: 'closed', standIn: 'oldstay' },
    roomly: { status: 'closed', standIn: 'dormant' },
  });
  expect(link({ to: 'flights-search', target: {} }, closed).partner).toBe('Dormant Inns');
});

test.each<[string, Outbound, string]>([
  ['an unknown key', { to: 'no-such-link', target: {} }, "to is 'no-such-link', expected a key of links"],
  [
    'a key that every object inherits',
    { to: 'constructor', target: {} },
    'in content/partners.yaml: flights-search, flight-route, ',
  ],
  [
    'a missing target',
    { to: 'flight-route', target: { to: 'EAS' } },
    "target is to, expected from, to, as 'flight-route' needs",
  ],
  [
    'no target',
    { to: 'hotels-in-city', target: {} },
    "target is nothing, expected city, as 'hotels-in-city'",
  ],
  ['a blank target', { to: 'hotels-in-city', target: { city: ' ' } }, 'target is city, expected city'],
  [
    'a target of another name',
    { to: 'hotels-in-city', target: { town: 'Westerlo' } },
    'target is town, expected city',
  ],
  [
    'targets that nothing uses',
    { to: 'hotels-search', target: { town: 'Westerlo', city: 'Westerlo' } },
    "target is city, town, expected nothing, as 'hotels-search' leads to a fixed page",
  ],
])('%s is a problem that is reported, and a link that is not built', (_, outbound, message) => {
  expect(outboundProblem(registry, outbound)?.field).toBe(message.startsWith('target') ? 'target' : 'to');
  expect(() => link(outbound)).toThrow(TypeError);
  expect(() => link(outbound)).toThrow(message);
});

test('a page may name its values in any order, and one of them twice', () => {
  const pages = { flights: 'https://www.skyfare.example/?to={to}&from={from}&back={from}' };
  const changed = withPartners({ skyfare: { pages } });
  const target = { from: 'NHV', to: 'EAS' };
  const route = { ...changed, links: { route: { partner: 'skyfare', page: 'flights' } } };
  const { searchParams } = new URL(link({ to: 'route', target }, route).href);
  expect(searchParams.get('u')).toBe('https://www.skyfare.example/?to=EAS&from=NHV&back=NHV');
});

test('a target may name the parts of all pages, each once', () => {
  expect(targetParts({ partners: {} })).toEqual([]);
  expect(targetParts(registry)).toEqual(['from', 'to', 'path', 'city', 'checkIn', 'checkOut', 'guests']);
});

describe('what links of content fall back to', () => {
  const rails = outside.partners.rails!;
  test('a page whose values are not all known is left out for the home page', () => {
    expect(addressOf(rails, 'to', { city: 'Lyon' })).toBe('https://rails.example/go?city=Lyon&lang=en#top');
    expect(addressOf(rails, 'to', { town: 'Lyon' })).toBe('https://rails.example/');
    expect(addressOf({ ...rails, pages: {} }, 'to', {})).toBe('');
    expect(fill('https://rails.example/{city}', {})).toBe('https://rails.example/');
  });

  test('of known values a link takes those that its page shows', () => {
    const known = { city: 'Lyon', from: 'PAR', to: 'LYS' };
    expect(fittingTarget(registry, 'flight-route', known)).toEqual({ from: 'PAR', to: 'LYS' });
    expect(fittingTarget(registry, 'hotels-in-city', known)).toEqual({ city: 'Lyon' });
    expect(fittingTarget(registry, 'hotels-search', known)).toEqual({});
    expect(fittingTarget(registry, 'no-such-link', known)).toEqual({});
  });

  test('a link is called after the partner that it opens, and an unknown one is reported', () => {
    expect(partnerNameOf(registry, 'flights-search')).toBe('Skyfare');
    expect(partnerNameOf(registry, 'old-rooms')).toBe('Roomly');
    expect(() => partnerNameOf(registry, 'no-such-link')).toThrow("Unknown link 'no-such-link'");
  });
});

test('a placement that a report could not show is refused', () => {
  const bad = { ...placement, item: 'Eastwick & Co' };
  expect(() => partnerUrl(registry, { to: 'flights-search', target: {}, placement: bad }, account)).toThrow(
    /item 'Eastwick & Co'/,
  );
});

describe('outside the network', () => {
  const NETWORK = { TRAVELPAYOUTS_MARKER: '123456', TRAVELPAYOUTS_TRS: '7890' };
  const own = readAccount(outside, { ...NETWORK, RAILS_ID: 'ab-12.c', HOSTELS_ID: '77' });
  const trains = { page: 'home', block: 'trains', item: 'paris-lyon' };
  const linkOutside = (to: string, target = {}, of = own, place = trains) =>
    partnerUrl(outside, { to, target, placement: place }, of);

  test('a link outside the network carries id and sub-id of its own account, and never the marker', () => {
    const { href, subId } = linkOutside('trains-to', { city: 'Lyon' });
    expect(href).toBe(`https://rails.example/go?city=Lyon&lang=en&partner_id=ab-12.c&cmp=${subId}#top`);
    expect(href).not.toContain(NETWORK.TRAVELPAYOUTS_MARKER);
  });

  test('the sub-id is cut to what the partner takes, and differs still', () => {
    const ids = ['paris-lyon', 'paris-lille'].map(
      (item) =>
        new URL(linkOutside('trains', {}, own, { ...trains, item }).href).searchParams.get('cmp') ?? '',
    );
    expect(ids.map((id) => id.length)).toEqual([20, 20]);
    expect(new Set(ids).size).toBe(2);
    // The network takes the same one whole.
    expect(linkOutside('flights').subId).toBe('home_trains_paris-lyon');
  });

  test('a partner that knows no sub-id gets none', () => {
    expect(linkOutside('hostels').href).toBe('https://hostels.example/?aid=77');
  });

  test('a sub-id that is as long as the partner allows is whole', () => {
    const { href, subId } = linkOutside('trains', {}, own, { ...trains, item: 'paris-ly' });
    expect(subId).toBe('home_trains_paris-ly');
    expect(new URL(href).searchParams.get('cmp')).toBe(subId);
  });

  test('an account that the registry does not have adds nothing', () => {
    const none = { ...outside, accounts: {} };
    expect(partnerUrl(none, { to: 'trains', target: {}, placement: trains }, own)).toEqual({
      href: 'https://rails.example/',
      partner: 'Rails',
      subId: 'home_trains_paris-lyon',
    });
  });

  test('without an id a link goes out as it is, whatever the network has', () => {
    const none = readAccount(outside, NETWORK);
    expect(linkOutside('trains', {}, none).href).toBe('https://rails.example/');
    expect(linkOutside('hostels', {}, none).href).toBe('https://hostels.example/');
  });
});

test('a link takes a part of the page that it opens, which may be that of a stand-in', () => {
  expect(takesPart(registry, 'hotels-in-city', 'city')).toBe(true);
  expect(takesPart(registry, 'hotels-in-city', 'from')).toBe(false);
  expect(takesPart(registry, 'hotels-search', 'city')).toBe(false);
  const closed = withPartners({ roomly: { status: 'closed', standIn: 'skyfare' } });
  expect(takesPart(closed, 'hotels-in-city', 'city')).toBe(false);
  expect(() => takesPart(registry, 'nowhere', 'city')).toThrow("Unknown link 'nowhere'");
});
