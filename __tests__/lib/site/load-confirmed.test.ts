import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mayHoldSamples, readConfirmed } from '@/lib/site/load-confirmed';
import { withFreshMemo } from '@/lib/site/memoize';
import { contentWith } from '@/__tests__/support/content-copy';

const FILE = 'confirmed.yaml';
const contentConfirming = (text: string) => {
  const { directory } = contentWith(FILE);
  writeFileSync(path.join(directory, FILE), text);
  return directory;
};

afterEach(() => void delete process.env.SITE_ENV);

test('a file that the operator has confirmed holds no samples, all others may', () => {
  const directory = contentConfirming('confirmed: [claims.yaml, deals/flights.yaml]\n');
  expect(readConfirmed(directory).value?.confirmed).toEqual(['claims.yaml', 'deals/flights.yaml']);
  const files = ['claims.yaml', 'deals/flights.yaml', 'deals/hotels.yaml'];
  expect(files.map((file) => mayHoldSamples(file, directory))).toEqual([false, false, true]);
});

test('a public build shows no samples', () => {
  process.env.SITE_ENV = 'production';
  const directory = contentConfirming('confirmed: []\n');
  expect(withFreshMemo(() => mayHoldSamples('claims.yaml', directory))).toBe(false);
});

test('without the file nothing is confirmed', () => {
  const directory = contentConfirming('confirmed: []\n');
  rmSync(path.join(directory, FILE));
  expect(readConfirmed(directory)).toEqual({ value: { confirmed: [] }, diagnostics: [] });
  expect(mayHoldSamples('claims.yaml', directory)).toBe(true);
});

test('a file that is wrong confirms nothing, and is reported', () => {
  const directory = contentConfirming('confirmed: all of them\n');
  expect(mayHoldSamples('claims.yaml', directory)).toBe(true);
  expect(readConfirmed(directory).diagnostics).toEqual([
    expect.objectContaining({
      line: 1,
      expected: 'a list of files below content/, such as [claims.yaml, deals/flights.yaml]',
    }),
  ]);
});

test('a further check is reported as well', () => {
  const directory = contentConfirming('confirmed: [nowhere.yaml]\n');
  const { diagnostics } = readConfirmed(directory, ({ confirmed }, source) =>
    confirmed.map((name, index) => source.diagnosticAt(['confirmed', index], name, 'a file')),
  );
  expect(diagnostics).toEqual([expect.objectContaining({ found: 'nowhere.yaml', expected: 'a file' })]);
});
