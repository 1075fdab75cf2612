import { checkRegistry } from '@/lib/partners/check-registry';
import { accountsInUse, placeholderWarning, readAccount } from '@/lib/partners/account';
import { embedFor } from '@/lib/partners/embed-url';
import { partnerUrl } from '@/lib/partners/partner-url';
import type { PartnerRegistry } from '@/lib/partners/registry';
import { partnersSchema } from '@/lib/partners/schemas';
import { flightSearchForm } from '@/lib/partners/search-form';
import { readYaml } from '@/lib/source/yaml-source';
import { REGISTRY, registry } from '@/__tests__/fixtures/partner-registry';

/* What the operator has at partners outside the network. */

const NETWORK = { TRAVELPAYOUTS_MARKER: '123456', TRAVELPAYOUTS_TRS: '7890' };
const OWN = { ...NETWORK, RAILS_ID: 'ab-12.c', HOSTELS_ID: '77' };
const account = readAccount(OWN, registry);
const placement = { page: 'home', block: 'trains', item: 'paris-lyon' };
const link = (to: string, target = {}, of = account) => partnerUrl(registry, { to, target, placement }, of);

test('a link outside the network carries id and sub-id of its own account, and never the marker', () => {
  const { href, subId } = link('trains-to', { city: 'Lyon' });
  expect(href).toBe(`https://rails.example/go?city=Lyon&lang=en&partner_id=ab-12.c&cmp=${subId}#top`);
  expect(href).not.toContain(NETWORK.TRAVELPAYOUTS_MARKER);
});

test('the sub-id is cut to what the partner takes, and differs still', () => {
  const ids = ['paris-lyon', 'paris-lille'].map(
    (item) =>
      new URL(
        partnerUrl(registry, { to: 'trains', target: {}, placement: { ...placement, item } }, account).href,
      ).searchParams.get('cmp') ?? '',
  );
  expect(ids.map((id) => id.length)).toEqual([20, 20]);
  expect(new Set(ids).size).toBe(2);
  // The network takes the same one whole.
  expect(link('flights').subId).toBe('home_trains_paris-lyon');
});

test('a partner that knows no sub-id gets none', () => {
  expect(link('hostels').href).toBe('https://hostels.example/?aid=77');
});

test('without an id a link goes out as it is, whatever the network has', () => {
  const none = readAccount(NETWORK, registry);
  expect(link('trains', {}, none).href).toBe('https://rails.example/');
  expect(link('hostels', {}, none).href).toBe('https://hostels.example/');
});

test('a frame names the account in its address', () => {
  expect(embedFor(registry, 'transfers', 'transfers', account).src).toMatch(
    /^https:\/\/rails\.example\/frame#ref=ab-12\.c&sub=transfers_f__\w{7}$/,
  );
});

test('the search form of a partner outside the network has the fields of its account', () => {
  const { markerField, ...form } = registry.searchForm;
  expect(markerField).toBe('marker');
  const moved: PartnerRegistry = { ...registry, searchForm: { ...form, partner: 'hostels' } };
  const search = { page: 'home', block: 'search', item: 'form' };
  expect(flightSearchForm(moved, search, account).hidden).toEqual([['aid', '77']]);
  expect(flightSearchForm(registry, search, account).hidden).toEqual([['marker', '123456.home_search_form']]);
});

describe('the variables of accounts', () => {
  test('those are asked for whose links the site shows, stand-ins included', () => {
    expect(accountsInUse(registry)).toEqual(['rails', 'hostels']);
    expect(account.placeholders).toEqual([]);
  });

  test.each([undefined, '', '  ', 'placeholder'])('%j is not set, and is named', (value) => {
    const read = readAccount({ ...OWN, RAILS_ID: value }, registry);
    expect(read.placeholders).toEqual(['RAILS_ID']);
    expect(placeholderWarning(read)).toMatch(/^Some partner links earn nothing yet: RAILS_ID /);
  });

  test('an id that could change an address is refused, with the variable', () => {
    expect(() => readAccount({ ...OWN, HOSTELS_ID: 'a&b=c' }, registry)).toThrow(
      /^HOSTELS_ID is 'a&b=c'; expected letters, digits/,
    );
  });
});

type Change = readonly [path: string, value: unknown];

/** Sets a value of nested records, or takes it out where it is undefined. */
function put(data: object, [path, value]: Change): void {
  const keys = path.split('/');
  const last = keys.pop() ?? '';
  const parent = keys.reduce((at, key) => Reflect.get(at, key) as object, data);
  if (value === undefined) Reflect.deleteProperty(parent, last);
  else Reflect.set(parent, last, value);
}

/** Diagnostics about accounts in a registry that is not as it should be. */
function diagnostics(...changes: readonly Change[]): readonly string[] {
  const copy = structuredClone(REGISTRY);
  for (const change of changes) put(copy, change);
  const source = readYaml('partners.yaml', JSON.stringify(copy, undefined, 2));
  const { value, diagnostics: wrong } = source.validate(partnersSchema);
  return (value ? checkRegistry(value, source) : wrong).map(
    ({ line, field }) => `${line > 1 ? 'line' : 'no line'} ${field}`,
  );
}

test('the registry of these tests has nothing wrong with its accounts', () => {
  expect(diagnostics()).toEqual([]);
});

test.each<[what: string, path: string, value: unknown, field: string]>([
  ['the variable of the marker', 'accounts/rails/env', 'TRAVELPAYOUTS_MARKER', 'accounts.rails.env'],
  ['the variable of another account', 'accounts/hostels/env', 'RAILS_ID', 'accounts.hostels.env'],
  ['a variable in small letters', 'accounts/rails/env', 'rails', 'accounts.rails.env'],
  [
    'one parameter for both',
    'accounts/rails/subId/parameter',
    'partner_id',
    'accounts.rails.subId.parameter',
  ],
  ['a sub-id of three characters', 'accounts/rails/subId/max', 3, 'accounts.rails.subId.max'],
  ['an unknown account', 'partners/rails/link/account', 'nobody', 'partners.rails.link.account'],
  ['the account of an object', 'partners/rails/link/account', 'constructor', 'partners.rails.link.account'],
  ['a frame with an unknown account', 'embeds/transfers/account', 'nobody', 'embeds.transfers.account'],
  ['a frame without an account', 'embeds/transfers/account', undefined, 'embeds.transfers.account'],
  [
    'a frame without a place for the id',
    'embeds/flight-hotel/account',
    'rails',
    'embeds.flight-hotel.address',
  ],
  ['a form of the network without a marker', 'searchForm/markerField', undefined, 'searchForm.markerField'],
])('%s is a diagnostic with its line', (_, path, value, field) => {
  expect(diagnostics([path, value])).toContain(`line ${field}`);
});

test('the marker has no place in a form or link outside the network', () => {
  expect(
    diagnostics(['searchForm/partner', 'rails'], ['searchForm/action', 'https://rails.example/search']),
  ).toEqual(['line searchForm.markerField']);
  expect(diagnostics(['partners/rails/link', { shape: 'direct', markerField: 'm' }])).toEqual(
    expect.arrayContaining(['line partners.rails.link.account']),
  );
});
