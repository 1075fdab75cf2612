import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadPartners } from '@/lib/site/load-partners';
import { listPlaces } from '@/scripts/earnings/places';
import { registry as outside } from '@/__tests__/fixtures/partner-registry';
import { frameOf } from '@/__tests__/support/frame-of';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

const fixture = loadPartners();
const { linkUrl, widgetHost } = fixture.network;

/** The places of an export with these pages, as `sub-id, partner, pages`. */
function placesOf(pages: Readonly<Record<string, string>>, registry = fixture): readonly string[] {
  const out = temporaryFolder();
  for (const [name, html] of Object.entries(pages)) writeFileSync(path.join(out, name), html);
  return [...listPlaces(out, registry).values()].map(
    ({ subId, partner, pages: found, isLink }) =>
      `${subId} ${isLink ? 'leads to' : 'shows'} ${partner} on ${found.join(' ')}`,
  );
}
const onPage = (html: string, registry = fixture) => placesOf({ 'index.html': html }, registry);
const widget = (query: string) => `<div data-src="https://${widgetHost}/content?${query}"></div>`;
const frame = (query: string) => frameOf(`${linkUrl}?${query}`);

test('a widget belongs to the partner of both of its numbers', () => {
  const { promo, campaign, partner } = Object.values(fixture.widgets)[0]!;
  const name = fixture.partners[partner]?.name;
  const shown = (promoId: number, campaignId: number) =>
    onPage(widget(`shmarker=1.a_b_c&promo_id=${promoId}&campaign_id=${campaignId}`));
  expect(shown(promo, campaign)).toEqual([`a_b_c shows ${name} on /`]);
  expect(shown(9, campaign)).toEqual(['a_b_c shows unknown on /']);
  expect(shown(promo, 9)).toEqual(['a_b_c shows unknown on /']);
});

test('a frame belongs to the partner of its program', () => {
  expect(onPage(frame('marker=1.a_b_c&p=14&campaign_id=104'))).toEqual(['a_b_c shows Quickcab on /']);
  expect(onPage(frame('marker=1.a_b_c&p=14&campaign_id=9'))).toEqual(['a_b_c shows unknown on /']);
});

test('a sub-id is all that stands behind the marker', () => {
  expect(onPage(frame('marker=1.a_b_c.d&p=14&campaign_id=104'))).toEqual(['a_b_c.d shows Quickcab on /']);
});

test.each([
  ['a widget without a marker', widget('promo_id=1&campaign_id=2')],
  ['a frame with a marker alone', frame('marker=1&p=14&campaign_id=104')],
  ['a frame of somebody else', frameOf('https://video.example/?marker=1.a_b_c&p=14&campaign_id=104')],
  ['a frame without an address', '<iframe></iframe>'],
  ['what is no address', '<div data-src="/pictures/a.jpg?marker=1.a_b_c"></div>'],
  ['a link to somebody else', '<a href="https://elsewhere.example/?marker=1.a_b_c">x</a>'],
])('%s is no place that the network counts', (_, html) => {
  expect(onPage(html)).toEqual([]);
});

test('what a partner outside of the network counts, the network does not know', () => {
  const html = '<a href="https://rails.example/?partner_id=ab&cmp=a_b_c">x</a>';
  expect(onPage(html, outside)).toEqual([]);
});

test('a link of the network in a program that nobody has is a place all the same', () => {
  expect(onPage(`<a href="${linkUrl}?marker=1.a_b_c&p=1&campaign_id=9">x</a>`)).toEqual([
    'a_b_c leads to unknown on /',
  ]);
});

test('a place has each of its pages once', () => {
  const link = `<a href="${linkUrl}?marker=1.a_b_c&p=11&campaign_id=101">x</a>`;
  expect(placesOf({ 'a.html': link + link, 'b.html': link })).toEqual(['a_b_c leads to Skyfare on /a /b']);
});
