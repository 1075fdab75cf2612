import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'parse5';
import { movedPage, writeMovedPages } from '@/scripts/export/moved-pages';
import { filesBelow } from '@/lib/source/read-files';
import { tagsOf } from '@/scripts/html/tags';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

const MOVED = { from: '/blog/old-name', to: '/blog/new-name', title: 'Night <b>trains</b> & "more"' };
const POLICY = "default-src 'none'";

const tags = (name: string, html = movedPage(MOVED, POLICY)) => tagsOf(html, [name]);

afterEach(() => {
  delete process.env.SITE_URL;
  delete process.env.BASE_PATH;
});

test('the page at a former address leads to the new one at once, also who has no refresh', () => {
  const metas = tags('meta').map(({ attributes }) => attributes);
  expect(metas).toContainEqual({ 'http-equiv': 'refresh', content: '0; url=/blog/new-name' });
  expect(tags('a').map(({ attributes, text }) => [attributes.href, text])).toEqual([
    ['/blog/new-name', MOVED.title],
  ]);
});

test('below a folder of a host it leads to the address below it', () => {
  process.env.SITE_URL = 'https://wayfarer.example';
  process.env.BASE_PATH = '/travel';
  const html = movedPage(MOVED, POLICY);
  expect(html).toContain('content="0; url=/travel/blog/new-name"');
  expect(tags('a', html)[0]?.attributes.href).toBe('/travel/blog/new-name');
  expect(tags('link', html)[0]?.attributes).toEqual({
    rel: 'canonical',
    href: 'https://wayfarer.example/travel/blog/new-name',
  });
});

test('search engines are told the new address, and to keep none of the page itself', () => {
  expect(tags('meta').map(({ attributes }) => attributes)).toContainEqual({
    name: 'robots',
    content: 'noindex',
  });
  expect(tags('link')[0]?.attributes.href).toMatch(/^https:\/\/.+\/blog\/new-name$/);
});

test('it is a whole page under the policy of the site, and the title is text in it', () => {
  const html = movedPage(MOVED, POLICY);
  const faults: string[] = [];
  parse(html, { onParseError: ({ code }) => faults.push(code) });
  expect(faults).toEqual([]);
  expect(tags('html', html)[0]?.attributes).toEqual({ lang: 'en' });
  expect(tags('title', html)[0]?.text).toBe(MOVED.title);
  expect(tags('h1', html)[0]?.text).toBe('This article has a new address');
  expect(tags('b', html)).toEqual([]);
  expect(tags('meta', html).map(({ attributes }) => attributes)).toEqual([
    { charset: 'utf-8' },
    { 'http-equiv': 'Content-Security-Policy', content: POLICY },
    { name: 'viewport', content: 'width=device-width, initial-scale=1' },
    expect.anything(),
    expect.anything(),
  ]);
});

test('each former address has a file, also in a folder that the export does not have', () => {
  const directory = temporaryFolder();
  const other = { ...MOVED, from: '/journal/2019/older-name' };
  writeMovedPages(directory, [MOVED, other], POLICY);
  expect(filesBelow(directory)).toEqual(['blog/old-name.html', 'journal/2019/older-name.html']);
  const text = readFileSync(path.join(directory, 'blog/old-name.html'), 'utf8');
  expect(text).toBe(movedPage(MOVED, POLICY));
});
