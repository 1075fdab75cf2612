import { readAccount } from '@/lib/site/operator-account';
import { embedFor } from '@/lib/partners/embed-url';
import { loadPartners } from '@/lib/site/load-partners';
import { EMBED_SLOTS, WIDGET_SLOTS } from '@/lib/partners/registry';
import { widgetFor, widgetUrl } from '@/lib/partners/widget-url';

const registry = loadPartners();
const account = readAccount(registry, {
  TRAVELPAYOUTS_MARKER: '123456',
  TRAVELPAYOUTS_TRS: '7890',
  FERRYBUS_REF: 'ref-1',
});
const placement = { page: 'hotels', block: 'widget', item: 'a' };

function scriptOf(key: string): URL {
  const widget = registry.widgets[key];
  if (!widget) throw new Error(`No widget ${key}`);
  return new URL(widgetUrl(registry, widget, placement, account));
}

test('the parameters of a widget stand in the address of its script as they are written, with its numbers', () => {
  expect(Object.fromEntries(scriptOf('flight-search').searchParams)).toMatchObject({
    ...{ promo_id: '1001', campaign_id: '101', currency: 'gbp', color_button: '#0B6E75' },
    ...{ no_labels: '', plain: 'true' },
  });
});

test('every script comes from the host that is set, carries account and sub-id, and repeats no parameter', () => {
  for (const key of Object.keys(registry.widgets)) {
    const url = scriptOf(key);
    const names = [...url.searchParams.keys()];
    expect(url.origin + url.pathname).toBe('https://widgets.example/content');
    expect(url.searchParams.get('shmarker')).toBe('123456.hotels_widget_a');
    expect(url.searchParams.get('trs')).toBe('7890');
    expect(new Set(names).size).toBe(names.length);
  }
  const moved = { ...registry, network: { ...registry.network, widgetHost: 'other.example' } };
  expect(widgetFor(moved, 'flight-map', 'home', account)).toMatchObject({
    src: expect.stringMatching(/^https:\/\/other\.example\/content\?/),
  });
});

test.each([
  ['flight-map', 100, 450],
  ['flight-search', 200, 320],
  ['hotel-search', 200, 320],
] as const)('%s waits %i ms and keeps %i px free, whoever draws it', (slot, delay, height) => {
  expect(widgetFor(registry, slot, 'hotels', account)).toMatchObject({ slot, delay, height });
});

test('nothing that a page shows belongs to a closed program', () => {
  const closed = Object.values(registry.partners).filter(({ status }) => status === 'closed');
  expect(closed.map(({ name }) => name)).toEqual(['Oldstay']);
  const widgets = WIDGET_SLOTS.map((slot) => widgetFor(registry, slot, 'p', account)).flatMap((plan) =>
    'src' in plan ? plan : [],
  );
  expect(widgets.map(({ partner }) => partner)).not.toContain('Oldstay');
  const shown = [...widgets, ...EMBED_SLOTS.map((slot) => embedFor(registry, slot, 'p', account))];
  for (const { src, link } of shown) {
    expect(decodeURIComponent(src + link.href)).not.toMatch(/oldstay|campaign_id=106\b/);
    expect(link.partner).not.toBe('Oldstay');
  }
  const ids = shown.map(({ link }) => link.subId);
  expect(new Set(ids).size).toBe(ids.length);
});
