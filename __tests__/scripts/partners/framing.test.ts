import { framingRefusal } from '@/scripts/partners/framing';

const site = new URL('https://www.farewind.example');
const page = new URL('https://widget.partner.example/search');
const refusal = (headers: Record<string, string>) => framingRefusal(new Headers(headers), page, site);
const ancestors = (sources: string) => refusal({ 'content-security-policy': `frame-ancestors ${sources}` });

test.each([
  '*',
  'https:',
  'https://www.farewind.example',
  'http://www.farewind.example',
  'www.farewind.example',
  'https://*.farewind.example',
  "'self' https://www.farewind.example",
  'https://www.farewind.example:*',
  'https://www.farewind.example:443',
  'HTTPS://WWW.Farewind.example',
  '*.FAREWIND.example',
  // CSP3, "scheme-part matches": http covers https.
  'http:',
  'https://www.farewind.example/',
  "https://a.example  'self'   https://www.farewind.example",
])('frame-ancestors %s lets the site frame the page', (sources) => {
  expect(ancestors(sources)).toBeUndefined();
});

test.each([
  "'none'",
  "'self'",
  "'NONE'",
  '',
  'ftp:',
  'https://farewind.example',
  'https://*.www.farewind.example',
  'https://www.farewind.example.evil.example',
  'https://www.farewind.example:8443',
  'ftp://www.farewind.example',
  'https://www.farewind.example/path',
  'x https://www.farewind.example/path',
  'https:www.farewind.example',
])('frame-ancestors %s does not', (sources) => {
  expect(ancestors(sources)).toMatch(/^frame-ancestors/);
});

test('a site on a port of its own needs a source with that port', () => {
  const local = new URL('http://localhost:3000');
  const at = (source: string) =>
    framingRefusal(new Headers({ 'content-security-policy': `frame-ancestors ${source}` }), page, local);
  expect(at('http://localhost:3000')).toBeUndefined();
  expect(at('http://localhost')).toMatch(/^frame-ancestors/);
  expect(at('http://localhost:80')).toMatch(/^frame-ancestors/);
});

test('a page of the site itself may be framed by the site', () => {
  const own = (headers: Record<string, string>) => framingRefusal(new Headers(headers), site, site);
  expect(own({ 'content-security-policy': "frame-ancestors 'self'" })).toBeUndefined();
  expect(own({ 'x-frame-options': 'SAMEORIGIN' })).toBeUndefined();
  expect(own({ 'content-security-policy': "frame-ancestors 'none'" })).toBe("frame-ancestors 'none'");
  expect(own({ 'x-frame-options': 'SAMEORIGIN ,DENY' })).toBe('X-Frame-Options: sameorigin, deny');
});

test('a site without encryption has the port 80', () => {
  const plain = (source: string) =>
    framingRefusal(
      new Headers({ 'content-security-policy': `frame-ancestors ${source}` }),
      page,
      new URL('http://farewind.example'),
    );
  expect(plain('http://farewind.example:80')).toBeUndefined();
  expect(plain('https://farewind.example')).toBe('frame-ancestors https://farewind.example');
});

test('a refusal names all sources, and other directives do not matter', () => {
  const policy = "default-src 'none';;  Frame-Ancestors\thttps://a.example   https://b.example ; img-src *";
  expect(refusal({ 'content-security-policy': policy })).toBe(
    'frame-ancestors https://a.example https://b.example',
  );
});

test('every policy of an answer counts', () => {
  const both = 'frame-ancestors *, frame-ancestors https://a.example';
  expect(refusal({ 'content-security-policy': both })).toBe('frame-ancestors https://a.example');
});

test('X-Frame-Options counts where no policy names ancestors, twice as well as once', () => {
  expect(refusal({ 'x-frame-options': 'SAMEORIGIN, SAMEORIGIN' })).toBe(
    'X-Frame-Options: sameorigin, sameorigin',
  );
  expect(refusal({ 'x-frame-options': 'DENY', 'content-security-policy': 'default-src *' })).toBe(
    'X-Frame-Options: deny',
  );
  expect(refusal({ 'x-frame-options': 'DENY', 'content-security-policy': 'frame-ancestors *' })).toBe(
    undefined,
  );
});

test('nothing said is nothing refused', () => {
  expect(refusal({})).toBeUndefined();
});
