import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Terms } from '@/lib/deals/deal-terms';
import { dealsTo, flightTo } from '@/lib/deals/deals-to';
import { loadDestinations } from '@/lib/deals/load-deals';
import { contentWith } from '@/__tests__/support/content-copy';

test('deals to a place are the flights to its airports, then packages and hotels that begin with its name', () => {
  const { directory } = contentWith('site.yaml');
  mkdirSync(path.join(directory, 'deals'), { recursive: true });
  const write = (name: string, text: string) => writeFileSync(path.join(directory, 'deals', name), text);
  const common = 'price: 9, description: Words., to: flights-search';
  write(
    'flights.yaml',
    `- { id: there, from: WES, destination: NHV, ${common} }\n- { id: back, from: NHV, destination: WES, ${common} }\n`,
  );
  write('flight-grid.yaml', '[]\n');
  const stay = `${common}, features: [One, Two], drawing: city`;
  write('packages.yaml', `- { id: week, destination: Norhaven and more, ${stay} }\n`);
  const hotel = `rating: 4.0 out of 5, ratedBy: our editors, ${stay}`;
  write(
    'hotels.yaml',
    `- { id: quay, city: Norhaven Quay, ${hotel} }\n- { id: far, city: Newer Norhavenly, ${hotel} }\n- { id: new, city: New Norhaven, ${hotel} }\n`,
  );
  write('hotel-grid.yaml', '[]\n');
  const found = dealsTo({ name: 'Norhaven' }, directory);
  expect(found.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    'flight there',
    'package week',
    'hotel quay',
  ]);
  // The page of a place has a picture of it already.
  expect(found.map(({ drawing }) => drawing)).toEqual([undefined, undefined, undefined]);
});

test.each([
  ['eastwick', ['norhaven-eastwick', 'eastwick-old-town']],
  ['Lantern Coast', ['norhaven-eastwick']],
  ['new norhaven', ['monte-fino-norhaven']],
  ['Lantern', []],
])(
  'the deals to %s are found by its name in any spelling, and by other names of its airports',
  (name, ids) => {
    expect(dealsTo({ name }).map(({ id }) => id)).toEqual(ids);
  },
);

test('a city is not another one whose name differs by an accent', () => {
  const { directory } = contentWith('airports.yaml', ['city: Westerlo', 'city: Norhäven']);
  const flightsTo = (name: string) =>
    dealsTo({ name }, directory).flatMap(({ kind, id }) => (kind === 'flight' ? id : []));
  expect(flightsTo('Norhaven')).toEqual(['monte-fino-norhaven']);
  expect(flightsTo('Norhäven')).toEqual(['suderby-westerlo']);
});

test('the price of a destination is that of a flight there, with the terms of it', () => {
  const [eastwick] = loadDestinations();
  if (!eastwick) throw new Error('no destination');
  const terms: Terms = { trip: 'one-way', months: ['2027-02'], until: '2027-01-31', seen: '2026-11-20' };
  const deal = flightTo({ ...eastwick, ...terms, route: { from: 'NHV', to: 'EAS' }, discount: 10 });
  const { id, price, link } = eastwick;
  expect(deal).toMatchObject({
    ...{ kind: 'flight', id, price, discount: 10, link, ...terms },
    description: 'Only the flight, if you have a bed already.',
    title: `${eastwick.from.city} to Eastwick`,
    label: 'Flight',
    codes: ['NHV', 'EAS'],
    features: [],
    keywords: [],
  });
  expect(flightTo({ ...eastwick, route: undefined }).codes).toBeUndefined();
});
