import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  dataDiagnostics,
  dataTexts,
  DATA_KINDS,
  EDITOR_SCHEMAS,
  loadConfirmed,
  SAMPLE_FILES,
  samplesIn,
} from '@/lib/lint/content-files';
import { contentDirectory } from '@/lib/site/memoize';
import { contentWith, diagnosticsOf } from '@/__tests__/support/content-copy';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';
import { CONTENT_MANIFEST, writeManifest } from '@/lib/source/manifest';

type Load = (directory: string) => unknown;
const files: readonly (readonly [string, Load])[] = Object.values(DATA_KINDS).flatMap((kind) =>
  Object.entries<Load>(kind.files),
);

test.each(files)('%s is read by the loader that its record names', (file, load) => {
  const manifest = path.join(temporaryFolder(), 'content.json');
  process.env[CONTENT_MANIFEST] = manifest;
  writeManifest(
    contentDirectory(),
    () => load(contentDirectory()),
    () => true,
  );
  expect(Object.keys(JSON.parse(readFileSync(manifest, 'utf8')).entries)).toContain(file);
});

test.each([
  ['deals/flights.yaml', { price: 'price', ratedBy: 'rating' }],
  ['deals/hotel-grid.yaml', { price: 'price', ratedBy: 'rating' }],
  ['deals/destinations.yaml', { price: 'price', from: 'origin', ratedBy: 'rating' }],
  ['claims.yaml', { 'claims.text': 'claim', 'why.points.title': 'claim' }],
  ['site.yaml', { supportNote: 'claim', social: 'profile', copyright: 'year' }],
  ['blog.yaml', { 'sampleComments.message': 'comment' }],
  ['airports.yaml', {}],
  ['nowhere.yaml', {}],
])('of %s these fields may hold samples: %j', (file, fields) => {
  expect(samplesIn(file)).toEqual(fields);
});

test('an operator confirms files that may hold samples, and no others', () => {
  expect(SAMPLE_FILES).toContain('deals/flights.yaml');
  expect(SAMPLE_FILES).not.toContain('confirmed.yaml');
  const confirming = (text: string) => contentWith('confirmed.yaml', ['[claims.yaml]', text]).directory;
  expect(loadConfirmed(confirming('[claims.yaml, deals/flights.yaml]'))).toEqual([
    'claims.yaml',
    'deals/flights.yaml',
  ]);
  expect(diagnosticsOf(loadConfirmed, confirming('[claims.yaml, deals/flight.yaml]'))).toEqual([
    "confirmed.yaml:1 confirmed.1: a file of content/ such as deals/flights.yaml; did you mean 'deals/flights.yaml'?",
  ]);
  expect(diagnosticsOf(loadConfirmed, confirming('[confirmed.yaml]'))).toHaveLength(1);
});

test('editors check each file with its schema, Markdown too', () => {
  const filesOf = (kind: string) => EDITOR_SCHEMAS[kind]?.files;
  expect(['article', 'guide', 'text-page', 'flights'].map(filesOf)).toEqual([
    ['content/blog/*.md'],
    ['content/destinations/*.md'],
    ['content/pages/*.md'],
    ['content/deals/flights.yaml', 'content/deals/flight-grid.yaml'],
  ]);
});

const NAME = 'name: Wayfarer Test';

test('every mistake in data files is told, also in a file whose loader fails because of another file', () => {
  expect(dataDiagnostics(contentDirectory())).toEqual([]);
  const { directory } = contentWith('deals/flights.yaml', ['price: ', 'price: -']);
  writeFileSync(path.join(directory, 'partners.yaml'), '[');
  const told = dataDiagnostics(directory).map(
    ({ file, field }) => `${path.relative(directory, file)} ${field}`,
  );
  expect(told).toContainEqual(expect.stringMatching(/^partners\.yaml /));
  expect(told).toContainEqual(expect.stringMatching(/^deals\/flights\.yaml .*price$/));
});

test('the texts of data files are found where they stand; a file that is not there has none', () => {
  const { directory, line } = contentWith('site.yaml', [NAME, '# One more line.\n' + NAME]);
  rmSync(path.join(directory, 'claims.yaml'));
  const texts = dataTexts(directory);
  const name = texts.find(({ text }) => text === 'Wayfarer Test');
  expect(name?.name).toBe('site.yaml');
  expect(name?.diagnosticHere('a', 'b')).toMatchObject({
    line: line + 1,
    field: 'name',
    found: 'a',
    expected: 'b',
  });
  expect(texts.map((each) => each.name)).not.toContain('claims.yaml');
});
