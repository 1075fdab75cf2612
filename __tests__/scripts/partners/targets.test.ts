import { loadPartners } from '@/lib/site/load-partners';
import type { Outbound } from '@/lib/partners/partner-url';
import { partnerTargets, uncheckedLinks } from '@/scripts/partners/targets';

const account = {
  marker: '424242',
  trs: '535353',
  ids: { ferrybus: 'ref-646464' },
  placeholders: [],
} as const;
const registry = loadPartners();
const deals: readonly Outbound[] = [
  { to: 'flights-search', target: {} },
  { to: 'flight-route', target: { from: 'NHV', to: 'EAS' } },
  { to: 'flight-route', target: { from: 'NHV', to: 'WES' } },
];
const allTargets = () => partnerTargets(registry, account, deals);
const named = (use: string) =>
  allTargets()
    .filter((target) => target.use === use)
    .map(({ name }) => name);

test('what pages link, load and frame is asked for, with stand-ins in the place of closed ones', () => {
  expect(named('page')).toContain('Skyfare, linked as flights-search');
  expect(named('form')).toEqual(['Skyfare, search form']);
  expect(named('frame')).toEqual(['Ferrybus, framed on /transfers', 'Roomly, framed on /flight-hotel']);
  expect(named('script')).toEqual([
    'Skyfare, widget flight-search',
    'Skyfare, widget flight-map',
    'Roomly, widget hotel-search',
  ]);
});

test('a page with {curly} parts is asked for as a deal fills it in, and never in place of it the home page', () => {
  const addresses = new Map(allTargets().map(({ name, url }) => [name, url.href]));
  expect(addresses.get('Skyfare, linked as flight-route')).toBe('https://www.skyfare.example/?route=NHVEAS1');
  expect(addresses.has('Roomly, linked as hotels-in-city')).toBe(false);
  expect(uncheckedLinks(registry, deals)).toEqual([
    'Skyfare, linked as seen-fare',
    'Roomly, linked as hotels-in-city',
    'Roomly, linked as hotels-for-dates',
  ]);
});

test('a stand-in without such a page is asked for its home page, to which the site links', () => {
  const { skyfare } = registry.partners;
  const closed = {
    ...registry,
    partners: { ...registry.partners, skyfare: { ...skyfare!, status: 'closed', standIn: 'quickcab' } },
  } as const;
  const links = partnerTargets(closed, account, []).filter(({ name }) => name.startsWith('Quickcab'));
  expect(links.map(({ url }) => url.href)).toContain('https://quickcab.example/');
  expect(uncheckedLinks(closed, []).filter((name) => !name.startsWith('Roomly'))).toEqual([]);
});

test('no address is asked twice for the same use, and none of a closed partner at all', () => {
  const targets = allTargets();
  const addresses = targets.map(({ use, url }) => `${use} ${url.href}`);
  expect(new Set(addresses).size).toBe(addresses.length);
  const closed = Object.values(registry.partners).filter(({ status }) => status === 'closed');
  const hosts = closed.flatMap((partner) => partner.hosts);
  expect(targets.filter(({ url }) => hosts.some((host) => url.hostname.endsWith(host)))).toEqual([]);
});

test('two links to one page are asked for once, under the name of the first', () => {
  const { links } = registry;
  const twice = { ...registry, links: { ...links, again: links['flights-search']! } };
  const names = partnerTargets(twice, account, deals).map(({ name }) => name);
  expect(names).toContain('Skyfare, linked as flights-search');
  expect(names).not.toContain('Skyfare, linked as again');
});

test('no link is asked for in a way that would count as a click', () => {
  const network = new URL(registry.network.linkUrl).hostname;
  const clicks = allTargets().filter(
    ({ use, url }) => use !== 'script' && (url.hostname === network || url.search.includes(account.marker)),
  );
  expect(clicks).toEqual([]);
});

test('a widget is loaded with a sub-id of the check, so that statistics tell it from a page of the site', () => {
  const widgets = allTargets().filter(({ use }) => use === 'script');
  expect(widgets.map(({ url }) => url.searchParams.get('shmarker'))).toEqual([
    '424242.check_widget_flight-search',
    '424242.check_widget_flight-map',
    '424242.check_widget_hotel-search',
  ]);
});

test('names hold no account values', () => {
  expect(
    allTargets()
      .map(({ name }) => name)
      .join(),
  ).not.toMatch(/424242|535353|646464/);
});
