import { readAccount } from '@/lib/partners/account';
import { embedFor } from '@/lib/partners/embed-url';
import { loadPartners } from '@/lib/partners/load-partners';
import { EMBED_SLOTS, WIDGET_SLOTS, type WidgetSlot } from '@/lib/partners/registry';
import { flightSearchForm } from '@/lib/partners/search-form';
import { widgetFor, widgetUrl } from '@/lib/partners/widget-url';

const registry = loadPartners();
const account = readAccount(
  {
    TRAVELPAYOUTS_MARKER: '123456',
    TRAVELPAYOUTS_TRS: '7890',
    KIWITAXI_REFID: 'ref-1',
  },
  registry,
);
const placement = { page: 'hotels', block: 'widget', item: 'a' };

function scriptOf(key: string): URL {
  const widget = registry.widgets[key];
  if (!widget) throw new Error(`No widget ${key}`);
  return new URL(widgetUrl(registry, widget, placement, account));
}

// Product 6.1 to 6.3; promo and campaign are those of the registry.
const EXPECTED: readonly [WidgetSlot, Readonly<Record<string, string>>][] = [
  [
    'flight-search',
    { promo_id: '7879', campaign_id: '100', currency: 'gbp', searchUrl: 'www.aviasales.com/search' },
  ],
  [
    'flight-map',
    {
      promo_id: '4054',
      campaign_id: '100',
      currency: 'usd',
      locale: 'en',
      origin: 'LON',
      value_min: '0',
      value_max: '1000000',
      round_trip: 'true',
      only_direct: 'false',
      width: '1200',
      height: '450',
      zoom: '2',
    },
  ],
  [
    'hotel-search',
    { promo_id: '7873', campaign_id: '101', currency: 'usd', searchUrl: 'search.hotellook.com' },
  ],
  [
    'hotel-selections',
    { promo_id: '4026', campaign_id: '101', currency: 'usd', type: 'compact', limit: '10' },
  ],
  [
    'hotel-map',
    {
      promo_id: '4285',
      campaign_id: '101',
      currency: 'usd',
      zoom: '14',
      radius: '60',
      stars: '0',
      rating_from: '0',
      rating_to: '10',
      width: '1000',
      height: '500',
    },
  ],
];

test.each(EXPECTED)('%s has the parameters of product 6', (slot, expected) => {
  const { searchParams } = scriptOf(slot);
  expect(Object.fromEntries(searchParams)).toMatchObject(expected);
});

test.each([
  [
    'flight-search',
    'show_hotels primary_override color_button color_icons dark light secondary special color_focused',
  ],
  ['flight-search', 'border_radius no_labels plain origin destination'],
  [
    'flight-map',
    'lat lng search_host radius draggable disable_zoom show_logo scrollwheel primary secondary light',
  ],
  ['hotel-selections', 'host nobooking id categories primary special'],
  ['hotel-map', 'search_host lat lng color contrast_color'],
  ['transfer-search', 'language theme from to currency'],
  ['transfer-list', 'country transfers_limit display_currency'],
  ['transfer-options', 'display_currency'],
])('%s names %s', (key, names) => {
  const { searchParams } = scriptOf(key);
  for (const name of names.split(' ')) expect(searchParams.has(name)).toBe(true);
});

test('every script comes from the host that is set, carries account and sub-id, and repeats no parameter', () => {
  for (const key of Object.keys(registry.widgets)) {
    const url = scriptOf(key);
    const names = [...url.searchParams.keys()];
    expect(url.origin + url.pathname).toBe('https://tpwdgt.com/content');
    expect(url.searchParams.get('shmarker')).toBe('123456.hotels_widget_a');
    expect(url.searchParams.get('trs')).toBe('7890');
    expect(new Set(names).size).toBe(names.length);
  }
  const moved = { ...registry, network: { ...registry.network, widgetHost: 'tp.media' } };
  expect(widgetFor(moved, 'flight-map', 'home', account)).toMatchObject({
    src: expect.stringMatching(/^https:\/\/tp\.media\/content\?/),
  });
});

test.each([
  ['flight-map', 100, 450],
  ['flight-search', 200, 320],
  ['hotel-search', 200, 320],
] as const)('%s waits %i ms and keeps %i px free, whoever draws it', (slot, delay, height) => {
  expect(widgetFor(registry, slot, 'hotels', account)).toMatchObject({ slot, delay, height });
});

test('nothing that a page shows belongs to a closed programme', () => {
  const closed = Object.values(registry.partners).filter(({ status }) => status === 'closed');
  expect(closed.map(({ name }) => name)).toEqual(['Hotellook']);
  const widgets = WIDGET_SLOTS.map((slot) => widgetFor(registry, slot, 'p', account)).flatMap((plan) =>
    'src' in plan ? plan : [],
  );
  expect(widgets.map(({ partner }) => partner)).not.toContain('Hotellook');
  const shown = [...widgets, ...EMBED_SLOTS.map((slot) => embedFor(registry, slot, 'p', account))];
  for (const { src, link } of shown) {
    expect(decodeURIComponent(src + link.href)).not.toMatch(/hotellook|campaign_id=101\b/);
    expect(link.partner).not.toBe('Hotellook');
  }
  const ids = shown.map(({ link }) => link.subId);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the framed pages carry the account, a sandbox and a plain link', () => {
  const transfers = embedFor(registry, 'transfers', 'transfers', account);
  expect(transfers.src).toBe(
    'https://widget.kiwitaxi.com/search_form-en-6.html#refparam=tpo&refid=ref-1&country=0&language=en&currency=USD',
  );
  expect(transfers.link).toMatchObject({ partner: 'Kiwitaxi', subId: 'transfers_frame_transfers-link' });
  const packages = embedFor(registry, 'flight-hotel', 'flight-hotel', account);
  expect(new URL(packages.src).searchParams.get('marker')).toBe('123456.flight-hotel_frame_flight-hotel');
  for (const { sandbox } of [transfers, packages]) {
    expect(sandbox).toContain('allow-scripts');
    expect(sandbox.split(' ')).not.toContain('allow-top-navigation');
  }
});

test('the search form is a plain GET to the partner with the marker in a hidden field', () => {
  const form = flightSearchForm(registry, { page: 'home', block: 'search', item: 'form' }, account);
  expect(form.action).toBe('https://search.aviasales.com/flights/');
  expect(form.partner).toBe('Aviasales');
  expect(form.hidden).toContainEqual(['marker', '123456.home_search_form']);
  expect(form.hidden).toContainEqual(['with_request', 'true']);
  expect(form.fields).toEqual({
    from: 'origin_iata',
    to: 'destination_iata',
    depart: 'depart_date',
    return: 'return_date',
    travelers: 'adults',
  });
  const names = [...form.hidden.map(([name]) => name), ...Object.values(form.fields)];
  expect(new Set(names).size).toBe(names.length);
});
