import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadTextPages } from '@/lib/articles/text-pages';
import { loadSite } from '@/lib/site/load-site';
import { attribute, byTag, OUT, pages, policyOf, textOf } from './pages';

/* The list of companies on the privacy page, held against what the policies of the pages allow. */

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

test.each(LISTS.map(({ slug }) => slug))(
  '/%s names every host that a policy allows, and no other',
  (slug) => {
    const page = pages.find(({ path }) => path === `/${slug}`)!;
    const named = byTag(page, 'code')
      .filter((code) => attribute(code, 'data-host') !== undefined)
      .map(textOf);
    expect([...new Set(named)].sort()).toEqual(allowedHosts);
  },
);
