import { loadTextPages } from '@/lib/articles/text-pages';
import { attribute, byTag, pages, textOf } from './pages';

/* The list of companies on the privacy page, held against what the policy of the pages allows. */

const LISTS = loadTextPages().filter(({ services }) => services);

/** The hosts that a page's policy allows, without those of the site. */
function allowedHosts(page: (typeof pages)[number]): readonly string[] {
  const policy = byTag(page, 'meta').find(
    (tag) => attribute(tag, 'http-equiv') === 'Content-Security-Policy',
  );
  const sources = attribute(policy!, 'content')!
    .split(';')
    .flatMap((directive) => directive.split(' ').slice(1));
  return [...new Set(sources.filter((source) => !source.startsWith("'") && source !== 'data:'))].sort();
}

test.each(LISTS.map(({ slug }) => slug))(
  '/%s names every host that the policy allows, and no other',
  (slug) => {
    const page = pages.find(({ path }) => path === `/${slug}`)!;
    const named = byTag(page, 'code')
      .filter((code) => attribute(code, 'data-host') !== undefined)
      .map(textOf);
    expect([...new Set(named)].sort()).toEqual(allowedHosts(page));
  },
);
