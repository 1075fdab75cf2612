import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentWith } from '@/__tests__/support/content-copy';
import { readAccount } from '@/lib/site/operator-account';
import { WIDGET_SLOTS, type PartnerRegistry, type Widget } from '@/lib/partners/registry';
import { isOnStandIn, listStandIns, WIDGET_PAGES } from '@/lib/deals/stand-ins';
import { widgetFor } from '@/lib/partners/widget-url';

const partner = (
  name: string,
  status: 'live' | 'closed',
  standIn?: string,
): PartnerRegistry['partners'][string] => ({
  ...{ name, status, standIn, verified: true, csp: {} },
  hosts: [`${name.toLowerCase()}.example`],
  link: { shape: 'network', p: name.length, campaign: name.length },
  pages: { home: `https://${name.toLowerCase()}.example/` },
});

const widget = (shows: Widget['shows'], more: Partial<Widget> = {}): Widget => ({
  ...{ shows, partner: 'open', status: 'live', promo: 1, campaign: 1, delay: 300, height: 500 },
  ...{ link: 'go', params: {}, takes: {} },
  ...more,
});

const closed = (shows: Widget['shows'], standIn: string, more: Partial<Widget> = {}) =>
  widget(shows, { partner: 'shut', status: 'closed', standIn, ...more });

const registryWith = (widgets: PartnerRegistry['widgets']) =>
  ({
    accounts: {},
    searchForm: { partner: 'open' },
    network: { linkUrl: 'https://net.example/r', shortHosts: [], widgetHost: 'widgets.example', csp: {} },
    partners: { open: partner('Open', 'live'), shut: partner('Shut', 'closed', 'open') },
    links: { go: { partner: 'open', page: 'home' }, old: { partner: 'shut', page: 'home' } },
    widgets: {
      'flight-search': widget('flight-search'),
      'flight-map': widget('flight-map'),
      'hotel-search': widget('hotel-search'),
      'hotel-selections': widget('hotel-selections'),
      'hotel-map': widget('hotel-map'),
      ...widgets,
    },
    embeds: { transfers: { status: 'live' }, 'flight-hotel': { status: 'live' } },
  }) as unknown as PartnerRegistry;

const account = readAccount(registryWith({}), { TRAVELPAYOUTS_MARKER: '1234', TRAVELPAYOUTS_TRS: '5678' });

const planOf = (registry: PartnerRegistry, slot: 'hotel-map' | 'hotel-selections') =>
  widgetFor(registry, slot, 'hotels', account);

test('a stand-in of another kind brings its kind, by which its words are found; the widget itself brings its own back', () => {
  const map = closed('hotel-map', 'search');
  const registry = registryWith({ 'hotel-map': map, search: widget('hotel-search') });
  expect(planOf(registry, 'hotel-map')).toMatchObject({ kind: 'hotel-search', partner: 'Open', height: 500 });
  const reopened = registryWith({ 'hotel-map': { ...map, partner: 'open', status: 'live' } });
  expect(planOf(reopened, 'hotel-map')).toMatchObject({ kind: 'hotel-map', partner: 'Open' });
});

test('our own deals stand in without a script and without a reserved height', () => {
  const registry = registryWith({
    'hotel-map': closed('hotel-map', 'our-deals'),
    'hotel-selections': closed('hotel-selections', 'our-deals', { height: 420 }),
  });
  const list = planOf(registry, 'hotel-selections');
  expect(list).toMatchObject({ kind: 'our-hotel-selections' });
  expect(list).not.toHaveProperty('src');
  expect(list).not.toHaveProperty('height');
  expect(list.link.subId).toBe('hotels_widget_hotel-selections-link');
  expect(planOf(registry, 'hotel-map')).toMatchObject({ kind: 'our-hotel-map' });
});

test('currency and colors of the place reach a stand-in where it takes them, by the names it has for them', () => {
  const registry = registryWith({
    'hotel-map': closed('hotel-map', 'search', {
      params: { currency: 'eur', color: '#0B6E75', zoom: 14 },
      takes: { currency: 'currency', color: 'color' },
    }),
    search: widget('hotel-search', {
      params: { money: 'USD', button: '#000000', edge: '#111111', fixed: 'usd' },
      takes: { money: 'currency', button: 'color', edge: 'contrast' },
    }),
  });
  const plan = planOf(registry, 'hotel-map');
  const { searchParams } = new URL('src' in plan ? plan.src : '');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    ...{ money: 'EUR', button: '#0B6E75', edge: '#111111', fixed: 'usd' },
  });
  expect(searchParams.has('zoom')).toBe(false);
});

test('every slot of a widget is an anchor of a page', () => {
  expect(Object.keys(WIDGET_PAGES).toSorted()).toEqual(WIDGET_SLOTS.toSorted());
});

test('every place on a stand-in is named with page, place, what was wanted and what is shown', () => {
  const registry = registryWith({
    'hotel-map': closed('hotel-map', 'our-deals'),
    'hotel-selections': closed('hotel-selections', 'search'),
    search: widget('hotel-search'),
  });
  expect(listStandIns(registry).map((entry) => Object.values(entry))).toEqual([
    ['/hotels', 'hotel-selections', 'Shut, hotel-selections', 'Open, search'],
    ['/hotels', 'hotel-map', 'Shut, hotel-map', 'our own hotel deals'],
    ['every page with it', 'link old', 'Shut', 'Open'],
  ]);
});

test('our own deals are not named where there are none to show', () => {
  const { directory } = contentWith('deals/hotels.yaml');
  for (const name of ['hotels', 'hotel-grid'])
    writeFileSync(path.join(directory, `deals/${name}.yaml`), '[]');
  const registry = registryWith({
    'hotel-map': closed('hotel-map', 'our-deals'),
    'hotel-selections': closed('hotel-selections', 'our-deals'),
  });
  const none = 'nothing, as there are no hotel deals for it';
  expect(listStandIns(registry, directory).map(({ shown }) => shown)).toEqual([none, none, 'Open']);
});

test('the search and the cities of the page for hotels are named as left out where a stand-in has no page for them', () => {
  const registry = {
    ...registryWith({}),
    links: {
      'hotels-for-dates': { partner: 'shut', page: 'list' },
      'hotels-in-city': { partner: 'shut', page: 'city' },
    },
  };
  expect(listStandIns(registry).map((entry) => Object.values(entry))).toEqual([
    ['/hotels', 'hotels.search', 'Shut', 'nothing, as Open has no page for it'],
    ['/hotels', 'hotels.cities', 'Shut', 'nothing, as Open has no page for it'],
    ['every page with it', 'link hotels-for-dates', 'Shut', 'Open'],
    ['every page with it', 'link hotels-in-city', 'Shut', 'Open'],
  ]);
  const pages = { ...partner('Open', 'live').pages, city: 'https://open.example/{city}' };
  const withCities = {
    ...registry,
    partners: { ...registry.partners, open: { ...partner('Open', 'live'), pages } },
  };
  expect(listStandIns(withCities).map(({ place }) => place)).not.toContain('hotels.cities');
});

test('a framed page on a stand-in is named with its own page', () => {
  const embed = (name: string, status: 'live' | 'closed', standIn?: string) => ({
    partner: name,
    status,
    standIn,
  });
  const registry = {
    ...registryWith({}),
    links: {},
    embeds: {
      transfers: embed('shut', 'closed', 'rides'),
      rides: embed('open', 'live'),
      'flight-hotel': embed('open', 'live'),
    },
  } as unknown as PartnerRegistry;
  expect(listStandIns(registry)).toEqual([
    { page: '/transfers', place: 'transfers', wanted: 'Shut, transfers', shown: 'Open, rides' },
  ]);
});

test('nothing is on a stand-in where all is live', () => {
  const registry = {
    ...registryWith({}),
    links: { go: { partner: 'open', page: 'home' } },
  } as unknown as PartnerRegistry;
  expect(listStandIns(registry)).toEqual([]);
  expect(isOnStandIn(registry, 'hotels_widget_hotel-map-link')).toBe(false);
});

test.each([
  ['hotels_widget_hotel-map', true],
  ['hotels_widget_hotel-map-link', true],
  ['hotels_hotel-map_paris', true],
  ['hotels_widget_hotel-search-link', false],
  ['hotels_grid_hotel-map', false],
  ['transfers_frame_transfers', true],
  ['transfers_frame_transfers-link', true],
  ['transfers_frame_transfers-fallback', true],
  ['transfers_grid_transfers-link', false],
  ['flight-hotel_frame_flight-hotel-link', false],
  ['', false],
])('the sub-id %j: on a stand-in is %s', (subId, expected) => {
  const registry = {
    ...registryWith({ 'hotel-map': closed('hotel-map', 'our-deals') }),
    embeds: { transfers: { status: 'closed', standIn: 'rides' }, 'flight-hotel': { status: 'live' } },
  } as unknown as PartnerRegistry;
  expect(isOnStandIn(registry, subId)).toBe(expected);
});
