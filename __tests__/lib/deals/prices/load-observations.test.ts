import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findPriceMistakes, loadObservations } from '@/lib/deals/prices/load-observations';
import { reviewContent } from '@/lib/lint/check-content';
import { CONTENT_MANIFEST, writeManifest } from '@/lib/source/manifest';
import { contentCopy } from '@/__tests__/support/content-copy';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

const seenOn = (seen: string, price = 300) =>
  `{"seen":"${seen}","price":${price},"currency":"USD","depart":"2027-01-15"}\n`;

function contentWithPrices(files: Readonly<Record<string, string>>): string {
  const directory = contentCopy();
  mkdirSync(path.join(directory, 'prices'));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(directory, 'prices', name), text);
  return directory;
}

test('a route has the observations of its file, the oldest first', () => {
  const directory = contentWithPrices({ 'NHV-EAS.jsonl': seenOn('2026-11-20') + seenOn('2026-11-18') });
  expect(loadObservations({ from: 'NHV', to: 'EAS' }, directory).map(({ seen }) => seen)).toEqual([
    '2026-11-18',
    '2026-11-20',
  ]);
  expect(loadObservations({ from: 'EAS', to: 'NHV' }, directory)).toEqual([]);
});

test('content without a folder of prices is right', () => {
  expect(findPriceMistakes(contentCopy())).toEqual([]);
});

test('the check of content tells broken lines and misnamed files, and takes what machines leave', () => {
  const directory = contentWithPrices({
    'NHV-EAS.jsonl': seenOn('2026-11-18') + seenOn('2026-11-19', -1),
    'NHV-NHV.jsonl': '',
    'prices.jsonl': '',
    'NHV-WES.json': '',
    '.refresh.lock': '',
  });
  const { errors, advice } = reviewContent(directory);
  expect(errors.map(({ file, line, field }) => `${path.relative(directory, file)}:${line} ${field}`)).toEqual(
    [
      'prices/NHV-EAS.jsonl:2 price',
      'prices/NHV-NHV.jsonl:1 file',
      'prices/NHV-WES.json:1 file',
      'prices/prices.jsonl:1 file',
    ],
  );
  expect(advice.filter(({ file }) => file.includes('prices'))).toEqual([]);
  expect(() => loadObservations({ from: 'NHV', to: 'EAS' }, directory)).toThrow('NHV-EAS.jsonl:2');
});

test('in a build the loader takes files that the check has found right as they are', () => {
  const directory = contentWithPrices({ 'NHV-EAS.jsonl': seenOn('2026-11-20') + seenOn('2026-11-18') });
  const manifest = path.join(temporaryFolder(), 'content.json');
  process.env[CONTENT_MANIFEST] = manifest;
  try {
    writeManifest(
      directory,
      () => findPriceMistakes(directory),
      (mistakes) => mistakes.length === 0,
    );
    process.env[CONTENT_MANIFEST] = manifest;
    const days = loadObservations({ from: 'NHV', to: 'EAS' }, directory).map(({ seen }) => seen);
    expect(days).toEqual(['2026-11-18', '2026-11-20']);
    expect(loadObservations({ from: 'EAS', to: 'NHV' }, directory)).toEqual([]);
  } finally {
    delete process.env[CONTENT_MANIFEST];
  }
});
