import { contentSecurityPolicy, securityHeaders } from '@/lib/site/content-security-policy';

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

test('the headers say what a page cannot', () => {
  const headers = securityHeaders(86_400);
  expect(headers['Content-Security-Policy']).toBe("base-uri 'none';object-src 'none';frame-ancestors 'none'");
  expect(headers['Strict-Transport-Security']).toBe('max-age=86400');
  expect(headers['X-Content-Type-Options']).toBe('nosniff');
});
