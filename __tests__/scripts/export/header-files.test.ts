import { headersFile, parseHeadersFile } from '@/scripts/export/header-files';

test('the server reads the headers that the file for hosts says', () => {
  const headersOf = parseHeadersFile(headersFile({ 'X-A': "one: 'two'", 'X-B': 'c' }));
  const everywhere = { 'X-A': "one: 'two'", 'X-B': 'c' };
  const ours = { ...everywhere, 'Cross-Origin-Resource-Policy': 'same-origin' };
  for (const page of ['/', '/flights', '/blog', '/blog/paying-abroad']) expect(headersOf(page)).toEqual(ours);
  expect(headersOf('/_next/static/chunks/a.js')).toEqual({
    ...ours,
    'Cache-Control': 'public, max-age=31536000, immutable',
  });
  // Feed readers show them.
  expect(headersOf('/share/paying-abroad.png')).toEqual(everywhere);
});

test('each rule has a pattern and its headers below it; files that never change are kept for a year', () => {
  const forEver = '  Cache-Control: public, max-age=31536000, immutable';
  const ownOnly = '  Cross-Origin-Resource-Policy: same-origin';
  const pages = ['/', '/flights', '/flight-hotel', '/hotels', '/transfers', '/blog', '/deals'];
  expect(headersFile({ 'X-A': 'a', 'X-B': 'b' }).split('\n')).toEqual([
    ...['/*', '  X-A: a', '  X-B: b'],
    ...[...pages, '/blog/*', '/deals/*', '/destinations/*'].flatMap((pattern) => [pattern, ownOnly]),
    ...['/_next/static/*', forEver, ownOnly, '/fonts/*', forEver, '/pictures/*', forEver],
    '',
  ]);
});
