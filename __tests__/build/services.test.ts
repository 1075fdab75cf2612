import { loadTextPages } from '@/lib/articles/text-pages';
import { attribute, byTag, pages, policyOf, textOf } from './pages';

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
