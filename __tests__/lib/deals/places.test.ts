import { findPlace, suggestionOf, type PlaceRow } from '@/lib/deals/places';

const PLACES: readonly PlaceRow[] = [
  ['LON', 'London', 'All airports', 'United Kingdom'],
  ['LHR', 'London', 'Heathrow', 'United Kingdom'],
  ['LCY', 'London', 'City Airport', 'United Kingdom'],
  ['AGP', 'Málaga', 'Costa del Sol', 'Spain'],
  ['TOS', 'Tromsø', 'Langnes', 'Norway'],
  ['GOA', 'Genoa', 'Cristoforo Colombo', 'Italy'],
  ['GOI', 'Goa', 'Dabolim', 'India'],
  ['SJC', 'San Jose', 'Mineta', 'United States'],
  ['SJO', 'San José', 'Juan Santamaría', 'Costa Rica'],
  ['PPS', 'Puerto Princesa', 'Puerto Princesa International', 'Philippines', 'Palawan'],
  ['STL', 'St. Louis', 'Lambert', 'United States', 'Saint Louis'],
];

test.each([
  ['London', 'LON'],
  ['london', 'LON'],
  ['LONDON', 'LON'],
  ['LON ', 'LON'],
  [' lon', 'LON'],
  ['Lon', 'LON'],
  ['London (LON)', 'LON'],
  ['London (lhr)', 'LHR'],
  ['heathrow', 'LHR'],
  ['Heathrow Airport', 'LHR'],
  ['London Heathrow', 'LHR'],
  ['London, Heathrow', 'LHR'],
  ['London LHR', 'LHR'],
  ['London, United Kingdom', 'LON'],
  ['London, All airports', 'LON'],
  ['Malaga', 'AGP'],
  ['málaga', 'AGP'],
  // A with a separate accent, as some keyboards send it.
  ['Ma\u0301laga', 'AGP'],
  ['Tromso', 'TOS'],
  ['GOA', 'GOA'],
  ['Goa', 'GOI'],
  ['goa', 'GOI'],
  ['(GOA)', 'GOA'],
  ['Airport (goa)', 'GOA'],
  ['San José', 'SJC'],
  ['San Jose, Costa Rica', 'SJO'],
  ['palawan', 'PPS'],
  ['Puerto  Princesa', 'PPS'],
  ['St Louis', 'STL'],
  ['Saint Louis', 'STL'],
])('%j is %s', (text, code) => {
  expect(findPlace(text, PLACES)?.[0]).toBe(code);
});

test.each([
  '',
  '  ',
  'XXX',
  'Londn',
  'London (XXX)',
  'Somewhere (LHR) or not',
  'All airports',
  'airport',
  '()',
  '(LON',
  '%',
  '<b>',
  'ロンドン',
])('%j is no place', (text) => {
  expect(findPlace(text, PLACES)).toBeUndefined();
});

test('a suggestion holds name and code, other names, and the spelling without accents', () => {
  const suggestions = PLACES.map(suggestionOf);
  expect(suggestions).toContainEqual({ value: 'London (LHR)', label: 'Heathrow, United Kingdom' });
  expect(suggestions).toContainEqual({ value: 'Málaga (AGP)', label: 'Malaga, Costa del Sol, Spain' });
  expect(suggestions).toContainEqual({ value: 'Tromsø (TOS)', label: 'Tromso, Langnes, Norway' });
  expect(suggestions).toContainEqual({ value: 'Puerto Princesa (PPS)', label: 'Palawan, Philippines' });
});

test('every suggestion is found again as the place that it stands for', () => {
  for (const place of PLACES) expect(findPlace(suggestionOf(place).value, PLACES)).toBe(place);
});
