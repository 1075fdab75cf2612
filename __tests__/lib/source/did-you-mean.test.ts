import { didYouMean } from '@/lib/source/did-you-mean';

const NAMES = ['Destinations', 'Hotels', 'Travel Tips'];

test.each([
  ['Hotls', 'Hotels'],
  ['HOTELS', 'Hotels'],
  ['travel tip', 'Travel Tips'],
  // Two signs may differ, and of a long name a third.
  ['Hoxexs', 'Hotels'],
  ['Dextixatxons', 'Destinations'],
  ['Dextxxatxons', 'Destinations'],
  // The start of a long name.
  ['tra', 'Travel Tips'],
  ['DEST', 'Destinations'],
])('%s may mean %s', (found, meant) => {
  expect(didYouMean(found, NAMES)).toBe(`; did you mean '${meant}'?`);
});

test.each(['Hxxexs', 'Dxxtxxatxxns', 'tr', 'Tips for all travel', 'Cars', ''])(
  '%j may mean anything',
  (found) => {
    expect(didYouMean(found, NAMES)).toBe('');
  },
);

test('where nothing is valid, nothing is meant', () => {
  expect(didYouMean('Hotels', [])).toBe('');
});
