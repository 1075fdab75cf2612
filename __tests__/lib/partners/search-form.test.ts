import { readAccount } from '@/lib/site/operator-account';
import { loadPartners } from '@/lib/site/load-partners';
import type { PartnerRegistry } from '@/lib/partners/registry';
import { flightSearchForm } from '@/lib/partners/search-form';
import { registry as outside } from '@/__tests__/fixtures/partner-registry';

const NETWORK = { TRAVELPAYOUTS_MARKER: '123456', TRAVELPAYOUTS_TRS: '7890' };
const search = { page: 'home', block: 'search', item: 'form' };

test('the search form is a plain GET to the partner with the marker in a hidden field', () => {
  const registry = loadPartners();
  const form = flightSearchForm(registry, search, readAccount(registry, NETWORK));
  expect(form.action).toBe('https://search.skyfare.example/flights/');
  expect(form.partner).toBe('Skyfare');
  expect(form.hidden).toContainEqual(['marker', '123456.home_search_form']);
  expect(form.hidden).toContainEqual(['cabin', '0']);
  expect(form.fields).toEqual({
    from: 'origin',
    to: 'goal',
    depart: 'out',
    return: 'back',
    travelers: 'adults',
  });
  const names = [...form.hidden.map(([name]) => name), ...Object.values(form.fields)];
  expect(new Set(names).size).toBe(names.length);
});

test('the search form of a partner outside the network has the fields of its account', () => {
  const account = readAccount(outside, { ...NETWORK, RAILS_ID: 'ab-12.c', HOSTELS_ID: '77' });
  const { markerField, ...form } = outside.searchForm;
  expect(markerField).toBe('marker');
  const moved: PartnerRegistry = { ...outside, searchForm: { ...form, partner: 'hostels' } };
  expect(flightSearchForm(moved, search, account).hidden).toEqual([['aid', '77']]);
  const unmarked = { ...outside, searchForm: form };
  expect(flightSearchForm(unmarked, search, account).hidden).toEqual([]);
  expect(flightSearchForm(outside, search, account).hidden).toEqual([['marker', '123456.home_search_form']]);
});
