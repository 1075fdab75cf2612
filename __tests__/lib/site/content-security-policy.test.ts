import { createHash } from 'node:crypto';
import { contentSecurityPolicy, securityHeaders } from '@/lib/site/content-security-policy';
import { sitePolicy } from '@/scripts/export/site-policy';

const partners = {
  script: ['https://*.a.example', 'https://b.example'],
  connect: [],
  frame: [],
  img: ['https://b.example'],
  style: [],
  font: [],
  form: ['https://search.example'],
};
const policy = contentSecurityPolicy({
  providers: [{ img: ['https://photos.example'] }, partners, { form: ['https://letter.example'] }],
  inlineScripts: ["'sha256-abc='"],
});
const directives = new Map(
  policy.split(';').map((directive) => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources] as const;
  }),
);

test('scripts: this site, the named inline ones, the partners, and no way around', () => {
  expect(directives.get('script-src')).toEqual([
    "'self'",
    "'wasm-unsafe-eval'",
    "'sha256-abc='",
    '*.a.example',
    'b.example',
  ]);
  expect(directives.get('script-src')).not.toContain("'unsafe-inline'");
  expect(directives.get('script-src')).not.toContain("'unsafe-eval'");
});

test('nothing is left to the default but what this site serves itself', () => {
  expect(directives.get('default-src')).toEqual(["'self'"]);
  expect(directives.get('base-uri')).toEqual(["'none'"]);
  expect(directives.get('object-src')).toEqual(["'none'"]);
  expect(directives.get('frame-src')).toEqual(["'none'"]);
  expect(directives.get('img-src')).toEqual(["'self'", 'data:', 'photos.example', 'b.example']);
  expect(directives.get('form-action')).toEqual(["'self'", 'search.example', 'letter.example']);
});

test('the hosts of framed pages are allowed as objects, and those of other frames are not', () => {
  const framed = contentSecurityPolicy({
    providers: [
      { frame: ['https://video.example'] },
      { frame: ['https://c.example'], object: ['https://c.example'] },
    ],
    inlineScripts: [],
  }).split(';');
  expect(framed).toContain('frame-src video.example c.example');
  expect(framed).toContain('object-src c.example');
});

test('a list without https in front stays as it is, and each source stands there once', () => {
  const [, scripts] = contentSecurityPolicy({
    providers: [
      { script: ['http://https://a.example', 'https://b.example'] },
      { script: ['https://b.example'] },
    ],
    inlineScripts: [],
  }).split(';');
  expect(scripts).toBe("script-src 'self' 'wasm-unsafe-eval' http://https://a.example b.example");
});

/* Every directive with every host, for the registry, the pictures and the services of the fixtures. */
describe('the policy of the site', () => {
  const hash = createHash('sha256').update('start()').digest('base64');
  const NETWORK = 'network.example widgets.example';

  test('of pages with widgets, frames and search forms has the hosts of each partner, where that one needs them', () => {
    expect(sitePolicy(['start()'], true).split(';')).toEqual([
      "default-src 'self'",
      `script-src 'self' 'wasm-unsafe-eval' 'sha256-${hash}' ${NETWORK} *.skyfare.example cdn-skyfare.example *.roomly.example`,
      `style-src 'self' 'unsafe-inline' ${NETWORK}`,
      `img-src 'self' data: images.unsplash.com ${NETWORK} *.skyfare.example`,
      `font-src 'self' data: ${NETWORK}`,
      `connect-src 'self' *.network.example ${NETWORK} *.skyfare.example`,
      'frame-src go.network.example widgets.example *.skyfare.example *.roomly.example *.ferrybus.example',
      "form-action 'self' *.skyfare.example skyfare.example",
      "base-uri 'none'",
      'object-src *.ferrybus.example *.roomly.example go.network.example',
    ]);
  });

  test('of all other pages has no partner', () => {
    expect(sitePolicy(['start()'], false).split(';')).toEqual([
      "default-src 'self'",
      `script-src 'self' 'wasm-unsafe-eval' 'sha256-${hash}'`,
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: images.unsplash.com",
      "font-src 'self' data:",
      "connect-src 'self'",
      "frame-src 'none'",
      "form-action 'self'",
      "base-uri 'none'",
      "object-src 'none'",
    ]);
  });
});

test('the headers say what a page cannot', () => {
  const headers = securityHeaders({ hstsMaxAge: 86_400 });
  expect(headers).toEqual({
    'Content-Security-Policy': "base-uri 'none';frame-ancestors 'none'",
    'Strict-Transport-Security': 'max-age=86400',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  });
});

test('an operator who names an address gets reports, also of texts that scripts write as HTML', () => {
  const headers = securityHeaders({ hstsMaxAge: 0, reportingUrl: 'https://reports.example/csp' });
  const reports = 'report-to reports;report-uri https://reports.example/csp';
  expect(headers['Reporting-Endpoints']).toBe('reports="https://reports.example/csp"');
  expect(headers['Content-Security-Policy-Report-Only']).toBe(
    `require-trusted-types-for 'script';${reports}`,
  );
  expect(headers['Content-Security-Policy']).toBe(`base-uri 'none';frame-ancestors 'none';${reports}`);
});
