import { accountParameters, accountsInUse, accountSubId, type Account } from '@/lib/partners/account';
import { subId } from '@/lib/partners/sub-id';
import { registry } from '@/__tests__/fixtures/partner-registry';

const PLACE = { page: 'home', block: 'footer', item: 'a-link-with-a-long-name' };
const account = (ids: Account['ids']): Account => ({ marker: '1234', trs: '5678', ids, placeholders: [] });
const parameters = (key: string, ids: Account['ids']) =>
  accountParameters(registry, key, PLACE, account(ids));

test('a link at an account has its id, and the place where the account takes one', () => {
  const ids = { rails: 'r-1', hostels: 'h-2' };
  expect(parameters('rails', ids)).toEqual([
    ['partner_id', 'r-1'],
    ['cmp', subId(PLACE, 20)],
  ]);
  expect(parameters('hostels', ids)).toEqual([['aid', 'h-2']]);
});

test.each(['rails', 'hostels', 'nobody'])('without an id at %s, the link has no place either', (key) => {
  expect(parameters(key, { planes: 'p-3' })).toEqual([]);
});

test('an id of an account that the registry does not have is of no use', () => {
  expect(parameters('nobody', { nobody: 'n-4' })).toEqual([]);
});

test('a place is cut at the limit of its account, or at the one of the network', () => {
  expect(accountSubId(registry, 'rails', PLACE)).toHaveLength(20);
  for (const key of ['hostels', 'nobody'])
    expect(accountSubId(registry, key, PLACE)).toBe('home_footer_a-link-with-a-long-name');
});

test('an account is in use by a link, the search form or a frame, and a partner of the network has none', () => {
  const { links } = registry;
  const withoutAccount = { ...registry.embeds.transfers!, account: undefined };
  const embeds = { transfers: withoutAccount, 'flight-hotel': withoutAccount };
  const searchForm = { ...registry.searchForm, partner: 'hostels' };
  const none = { ...registry, links: { flights: links.flights! }, embeds };
  expect(accountsInUse(none)).toEqual([]);
  expect(accountsInUse({ ...none, links: { flights: links.flights!, trains: links.trains! } })).toEqual([
    'rails',
  ]);
  expect(accountsInUse({ ...none, searchForm })).toEqual(['hostels']);
  const framed = { ...embeds, 'flight-hotel': { ...withoutAccount, account: 'idle' } };
  expect(accountsInUse({ ...none, searchForm, embeds: framed })).toEqual(['hostels', 'idle']);
});
