import type { ArticleSummary } from '@/lib/articles/article';
import { checkRedirects, isOwnPath, movedArticles } from '@/lib/articles/redirects';
import { formatDiagnostic } from '@/lib/source/diagnostic';
import { readYaml } from '@/lib/source/yaml-source';

const article = (slug: string, ...redirectFrom: readonly string[]) =>
  ({ slug, title: `About ${slug}`, file: `${slug}.md`, redirectFrom }) as unknown as ArticleSummary & {
    readonly file: string;
  };
const plain = { slug: 'ferries', title: 'About ferries', file: 'ferries.md' } as ArticleSummary & {
  readonly file: string;
};

test('each former address leads to its article, in the order of the articles', () => {
  const articles = [article('trains', 'rails', '/2019/05/12/Rails'), plain, article('walks', 'hikes')];
  expect(movedArticles(articles)).toEqual([
    { from: '/blog/rails', to: '/blog/trains', title: 'About trains' },
    { from: '/2019/05/12/Rails', to: '/blog/trains', title: 'About trains' },
    { from: '/blog/hikes', to: '/blog/walks', title: 'About walks' },
  ]);
});

test.each([
  ['/flights', true],
  ['/flights/cheap', true],
  ['/destinations/eastwick', true],
  ['/blog/tag', true],
  ['/blog/404', true],
  ['/blog/tag/slow-travel', true],
  ['/blog/2019/sleeper-trains', false],
  ['/blog/sleeper-trains', false],
  ['/blogroll', false],
  ['/2019/blog/tag', false],
])('the site itself has something at %s: %s', (address, expected) => {
  expect(isOwnPath(address)).toBe(expected);
});

/** The diagnostics of these articles, as a writer reads them, beside a page of text `/rules`. */
const check = (...articles: readonly (ArticleSummary & { readonly file: string })[]) =>
  checkRedirects(
    articles.map((each) => ({
      article: each,
      source: readYaml(each.file, `redirectFrom: ${JSON.stringify(each.redirectFrom ?? [])}`),
    })),
    ['rules'],
  ).map(formatDiagnostic);

test('addresses that nothing has now are no mistake', () => {
  expect(
    check(article('trains', 'rails', '/rails', '/2019/rails'), plain, article('walks', 'hikes')),
  ).toEqual([]);
});

test.each([
  ['trains', "found 'trains', the slug of this article; expected a slug that it had before"],
  ['/blog/trains', "found '/blog/trains', the slug of this article; expected a slug that it had before"],
  ['tag', "found 'tag'; expected another slug: a page of the site itself has this name"],
  ['/hotels', "found '/hotels'; expected another address: the site itself has this one"],
  ['ferries', "found 'ferries', the slug of ferries.md; expected one that nothing has now"],
  ['/blog/ferries', "found '/blog/ferries', the address of ferries.md; expected one that nothing has now"],
  ['/rules', "found '/rules', the address of the page of text 'rules'; expected one that nothing has now"],
  ['/blog/rails', "found '/blog/rails', as in trains.md; expected each former address once, in one article"],
])('%s cannot lead to an article', (former, expected) => {
  expect(check(article('trains', 'rails', former), plain)).toEqual([
    expect.stringMatching(/^trains\.md:1:\d+  redirectFrom\.1  /),
  ]);
  expect(check(article('trains', 'rails', former), plain)[0]).toContain(expected);
});

test('of two articles with the same former slug the second is told of the first', () => {
  expect(check(article('trains', 'rails'), article('walks', 'rails'))).toEqual([
    expect.stringMatching(/^walks\.md:1:\d+  redirectFrom\.0  found 'rails', as in trains\.md; /),
  ]);
});
