import { HtmlValidate } from 'html-validate';
import { movedPage } from '@/scripts/export/moved-pages';
import { parseRedirectsFile, redirectsFile } from '@/scripts/export/redirect-files';
import { caddyRules, nginxRules } from '@/scripts/export/server-rules';

const REDIRECTS = [{ from: '/blog/old', to: '/blog/new' }];

test('the file of redirects says where, and for good', () => {
  expect(redirectsFile(REDIRECTS, false)).toBe('/blog/old /blog/new 301\n');
  expect(redirectsFile([], false)).toBe('');
});

test('on Netlify a rule goes before the page that stands at the same address', () => {
  expect(redirectsFile(REDIRECTS, true)).toContain('/blog/old /blog/new 301!\n');
});

test('on Netlify an address of a missing article gets the page for it, and a folder of lists the general one', () => {
  const file = redirectsFile([], true);
  const rules = file.trim().split('\n');
  expect(rules.at(-1)).toBe('/blog/:slug /blog/404.html 404');
  expect(rules.slice(0, -1)).toContain('/blog/category /404.html 404');
  expect(parseRedirectsFile(file).size).toBe(0);
});

test('the server reads the redirects that the file for hosts says', () => {
  expect([...parseRedirectsFile(redirectsFile(REDIRECTS, false))]).toEqual([['/blog/old', '/blog/new']]);
  expect(parseRedirectsFile('').size).toBe(0);
});

test('a header with quotation marks stays one value', () => {
  const headers = { 'X-A': 'a="b"' };
  expect(nginxRules(headers, [])).toContain('add_header X-A "a=\\"b\\"" always;');
  expect(caddyRules(headers, [])).toContain('X-A "a=\\"b\\""');
});

test.each(['$host', '{env.HOME}', 'two\nlines', 'back\\slash'])(
  'a header with %j is refused: a server would not take it as it is written',
  (value) => {
    for (const rules of [nginxRules, caddyRules]) {
      expect(() => rules({ 'X-A': value }, [])).toThrow("cannot stand in a server's configuration");
    }
  },
);

describe('the page at a former address', () => {
  const page = movedPage(
    { from: '/blog/old', to: '/blog/new', title: 'Rock & <roll> "live"' },
    "default-src 'self'",
  );

  test('is valid HTML whatever the title holds', () => {
    const { results } = new HtmlValidate({
      root: true,
      extends: ['html-validate:recommended'],
    }).validateStringSync(page);
    expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
  });

  test('leads on, asks not to be found, names the new address and carries the policy', () => {
    expect(page).toContain('<meta http-equiv="refresh" content="0; url=/blog/new">');
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).toContain('<link rel="canonical" href="https://farewind.example/blog/new">');
    expect(page).toContain('<a href="/blog/new">Rock &amp; &lt;roll&gt; &quot;live&quot;</a>');
    expect(page).toContain(`content="default-src 'self'"`);
  });
});
