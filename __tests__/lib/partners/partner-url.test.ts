import { readAccount } from '@/lib/partners/account';
import { loadPartners } from '@/lib/partners/load-partners';
import { outboundProblem, partnerUrl, type Outbound } from '@/lib/partners/partner-url';
import type { PartnerRegistry } from '@/lib/partners/registry';

const registry = loadPartners();
const account = readAccount(
  {
    TRAVELPAYOUTS_MARKER: '123456',
    TRAVELPAYOUTS_TRS: '7890',
    HOSTELWORLD_ID: 'hw-1',
  },
  registry,
);
const placement = { page: 'home', block: 'flights', item: 'new-york-london' };
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
  expect(link({ to: 'flight-route', target: { from: 'NYC', to: 'LON' } })).toEqual({
    href:
      'https://tp.media/r?marker=123456.home_flights_new-york-london&trs=7890&p=4114' +
      '&u=https%3A%2F%2Fwww.aviasales.com%2F%3Fparams%3DNYCLON1&campaign_id=100',
    partner: 'Aviasales',
    subId: 'home_flights_new-york-london',
  });
});

test.each([
  ['flights-search', '4114', '100', 'www.aviasales.com'],
  ['transfers-search', '647', '1', 'kiwitaxi.com'],
  ['intui', '657', '22', 'intui.travel'],
  ['gettransfer', '4439', '147', 'gettransfer.com'],
])('%s carries the programme that was seen in use', (to, p, campaign, host) => {
  const { searchParams } = new URL(link({ to, target: {} }).href);
  expect([searchParams.get('p'), searchParams.get('campaign_id')]).toEqual([p, campaign]);
  expect(new URL(searchParams.get('u') ?? '').hostname).toBe(host);
});

test('every link carries whose it is with its sub-id: the marker in the network, an account of its own elsewhere', () => {
  const targets: Readonly<Record<string, Outbound['target']>> = {
    'flight-route': { from: 'NYC', to: 'LON' },
    'hotels-in-city': { city: 'Rome' },
  };
  for (const to of Object.keys(registry.links)) {
    const { searchParams } = new URL(link({ to, target: targets[to] ?? {} }).href);
    const isOfNetwork = searchParams.has('campaign_id');
    expect(searchParams.get('marker')).toBe(isOfNetwork ? '123456.home_flights_new-york-london' : null);
    expect([...searchParams.values()].join()).toContain('home_flights_new-york-london');
  }
});

test('a target cannot break out of its place in the address', () => {
  const { searchParams } = new URL(link({ to: 'hotels-in-city', target: { city: 'A&B=#/?{city}' } }).href);
  const inner = new URL(searchParams.get('u') ?? '');
  expect(inner.searchParams.get('cityName')).toBe('A&B=#/?{city}');
  expect(inner.hostname).toBe('www.trip.com');
  expect(searchParams.get('campaign_id')).toBe('121');
});

test('a closed partner is never reached: its stand-in answers with the page of the same kind', () => {
  const closed = withPartners({ 'trip-com': { status: 'closed', standIn: 'expedia' } });
  const { href, partner } = link({ to: 'packages-search', target: {} }, closed);
  expect(partner).toBe('Expedia');
  expect(new URL(href).searchParams.get('u')).toBe('https://www.expedia.com/Vacation-Packages');
});

test('a stand-in without such a page answers with its home page', () => {
  const closed = withPartners({ aviasales: { status: 'closed', standIn: 'trip-com' } });
  const { href } = link({ to: 'flight-route', target: { from: 'NYC', to: 'LON' } }, closed);
  expect(new URL(href).searchParams.get('u')).toBe('https://www.trip.com/');
});

test('a chain of closed partners is followed to its live end', () => {
  const closed = withPartners({
    aviasales: { status: 'closed', standIn: 'hotellook' },
    'trip-com': { status: 'closed', standIn: 'expedia' },
  });
  expect(link({ to: 'flights-search', target: {} }, closed).partner).toBe('Expedia');
});

test.each<[string, Outbound, 'to' | 'target']>([
  ['an unknown key', { to: 'no-such-link', target: {} }, 'to'],
  ['a key that every object inherits', { to: 'constructor', target: {} }, 'to'],
  ['a missing target', { to: 'flight-route', target: { from: 'NYC' } }, 'target'],
  ['a blank target', { to: 'hotels-in-city', target: { city: ' ' } }, 'target'],
  ['a target of another name', { to: 'hotels-in-city', target: { town: 'Rome' } }, 'target'],
  ['a target that nothing uses', { to: 'hotels-search', target: { city: 'Rome' } }, 'target'],
])('%s is a problem that names its field, and a link that is not built', (_, outbound, field) => {
  expect(outboundProblem(registry, outbound)?.field).toBe(field);
  expect(() => link(outbound)).toThrow(TypeError);
});

test('a placement that a report could not show is refused', () => {
  const bad = { ...placement, item: 'Paris & Rome' };
  expect(() => partnerUrl(registry, { to: 'flights-search', target: {}, placement: bad }, account)).toThrow(
    /item 'Paris & Rome'/,
  );
});
