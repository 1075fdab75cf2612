import { loadAirports } from '@/lib/deals/load-airports';
import { contentWith, testMistakes } from '@/__tests__/support/content-copy';

testMistakes(
  'airports.yaml',
  loadAirports,
  `
code: NHA => code: NHV => 1.code: each code once
code: NHA => code: NHAX => 1.code: three capital letters, such as LON
`,
);

test('airports are known as the file has them', () => {
  const airports = loadAirports();
  expect(airports.map(({ code }) => code)).toEqual(['NHV', 'NHA', 'NHF', 'SUD', 'WES', 'EAS', 'MTF', 'ISV']);
  expect(airports[1]).toEqual({ code: 'NHA', city: 'Norhaven', name: 'Harbor', country: 'Utopia', also: [] });
});

test('of two airports with one code the second is reported, and no other', () => {
  const { directory } = contentWith('airports.yaml', ['code: NHF', 'code: NHA']);
  expect(() => loadAirports(directory)).toThrow(
    expect.objectContaining({
      diagnostics: [
        expect.objectContaining({ field: '2.code', found: "'NHA', as before", expected: 'each code once' }),
      ],
    }),
  );
});
