import { loadPartners } from '@/lib/partners/load-partners';
import type { Outbound } from '@/lib/partners/partner-url';
import { partnerTargets, unaskedLinks } from '@/scripts/partners/targets';

const account = {
  marker: '424242',
  trs: '535353',
  ids: { kiwitaxi: 'ref-646464' },
  placeholders: [],
} as const;
const registry = loadPartners();
const deals: readonly Outbound[] = [
  { to: 'flights-search', target: {} },
  { to: 'flight-route', target: { from: 'NYC', to: 'LON' } },
  { to: 'flight-route', target: { from: 'NYC', to: 'PAR' } },
];
const targets = partnerTargets(registry, account, deals);
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
  ]);
});

test('a page with {curly} parts is asked for as a deal fills it in, and never in place of it the home page', () => {
  const addresses = new Map(targets.map(({ name, url }) => [name, url.href]));
  expect(addresses.get('Aviasales, linked as flight-route')).toBe(
    'https://www.aviasales.com/?params=NYCLON1',
  );
  expect(addresses.has('Trip.com, linked as hotels-in-city')).toBe(false);
  expect(unaskedLinks(registry, deals)).toEqual(['Trip.com, linked as hotels-in-city']);
});

test('a stand-in without such a page is asked for its home page, to which the site links', () => {
  const { aviasales } = registry.partners;
  const closed = {
    ...registry,
    partners: { ...registry.partners, aviasales: { ...aviasales!, status: 'closed', standIn: 'expedia' } },
  } as const;
  const links = partnerTargets(closed, account, []).filter(({ name }) => name.startsWith('Expedia'));
  expect(links.map(({ url }) => url.href)).toContain('https://www.expedia.com/');
  expect(unaskedLinks(closed, [])).toEqual(['Trip.com, linked as hotels-in-city']);
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
