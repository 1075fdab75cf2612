import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  findPriceDiagnostics,
  listObservedRoutes,
  loadObservations,
  priceFile,
  readObservations,
} from '@/lib/deals/prices/load-observations';
import { reviewContent } from '@/lib/lint/check-content';
import { CONTENT_MANIFEST, writeManifest } from '@/lib/source/manifest';
import { contentCopy } from '@/__tests__/support/content-copy';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

const seenOn = (seen: string, price = 300) =>
  `{"seen":"${seen}","price":${price},"currency":"USD","depart":"2027-01-15"}\n`;

const ROUTE = { from: 'NHV', to: 'EAS' };

function contentWithPrices(files: Readonly<Record<string, string>>): string {
  const directory = contentCopy();
  mkdirSync(path.join(directory, 'prices'));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(directory, 'prices', name), text);
  return directory;
}

test('a route has the observations of its file, the oldest first', () => {
  const directory = contentWithPrices({ 'NHV-EAS.jsonl': seenOn('2026-11-20') + seenOn('2026-11-18') });
  expect(loadObservations(ROUTE, directory).map(({ seen }) => seen)).toEqual(['2026-11-18', '2026-11-20']);
  expect(loadObservations({ from: 'EAS', to: 'NHV' }, directory)).toEqual([]);
});

test('the routes that have a file are known by the names of the files, and the ledger beside them is none', () => {
  const directory = contentWithPrices({
    'NHV-WES.jsonl': '',
    'NHV-EAS.jsonl': '',
    'NHV-EAS-WES.jsonl': '',
    'nhv-EAS.jsonl': '',
    'ledger.jsonl': '',
  });
  const routes = listObservedRoutes(directory);
  expect(routes).toEqual([
    { from: 'NHV', to: 'EAS' },
    { from: 'NHV', to: 'WES' },
  ]);
  expect(routes.map(priceFile)).toEqual(['prices/NHV-EAS.jsonl', 'prices/NHV-WES.jsonl']);
  expect(
    findPriceDiagnostics(directory).map(({ line, column, found, expected }) => [
      line,
      column,
      found,
      expected,
    ]),
  ).toEqual([
    [1, 1, "the name 'NHV-EAS-WES.jsonl'", 'the codes of two places, such as NYC-LON.jsonl'],
    [1, 1, "the name 'nhv-EAS.jsonl'", 'the codes of two places, such as NYC-LON.jsonl'],
  ]);
});

test('a route whose file cannot be read is reported, not taken for one without prices', () => {
  const directory = contentWithPrices({});
  mkdirSync(path.join(directory, 'prices/NHV-EAS.jsonl'));
  const { value, diagnostics } = readObservations(directory, ROUTE);
  expect([value, diagnostics.length]).toEqual([[], 1]);
});

test('content without a folder of prices is right', () => {
  expect(findPriceDiagnostics(contentCopy())).toEqual([]);
});

test('the check of content tells broken lines and misnamed files, and takes what machines leave', () => {
  const directory = contentWithPrices({
    'NHV-EAS.jsonl': seenOn('2026-11-18') + seenOn('2026-11-19', -1),
    'NHV-NHV.jsonl': '',
    'prices.jsonl': '',
    'NHV-WES.json': '',
    '.refresh.lock': '',
  });
  const { errors, warnings } = reviewContent(directory);
  expect(errors.map(({ file, line, field }) => `${path.relative(directory, file)}:${line} ${field}`)).toEqual(
    [
      'prices/NHV-EAS.jsonl:2 price',
      'prices/NHV-NHV.jsonl:1 file',
      'prices/NHV-WES.json:1 file',
      'prices/prices.jsonl:1 file',
    ],
  );
  expect(warnings.filter(({ file }) => file.includes('prices'))).toEqual([]);
  expect(() => loadObservations(ROUTE, directory)).toThrow('NHV-EAS.jsonl:2');
});

/** Whether the loader, after a check of content, checks the lines of a file once more. */
function checksAgain(files: Readonly<Record<string, string>>): boolean {
  const directory = contentWithPrices(files);
  process.env[CONTENT_MANIFEST] = path.join(temporaryFolder(), 'content.json');
  try {
    writeManifest(
      directory,
      () => findPriceDiagnostics(directory),
      () => true,
    );
    // Blank lines are no mistake.
    const lines = `${seenOn('2026-11-20', -1)} \n\r\n${seenOn('2026-11-18')}`;
    writeFileSync(path.join(directory, priceFile(ROUTE)), lines);
    const { value, diagnostics } = readObservations(directory, ROUTE);
    expect(readObservations(directory, { from: 'WES', to: 'NHV' }).value).toEqual([]);
    if (diagnostics.length > 0) return true;
    expect(value.map(({ seen }) => seen)).toEqual(['2026-11-18', '2026-11-20']);
    return false;
  } finally {
    delete process.env[CONTENT_MANIFEST];
  }
}

test('in a build the loader takes files as they are where the check has found all of them right', () => {
  expect(checksAgain({ 'NHV-EAS.jsonl': seenOn('2026-11-20') })).toBe(false);
  expect(checksAgain({ 'EAS-NHV.jsonl': seenOn('2026-11-20', -1) })).toBe(true);
});
