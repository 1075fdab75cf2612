import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadTextPages } from '@/lib/articles/text-pages';
import { loadSite } from '@/lib/site/load-site';
import { routes } from '@/lib/site/routes';
import { attribute, textOf } from '@/scripts/html/elements';
import { byTag, OUT, pages, policyOf } from './pages';

/* The lists of text pages that come from settings, held against the other pages of the site. */

const LISTS = loadTextPages().filter(({ services }) => services);

/** The hosts that the policies of all pages allow, without those of the site. */
const allowedHosts = [
  ...new Set(
    pages
      .flatMap((page) => policyOf(page).split(';'))
      .flatMap((directive) => directive.split(' ').slice(1))
      .filter((source) => !source.startsWith("'") && source !== 'data:'),
  ),
].sort();

test('there is a desk for writers where the settings have one, and nothing of it otherwise', () => {
  const { desk } = loadSite();
  expect(existsSync(path.join(OUT, 'admin.html'))).toBe(desk !== undefined);
  expect(existsSync(path.join(OUT, 'admin'))).toBe(desk !== undefined);
});

test('a list of services names every host that a policy allows, and no other', () => {
  for (const { slug } of LISTS) {
    const page = pages.find(({ path }) => path === routes.textPage(slug))!;
    const named = byTag(page, 'code')
      .filter((code) => attribute(code, 'data-host') !== undefined)
      .map(textOf);
    expect([...new Set(named)].sort()).toEqual(allowedHosts);
  }
});

const textPages = (list: 'authors' | 'partners') =>
  loadTextPages()
    .filter((page) => page[list])
    .map(({ slug }) => pages.find(({ path }) => path === `/${slug}`)!);

test('the page with the authors leads to the page of each author', () => {
  const start = routes.author('');
  // Neither further pages of their articles nor the 404 page.
  const authorPages = pages
    .map(({ path }) => path)
    .filter((path) => path.startsWith(start) && !/\/page\/|\/404$/.test(path));
  expect(authorPages).not.toEqual([]);
  for (const page of textPages('authors')) {
    const targets = byTag(page, 'a').map((link) => attribute(link, 'href') ?? '');
    expect([...new Set(targets.filter((target) => target.startsWith(start)))].sort()).toEqual(
      authorPages.sort(),
    );
  }
});

test('the page with the partners names each one to which a page leads', () => {
  const opened = pages
    .flatMap((page) => byTag(page, 'a').filter((link) => attribute(link, 'rel')?.includes('sponsored')))
    .flatMap((link) => /opens (.+) in a new tab/.exec(textOf(link))?.[1] ?? []);
  expect(opened).not.toEqual([]);
  for (const page of textPages('partners')) {
    const names = byTag(page, 'b').map(textOf);
    expect(names).toEqual(expect.arrayContaining([...new Set(opened)]));
  }
});
