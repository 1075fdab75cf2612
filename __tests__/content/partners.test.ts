import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readAccount } from '@/lib/site/operator-account';
import { loadPartners } from '@/lib/site/load-partners';
import { partnerUrl } from '@/lib/partners/partner-url';
import { widgetFor, widgetUrl } from '@/lib/partners/widget-url';

/* The partners, programs and widgets that the project comes with are those of docs/product.md, 6.1 to 6.3. */

const registry = loadPartners(path.resolve('content'));
const account = readAccount(registry, { TRAVELPAYOUTS_MARKER: '123456', TRAVELPAYOUTS_TRS: '7890' });
const placement = { page: 'hotels', block: 'widget', item: 'a' };

test.each([
  ['flights-search', '4114', '100', 'www.aviasales.com'],
  ['transfers-search', '647', '1', 'kiwitaxi.com'],
  ['intui', '657', '22', 'intui.travel'],
  ['gettransfer', '4439', '147', 'gettransfer.com'],
])('%s carries the program that was seen in use', (to, p, campaign, host) => {
  const { searchParams } = new URL(partnerUrl(registry, { to, target: {}, placement }, account).href);
  expect([searchParams.get('p'), searchParams.get('campaign_id')]).toEqual([p, campaign]);
  expect(new URL(searchParams.get('u') ?? '').hostname).toBe(host);
});

function scriptOf(key: string): URL {
  const widget = registry.widgets[key];
  if (!widget) throw new Error(`No widget ${key}`);
  return new URL(widgetUrl(registry, widget, placement, account));
}

const EXPECTED: readonly [string, Readonly<Record<string, string>>][] = [
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

test.each([
  ['flight-map', 100, 450],
  ['flight-search', 200, 320],
  ['hotel-search', 200, 320],
] as const)('%s waits %i ms and keeps %i px free, whoever draws it', (slot, delay, height) => {
  expect(widgetFor(registry, slot, 'hotels', account)).toMatchObject({ slot, delay, height });
});

test('the one closed program is Hotellook', () => {
  const closed = Object.values(registry.partners).filter(({ status }) => status === 'closed');
  expect(closed.map(({ name }) => name)).toEqual(['Hotellook']);
});

test('.env.example names the account of the network and of each partner outside it', () => {
  const text = readFileSync(path.join(process.cwd(), '.env.example'), 'utf8');
  const pairs = [...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value] as const);
  expect(readAccount(registry, Object.fromEntries(pairs)).placeholders).toHaveLength(4);
});
