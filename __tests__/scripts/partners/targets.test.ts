import { loadPartners } from '@/lib/partners/load-partners';
import { partnerTargets } from '@/scripts/partners/targets';

const account = {
  marker: '424242',
  trs: '535353',
  kiwitaxiRefId: 'ref-646464',
  siteEnv: 'preview',
  placeholders: [],
} as const;
const registry = loadPartners();
const targets = partnerTargets(registry, account);
const named = (use: string) => targets.filter((target) => target.use === use).map(({ name }) => name);

test('what pages link, load and frame is asked for, with stand-ins in the place of closed ones', () => {
  expect(named('page')).toEqual(
    expect.arrayContaining(['Aviasales, linked as flights-search', 'Aviasales, search form']),
  );
  expect(named('frame')).toEqual(['Kiwitaxi, framed on /transfers', 'Trip.com, framed on /flight-hotel']);
  expect(named('script')).toEqual([
    'Aviasales, widget flight-search',
    'Aviasales, widget flight-map',
    'Trip.com, widget hotel-search',
    'Hostelworld, widget hotel-selections',
    'Trip.com, widget hotel-map',
  ]);
});

test('no address is asked twice for the same use, and none of a closed partner at all', () => {
  const addresses = targets.map(({ use, url }) => `${use} ${url.href}`);
  expect(new Set(addresses).size).toBe(addresses.length);
  const closed = Object.values(registry.partners).filter(({ status }) => status === 'closed');
  const hosts = closed.flatMap((partner) => partner.hosts);
  expect(targets.filter(({ url }) => hosts.some((host) => url.hostname.endsWith(host)))).toEqual([]);
});

test('no link is asked for in a way that would count as a click', () => {
  const network = new URL(registry.network.linkUrl).hostname;
  const clicks = targets.filter(
    ({ use, url }) => use !== 'script' && (url.hostname === network || url.search.includes(account.marker)),
  );
  expect(clicks).toEqual([]);
});

test('names hold no account values', () => {
  expect(targets.map(({ name }) => name).join()).not.toMatch(/424242|535353|646464/);
});
