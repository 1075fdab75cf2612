import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEAL_LISTS, loadDestinations, loadServices } from '@/lib/deals/load-deals';
import { loadPages } from '@/lib/site/load-pages';
import { readAccount } from '@/lib/site/operator-account';
import { loadPartners } from '@/lib/site/load-partners';
import { partnerUrl, type Outbound } from '@/lib/partners/partner-url';
import { partnerHosts } from '@/lib/partners/registry';

const CONTENT = path.resolve('content');

/** Every way out that the data names, with the block it stands in. */
function everyLink(): readonly (readonly [
  block: string,
  { readonly id: string; readonly link: Outbound },
])[] {
  const { home, flights, hotels } = loadPages(CONTENT);
  const of = <T>(block: string, entries: readonly T[]) => entries.map((entry) => [block, entry] as const);
  return [
    ...DEAL_LISTS.flatMap(({ kind, page, load }) => of(`${kind}-${page}`, load(CONTENT))),
    ...of('destinations', loadDestinations(CONTENT)),
    ...loadServices(CONTENT).flatMap(({ id, partners, buttons }) =>
      of(`service-${id}`, [...partners, ...buttons]),
    ),
    ...home.tabs.flatMap(({ id, buttons }) => of(`tab-${id}`, buttons)),
    ...of('flights-page', [flights.searchButton, flights.grid.button]),
    ...of('hotels-page', [hotels.grid.button]),
  ];
}

test('every link is built, carries the marker and a sub-id of its own, and reaches no closed program', () => {
  const registry = loadPartners(CONTENT);
  const account = readAccount(registry, { TRAVELPAYOUTS_MARKER: '123456' });
  const urls = everyLink().map(([block, { id, link }]) =>
    partnerUrl(registry, { ...link, placement: { page: 'site', block, item: id } }, account),
  );
  expect(urls.length).toBeGreaterThan(40);
  expect(new Set(urls.map(({ subId }) => subId)).size).toBe(urls.length);
  for (const { href, subId } of urls) {
    const { searchParams } = new URL(href);
    expect(searchParams.get('marker')).toBe(searchParams.has('campaign_id') ? `123456.${subId}` : null);
    expect(href).not.toMatch(/hotellook|campaign_id=101/);
  }
});

test('no content but the registry names the host of a partner', () => {
  const hosts = partnerHosts(loadPartners(CONTENT));
  const files = [
    ...readdirSync(path.join(CONTENT, 'deals')).map((name) => `deals/${name}`),
    'claims.yaml',
    'pages.yaml',
    'airports.yaml',
  ];
  for (const file of files) {
    const text = readFileSync(path.join(CONTENT, file), 'utf8');
    expect(text).not.toMatch(/https?:/);
    // "Trip.com" is also the partner's name, which a button may say.
    const named = hosts.filter((host) => text.replaceAll('Trip.com', '').toLowerCase().includes(host));
    expect([file, named]).toEqual([file, []]);
  }
});
