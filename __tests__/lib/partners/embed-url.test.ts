import { readAccount } from '@/lib/site/operator-account';
import { embedFor, embedUrl, EMBED_PLACEHOLDERS } from '@/lib/partners/embed-url';
import { liveEntry } from '@/lib/partners/registry';
import { loadPartners } from '@/lib/site/load-partners';
import { registry as outside } from '@/__tests__/fixtures/partner-registry';

const NETWORK = { TRAVELPAYOUTS_MARKER: '123456', TRAVELPAYOUTS_TRS: '7890' };
const registry = loadPartners();
const account = readAccount(registry, { ...NETWORK, FERRYBUS_REF: 'ref-1' });

test('the framed pages carry the account, a sandbox and a plain link', () => {
  const transfers = embedFor(registry, 'transfers', 'transfers', account);
  expect(transfers.src).toBe('https://frame.ferrybus.example/search.html#ref=ref-1&currency=USD');
  expect(transfers.link).toMatchObject({ partner: 'Ferrybus', subId: 'transfers_frame_transfers-link' });
  expect(transfers.fallback).toEqual({
    ...transfers.link,
    href: transfers.link.href.replace('transfers-link', 'transfers-fallback'),
    subId: 'transfers_frame_transfers-fallback',
  });
  const packages = embedFor(registry, 'flight-hotel', 'flight-hotel', account);
  expect(new URL(packages.src).searchParams.get('marker')).toBe('123456.flight-hotel_frame_flight-hotel');
  expect(transfers.sandbox).toMatch(/^allow-[a-z-]+(?: allow-[a-z-]+)+$/);
  for (const { sandbox } of [transfers, packages]) {
    expect(sandbox).toContain('allow-scripts');
    expect(sandbox.split(' ')).not.toContain('allow-top-navigation');
  }
});

test('without an id, a frame has nothing in the place of it', () => {
  const none = readAccount(outside, NETWORK);
  expect(embedFor(outside, 'transfers', 'transfers', none).src).toMatch(
    /^https:\/\/rails\.example\/frame#ref=&sub=/,
  );
});

test('a frame names the account in its address', () => {
  const own = readAccount(outside, { ...NETWORK, RAILS_ID: 'ab-12.c' });
  expect(embedFor(outside, 'transfers', 'transfers', own).src).toMatch(
    /^https:\/\/rails\.example\/frame#ref=ab-12\.c&sub=transfers_f__\w{7}$/,
  );
});

test('every placeholder of an address is filled', () => {
  const own = readAccount(outside, { ...NETWORK, RAILS_ID: 'ab-12.c' });
  const address = `https://rails.example/${EMBED_PLACEHOLDERS.map((name) => `{${name}}`).join('/')}`;
  const place = { page: 'transfers', block: 'frame', item: 'transfers' };
  expect(embedUrl(outside, { ...liveEntry(outside.embeds, 'transfers'), address }, place, own)).toMatch(
    /^https:\/\/rails\.example\/ab-12\.c\/transfers_f__\w{7}$/,
  );
});
