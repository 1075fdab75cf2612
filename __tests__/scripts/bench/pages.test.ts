import { choosePages } from '../../../scripts/bench/choose-pages';
import { readLighthouse } from '../../../scripts/bench/lighthouse-result';
import { planVisits } from '../../../scripts/bench/measure-pages';
import { pagesReport } from '../../../scripts/bench/pages-report';
import { plainElement, plainHtml, referencePage } from '../../../scripts/bench/reference-page';
import { lighthouseReport } from './made-up-report';

const words = (count: number) => 'word '.repeat(count);
const articles = [
  { slug: 'first', featured: true, body: words(1025) },
  { slug: 'short', body: words(300) },
  { slug: 'typical', body: words(1100) },
  { slug: 'long', body: words(1200) },
];
const magazine = {
  articles,
  categories: new Map([
    ['budget-travel', { slug: 'budget-travel', articles: [] }],
    ['hotels', { slug: 'hotels', articles }],
  ]),
  tags: new Map([
    ['most-used', { slug: 'most-used' }],
    ['other', { slug: 'other' }],
  ]),
};

const EXPORT = [
  ...['/', '/flights', '/flight-hotel', '/hotels', '/transfers', '/blog', '/404'],
  ...['/blog/first', '/blog/typical', '/blog/category/hotels', '/blog/tag/most-used'],
  ...['/blog/author/ann', '/blog/series/sea', '/destinations/rome', '/about'],
];

describe('one page of each kind', () => {
  const paths = (there: readonly string[]) => choosePages(there, magazine).map(({ path }) => path);

  test('all that the export has, with the largest category and the most used tag', () => {
    expect(paths(EXPORT).sort()).toEqual([...EXPORT].sort());
  });

  test('one author, series, destination and page of text of many', () => {
    const more = [
      '/blog/author/404',
      '/blog/author/bo',
      '/blog/author/ann/page/2',
      '/blog/series/404',
      '/blog/series/air',
      '/destinations/oslo',
      '/privacy',
    ];
    expect(paths([...EXPORT, ...more]).sort()).toEqual([...EXPORT].sort());
  });

  test('of a single article one page, whatever its length', () => {
    const young = { ...magazine, articles: articles.slice(0, 1) };
    expect(choosePages(EXPORT, young).filter(({ slug }) => slug)).toHaveLength(1);
  });

  test('a second page of the blog where there is one', () => {
    expect(paths([...EXPORT, '/blog/page/2'])).toContain('/blog/page/2');
  });

  test('a magazine without a featured article and topics has fewer kinds', () => {
    const young = { articles: articles.slice(1), categories: new Map(), tags: new Map() };
    expect(choosePages(EXPORT, young).map(({ kind }) => kind)).not.toContain('featured article');
  });
});

describe('the page by hand', () => {
  test('keeps text, pictures and their meaning, and nothing else', () => {
    const html =
      '<div class="a"><h2 id="x"><a href="#x" class="b">Fees &amp; rates</a></h2><style>p{}</style><img src="y" class="b"><p>Two <b>words</b></p><script>1</script></div>';
    expect(plainHtml(html)).toBe('<h2><a href="#x">Fees &amp; rates</a></h2><img src="y"><p>Two words</p>');
  });

  test('leaves no link without words behind', () => {
    expect(plainHtml('<a href="/x"><svg><title>Arrow</title></svg></a>')).toBe('');
  });

  test('is made of what stands in <main>', () => {
    expect(plainElement('<body><header>Menu</header><main><p>Text</p></main></body>', 'main')).toBe(
      '<p>Text</p>',
    );
    expect(() => plainElement('<body><p>Text</p></body>', 'main')).toThrow(TypeError);
  });

  test('escapes its title', () => {
    expect(referencePage('Flights <& hotels>', '')).toContain('<title>Flights &lt;&amp; hotels&gt;</title>');
  });
});

const page = { kind: 'home', path: '/' };

test('a page and its reference take turns in going first, and each round has a dark visit', () => {
  const order = planVisits([page], 2).map(({ site, scheme }) => `${site} ${scheme}`);
  expect(order).toEqual([
    ...['page light', 'reference light', 'page dark'],
    ...['reference light', 'page light', 'page dark'],
  ]);
});

test('the report sets a page beside its reference and names what costs points, once', () => {
  const run = readLighthouse(JSON.stringify(lighthouseReport()));
  const slow = { ...run, lcp: 1800, paintsPicture: true };
  const perfect = { ...run, failures: [] };
  const report = pagesReport('Measured here.', 3, [
    { page, runs: [slow, slow, run], reference: [perfect, perfect, perfect], dark: [run, slow, run] },
  ]);
  expect(report).toContain('Measured here.');
  expect(report).toContain('| home | 700 | 700 | 1.00× | 1,800 | 900 | 2.00× | photo | 12 | 12 | 0.010 |');
  expect(report).toContain('| home | 2 | 1 | 1,500 | 1,500 | 99 / 96 / 100 / 100 | 99 / 96 / 100 / 100 |');
  expect(report.match(/`color-contrast`/g)).toHaveLength(1);
});

test('a report without failures says so', () => {
  const run = { ...readLighthouse(JSON.stringify(lighthouseReport())), failures: [] };
  expect(pagesReport('', 1, [{ page, runs: [run], reference: [run], dark: [run] }])).toMatch(
    /points\n\nNone\./,
  );
});
