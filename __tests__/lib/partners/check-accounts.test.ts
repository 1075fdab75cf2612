import { REGISTRY } from '@/__tests__/fixtures/partner-registry';
import { checkRegistry } from '@/lib/partners/check-registry';
import { partnersSchema } from '@/lib/partners/schemas';
import type { Diagnostic } from '@/lib/source/diagnostic';
import { readYaml } from '@/lib/source/yaml-source';

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
function findings(...changes: readonly Change[]): readonly Diagnostic[] {
  const copy = structuredClone(REGISTRY);
  for (const change of changes) put(copy, change);
  const source = readYaml('partners.yaml', JSON.stringify(copy, undefined, 2));
  const { value, diagnostics: wrong } = source.validate(partnersSchema);
  return value ? checkRegistry(value, source, ['TRAVELPAYOUTS_MARKER']) : wrong;
}
const diagnostics = (...changes: readonly Change[]) =>
  findings(...changes).map(({ line, field }) => `${line > 1 ? 'line' : 'no line'} ${field}`);

test('the registry of these tests has nothing wrong with its accounts', () => {
  expect(diagnostics()).toEqual([]);
  expect(diagnostics(['accounts/rails/env', 'RAILS'])).toEqual([]);
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
  ['a partner without a home page', 'partners/planes/pages', {}, 'partners.planes.pages'],
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

test('what is wrong is reported with what it should be', () => {
  const told = (...change: Change) =>
    findings(change).map(({ found, expected }) => `${found}; expected ${expected}`);
  expect(told('accounts/rails/env', 'TRAVELPAYOUTS_MARKER')).toEqual([
    "'TRAVELPAYOUTS_MARKER', which belongs to the site itself or the network; expected a variable of its own",
  ]);
  expect(told('accounts/hostels/env', 'RAILS_ID')).toEqual([
    "'RAILS_ID', which belongs to the account rails; expected a variable of its own",
  ]);
  expect(told('accounts/rails/subId/parameter', 'partner_id')).toEqual([
    "'partner_id'; expected another parameter than that of the id",
  ]);
  expect(told('partners/rails/link/account', 'nobody')).toContain(
    "'nobody'; expected a key of accounts: rails, hostels, idle",
  );
});

test.each<[path: string, value: unknown, told: string]>([
  [
    'network/linkUrl',
    'https://go.network.example/r?a=1',
    "'https://go.network.example/r?a=1'; expected the address up to the '?', as the site adds marker, p and destination itself",
  ],
  ['partners/planes/pages', {}, 'no home; expected a page named home'],
  [
    'partners/planes/pages/home',
    'https://planes.example/{a}',
    "'https://planes.example/{a}'; expected an address without {curly} parts",
  ],
  [
    'partners/planes/pages/home',
    'https://planes.example/?marker=123456',
    "'https://planes.example/?marker=123456', an affiliate link by its marker=; expected the plain address of the page",
  ],
  [
    'partners/rails/hosts',
    ['rails.example', 'planes.example'],
    "'planes.example', as in planes; expected each host once",
  ],
  [
    'partners/planes/hosts',
    ['a.example', 'b.example'],
    'planes.example; expected a host of the partner planes (a.example, b.example)',
  ],
  [
    'partners/gone/link',
    { shape: 'network', p: 1, campaign: 2 },
    '{ p: 1, campaign: 2 }; expected the numbers of the program of gone, which are others than those of planes',
  ],
  ['links/flights/partner', 'nobody', "'nobody'; expected a key of partners"],
  ['links/flights/page', 'away', "'away'; expected a page of planes: home"],
  ['links/trains/page', 'away', "'away'; expected a page of rails: home, to"],
  [
    'links/seen-fare',
    { partner: 'planes', page: 'home' },
    "'home'; expected a page of planes that ends in /{+path}",
  ],
  ['widgets/flight-search/partner', 'nobody', "'nobody'; expected a key of partners"],
  [
    'widgets/flight-search/partner',
    'gone',
    'live; expected closed with a standIn, as the partner gone is closed',
  ],
  ['embeds/transfers/partner', 'nobody', "'nobody'; expected a key of partners"],
  ['embeds/transfers/account', 'nobody', "'nobody'; expected a key of accounts: rails, hostels, idle"],
  ['embeds/transfers/account', undefined, 'nothing; expected a key of accounts: rails, hostels, idle'],
  [
    'embeds/flight-hotel/account',
    'rails',
    "'https://rails.example/packages'; expected an address with {accountId} where the id of the account belongs",
  ],
  [
    'embeds/transfers/address',
    'https://rails.example/frame#ref={accountId}&ship={shipRef}',
    '{shipRef}; expected one of {accountId}, {subId}',
  ],
  [
    'embeds/transfers/link',
    'flights',
    "'flights', which leads to planes; expected a key of links that leads to rails, the partner in the frame",
  ],
  ['widgets/hotel-map', undefined, 'no hotel-map; expected hotel-map, which a page asks for'],
  [
    'searchForm/markerField',
    undefined,
    'nothing; expected the field that takes the marker, as planes is a partner of the network',
  ],
  [
    'searchForm/partner',
    'rails',
    "'marker'; expected nothing here, as the account rails names the fields of rails",
  ],
  [
    'partners/gone/standIn',
    undefined,
    'closed, without a standIn; expected a standIn, one of partners that is live',
  ],
  ['footer', ['away'], "'away'; expected a key of links that leads to a fixed page"],
])('what is wrong at %s is reported', (path, value, expected) => {
  expect(findings([path, value]).map(({ found, expected }) => `${found}; expected ${expected}`)).toContain(
    expected,
  );
});

test('the marker has no place in a form or link outside the network', () => {
  expect(
    diagnostics(['searchForm/partner', 'rails'], ['searchForm/action', 'https://rails.example/search']),
  ).toEqual(['line searchForm.markerField']);
  expect(diagnostics(['partners/rails/link', { shape: 'direct', markerField: 'm' }])).toEqual(
    expect.arrayContaining(['line partners.rails.link.account']),
  );
});
