import { readFileSync } from 'node:fs';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import { movedPage, writeMovedPages } from '@/scripts/export/moved-pages';
import { parseRedirectsFile, redirectsFile, redirectsOf } from '@/scripts/export/redirect-files';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';
import { caddyRules, nginxRules, RULES_FOLDER } from '@/scripts/export/server-rules';

const REDIRECTS = [{ from: '/blog/old', to: '/blog/new' }];
const CAPITALS = { from: '/my.site/Old/Page-2.0', to: '/my.site/blog/new' };

test('the file of redirects says where, and for good', () => {
  expect(redirectsFile(REDIRECTS, false)).toBe('/blog/old /blog/new 301\n');
  expect(redirectsFile([], false)).toBe('');
});

test('on Netlify a rule goes before the page that stands at the same address', () => {
  expect(redirectsFile(REDIRECTS, true)).toContain('/blog/old /blog/new 301!\n');
});

test('Netlify says by a variable of its own who it is', () => {
  process.env.NETLIFY = 'true';
  try {
    expect(redirectsFile(REDIRECTS)).toContain('/blog/old /blog/new 301!\n');
  } finally {
    delete process.env.NETLIFY;
  }
  expect(redirectsFile(REDIRECTS)).toBe('/blog/old /blog/new 301\n');
});

test('on Netlify an address of a missing article gets the page for it, and a folder of lists the general one', () => {
  const file = redirectsFile([], true);
  const rules = file.trim().split('\n');
  expect(rules.at(-1)).toBe('/blog/:slug /blog/404.html 404');
  expect(rules.slice(0, -1)).toContain('/blog/category /404.html 404');
  expect(parseRedirectsFile(file).size).toBe(0);
});

test('both addresses of a redirect are below the base path', () => {
  process.env.BASE_PATH = '/travel';
  try {
    expect(redirectsOf([{ from: '/blog/old', to: '/blog/new', title: 'New' }])).toEqual([
      { from: '/travel/blog/old', to: '/travel/blog/new' },
    ]);
    expect(redirectsFile([], true)).toContain('/travel/blog/:slug /travel/blog/404.html 404\n');
  } finally {
    delete process.env.BASE_PATH;
  }
});

test('a rule that is none, or of another status, leads nowhere', () => {
  expect(parseRedirectsFile('/a /b 404\n/c /d\n/e /f 1301\n/g /h 301\n')).toEqual(new Map([['/g', '/h']]));
});

/* Whole files: each line decides what a server answers. `__tests__/hosts` asks real servers. */
describe('the rules for servers', () => {
  const HEADERS = { 'X-A': "one 'two'", 'X-B': 'three' };
  const LISTS = ['page', 'category', 'tag', 'author', 'series'];
  const NOTE = '# Written by npm run build, for the pages beside it. Change the sources instead.';
  beforeEach(() => (process.env.BASE_PATH = '/my.site'));
  afterEach(() => delete process.env.BASE_PATH);

  test('tell nginx the headers of every answer, the 404 pages and the redirects', () => {
    expect(nginxRules(HEADERS, REDIRECTS).split('\n')).toEqual([
      NOTE,
      `add_header X-A "one 'two'" always;`,
      'add_header X-B "three" always;',
      'set $farewind_404 /my.site/404.html;',
      String.raw`if ($uri ~ "^/my\.site/blog/[^/]+/?$") { set $farewind_404 /my.site/blog/404.html; }`,
      String.raw`if ($uri ~ "^/my\.site/blog/(?:page|category|tag|author|series)/?$") { set $farewind_404 /my.site/404.html; }`,
      'error_page 404 $farewind_404;',
      'set $farewind_caching "public, max-age=0, must-revalidate";',
      String.raw`if ($uri ~ "^/my\.site(?:/_next/static/|/fonts/|/pictures/)") { set $farewind_caching "public, max-age=31536000, immutable"; }`,
      'location = /my.site/404.html { internal; }',
      'location = /my.site/blog/404.html { internal; }',
      ...LISTS.map((list) => `location = /my.site/blog/${list}/404.html { internal; }`),
      'location = /my.site/404 { return 404; }',
      'location = /my.site/blog/404 { return 404; }',
      ...LISTS.map((list) => `location = /my.site/blog/${list}/404 { return 404; }`),
      'location = /blog/old { return 301 /blog/new$is_args$args; }',
      '',
    ]);
  });

  test('tell Caddy the same', () => {
    expect(caddyRules(HEADERS, [...REDIRECTS, CAPITALS]).split('\n')).toEqual([
      NOTE,
      'header {',
      `\tX-A "one 'two'"`,
      '\tX-B "three"',
      '}',
      'vars farewind_404 /my.site/404.html',
      String.raw`@farewind_article path_regexp ^/my\.site/blog/[^/]+/?$`,
      'vars @farewind_article farewind_404 /my.site/blog/404.html',
      String.raw`@farewind_lists path_regexp ^/my\.site/blog/(?:page|category|tag|author|series)/?$`,
      'vars @farewind_lists farewind_404 /my.site/404.html',
      String.raw`@farewind_lasting path_regexp ^/my\.site(?:/_next/static/|/fonts/|/pictures/)`,
      'error /my.site/404.html 404',
      'error /my.site/blog/404.html 404',
      ...LISTS.map((list) => `error /my.site/blog/${list}/404.html 404`),
      'error /my.site/404 404',
      'error /my.site/blog/404 404',
      ...LISTS.map((list) => `error /my.site/blog/${list}/404 404`),
      '@farewind_moved_0 path_regexp ^/blog/old$',
      'route @farewind_moved_0 {',
      '\trewrite * /blog/new',
      '\tredir {uri} 301',
      '}',
      String.raw`@farewind_moved_1 path_regexp ^/my\.site/Old/Page-2\.0$`,
      'route @farewind_moved_1 {',
      '\trewrite * /my.site/blog/new',
      '\tredir {uri} 301',
      '}',
      '',
    ]);
  });

  test('lie in a folder of their own', () => expect(RULES_FOLDER).toBe('_hosts'));
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
    expect(page).toMatch(
      /^<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta http-equiv="Content-S/,
    );
    expect(page).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
    expect(page).toContain('<title>Rock &amp; &lt;roll&gt; &quot;live&quot;</title>\n</head>\n<body>');
    expect(page).toMatch(/<h1>This article has a new address<\/h1>\n<p><a [^]*<\/body>\n<\/html>\n$/);
  });

  test('stands in the export where the article was', () => {
    const directory = temporaryFolder();
    writeMovedPages(directory, [{ from: '/blog/2019/old', to: '/blog/new', title: 'New' }], 'policy');
    expect(readFileSync(path.join(directory, 'blog/2019/old.html'), 'utf8')).toBe(
      movedPage({ from: '/blog/2019/old', to: '/blog/new', title: 'New' }, 'policy'),
    );
  });
});
