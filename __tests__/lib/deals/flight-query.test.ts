import { checkFlightQuery, type CheckedQuery, type FlightQuery } from '@/lib/deals/flight-query';
import type { PlaceRow } from '@/lib/deals/places';

const PLACES: readonly PlaceRow[] = [
  ['LON', 'London', 'All airports', 'United Kingdom'],
  ['LHR', 'London', 'Heathrow', 'United Kingdom'],
  ['YXU', 'London', 'London International', 'Canada'],
  ['NYC', 'New York', 'All airports', 'United States'],
];
const TODAY = '2026-03-10';
const GOOD: FlightQuery = { from: 'London', to: 'nyc', depart: TODAY, return: '', travelers: '1' };

test.each<readonly [string, Partial<FlightQuery>, string, string]>([
  ['names and codes', {}, 'LON', 'NYC'],
  ['a return on the day of departure', { return: TODAY }, 'LON', 'NYC'],
  ['a return in another year', { depart: '2026-12-30', return: '2027-01-02' }, 'LON', 'NYC'],
  ['nine travelers', { travelers: '9' }, 'LON', 'NYC'],
  ['two cities with one name', { to: 'London, Canada' }, 'LON', 'YXU'],
  ['an airport that is not in the list, by its code in capitals', { to: ' LCJ' }, 'LON', 'LCJ'],
])('%s can be searched for', (_, change, from, to) => {
  expect(checkFlightQuery({ ...GOOD, ...change }, PLACES, TODAY)).toEqual({
    refusals: {},
    suggestions: {},
    codes: { from, to },
  });
});

test.each<readonly [Partial<FlightQuery>, CheckedQuery['suggestions']]>([
  [{ from: 'lond' }, { from: 'London (LON)' }],
  [{ to: 'New Y' }, { to: 'New York (NYC)' }],
  [
    { from: 'Heathr', to: 'New York, NY' },
    { from: 'London (LHR)', to: 'New York (NYC)' },
  ],
  // Two cities of the list have this name.
  [{ from: 'London, Ontario' }, {}],
  [{ from: 'Ulm', to: 'L' }, {}],
])('for %j, these places are suggested: %j', (change, suggestions) => {
  expect(checkFlightQuery({ ...GOOD, ...change }, PLACES, TODAY).suggestions).toEqual(suggestions);
});

test.each<readonly [Partial<FlightQuery>, Readonly<Record<string, string>>]>([
  [{ from: ' ' }, { from: 'Type where you fly from: a city or an airport code.' }],
  [{ to: '' }, { to: 'Type where you fly to: a city or an airport code.' }],
  [{ from: 'Ulm' }, { from: 'We do not know “Ulm”. Choose from the list, or type a code such as LON.' }],
  [
    { to: 'ATLANTIS ' },
    { to: 'We do not know “ATLANTIS”. Choose from the list, or type a code such as LON.' },
  ],
  [{ from: 'lond' }, { from: 'We do not know “lond”.' }],
  [{ to: 'L' }, { to: 'We do not know “L”. Choose from the list, or type a code such as LON.' }],
  // USA is the code of an airport that the list does not have.
  [
    { to: 'New York (USA)' },
    { to: 'We do not know “New York (USA)”. Choose from the list, or type a code such as LON.' },
  ],
  [{ to: 'LON' }, { to: 'You start in London. Choose another place to fly to.' }],
  [{ to: 'Heathrow' }, { to: 'You start in London. Choose another place to fly to.' }],
  [{ depart: '' }, { depart: 'Choose the day you leave.' }],
  [{ depart: '?' }, { depart: 'Complete this date.' }],
  [{ depart: '2026-03-09' }, { depart: 'This day is over. Choose today or a later day.' }],
  [{ return: '?' }, { return: 'Complete this date, or clear it for a one-way trip.' }],
  [
    { depart: '2026-04-02', return: '2026-04-01' },
    { return: 'You leave on April 2, 2026. Choose that day or a later one.' },
  ],
  [{ return: '2026-03-01' }, { return: 'This day is over. Choose a later day.' }],
  [
    { depart: '', return: '2026-03-01' },
    { depart: expect.any(String), return: expect.any(String) },
  ],
  [{ travelers: '' }, { travelers: 'Choose 1 to 9 travelers.' }],
  [{ travelers: '0' }, { travelers: 'Choose 1 to 9 travelers.' }],
  [{ travelers: '10' }, { travelers: 'Choose 1 to 9 travelers.' }],
  [{ travelers: '1e0' }, { travelers: 'Choose 1 to 9 travelers.' }],
  [{ travelers: '1.5' }, { travelers: 'Choose 1 to 9 travelers.' }],
  [{ travelers: 'two' }, { travelers: 'Choose 1 to 9 travelers.' }],
])('%j is refused beside its field', (change, refusals) => {
  expect(checkFlightQuery({ ...GOOD, ...change }, PLACES, TODAY).refusals).toEqual(refusals);
});

test('without the list of places, codes are taken and names are not', () => {
  const check = (change: Partial<FlightQuery>) =>
    checkFlightQuery({ ...GOOD, from: 'lon ', ...change }, undefined, TODAY);
  expect(check({})).toEqual({ refusals: {}, suggestions: {}, codes: { from: 'LON', to: 'NYC' } });
  expect(check({ to: 'Rome (ROM)' }).codes).toEqual({ from: 'LON', to: 'ROM' });
  expect(check({ to: 'LON' }).refusals).toEqual({ to: expect.stringContaining('LON') });
  expect(check({ to: 'Paris' }).refusals).toEqual({
    to: 'The list of places did not load. Type a code of three letters, such as LON.',
  });
});
