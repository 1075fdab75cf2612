import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { loadDestinationPages } from '@/lib/articles/destination-pages';
import { loadTextPages } from '@/lib/articles/text-pages';
import { routes } from '@/lib/site/routes';
import { tagsOf } from '@/scripts/html/tags';
import { BELOW } from '@/scripts/testing/below-path';
import { AUTHOR_LIST, CATEGORY_LIST, FULL_SLUG, SHORT_SLUG } from '@/__tests__/support/articles';
import { OUT } from './pages';

/**
 * Bytes as a visitor gets them: brotli at its best, which is what the export has beside its files; in the blog it may be made
 * faster.
 */
function weigh(file: string): number {
  const packed = path.join(OUT, `${file}.br`);
  return !file.startsWith('blog/') && existsSync(packed)
    ? readFileSync(packed).length
    : brotliCompressSync(readFileSync(path.join(OUT, file))).length;
}
const read = (file: string) => readFileSync(path.join(OUT, file), 'utf8');

const STATIC = '_next/static';
const staticFiles = (name: RegExp) =>
  readdirSync(path.join(OUT, STATIC)).flatMap((file) => (name.test(file) ? `${STATIC}/${file}` : []));
/** The bootstrap of every kind of page, with the chunks that it loads. */
const starts = new Map(
  staticFiles(/^start-.*\.js$/).map((file) => {
    const [, list = ''] = /chunks:\[([^\]]*)\]/.exec(read(file)) ?? [];
    return [file, list.split(',').map((src) => src.replace(/^"\/|"$/g, ''))];
  }),
);
const weights = new Map(
  [...new Set([...starts.keys(), ...[...starts.values()].flat()])].map((file) => [file, weigh(file)]),
);

test('the chunks of every start were found, so that they are weighed', () => {
  expect(starts.size).toBeGreaterThan(1);
  for (const list of starts.values()) expect(list.length).toBeGreaterThan(5);
});

/** Bytes that the start of a page fetches: the bootstrap, the page's payload and its chunks. */
function weighStart(file: string): number {
  const scripts = tagsOf(read(file), ['script']);
  const data = scripts.find(({ attributes }) => attributes['data-app'])?.attributes['data-app'];
  const [start = '', payload = ''] = data?.split(' ') ?? [];
  const bootstrap = `${STATIC}/${start}`;
  const chunks = starts.get(bootstrap) ?? ['none'];
  return [bootstrap, ...chunks].reduce(
    (sum, each) => sum + (weights.get(each) ?? NaN),
    weigh(`${payload.slice(1)}.txt`),
  );
}

/** The file of the first text of a folder, if there is one: writers may delete each of them. */
const firstText = (paths: readonly string[]) => paths.slice(0, 1).map((path) => `${path.slice(1)}.html`);
const TEXT_PAGES = loadTextPages().map(({ slug }) => routes.textPage(slug));
const GUIDES = loadDestinationPages().map(({ destination }) => routes.destination(destination.id));

/*
 * Per kind of route, in bytes over the wire: HTML with its style and script, untouched; what the start adds; and the HTML
 * unpacked, which is what a phone parses (aim: 60,000). These are what was reached, with two percent of room, so that growth is
 * noticed; where the aim of the design is missed, docs/performance.md says by how much and why. Raise one only with a reason beside it.
 * Of a start, 112 KB are React, Next's router and the module runtime, 8 KB what header and links need, 1 KB the bootstrap, up to
 * 1 KB the parts of the page; the rest is its payload.
 * Pressed controls that say they are busy or failed cost every page some 350 bytes untouched (150 of them in the inline script) and
 * its start some 600; the note about drafts and that of the form cost an article 130 more. The aim is 140 KB: 25 KB above a page of Next with nothing on it.
 */
test.each<readonly [file: string, untouched: number, start: number, unpacked: number]>([
  // An article shows related ones with their pictures (drawings 600 bytes), has a text face, a rail and ways to share: 1,400 bytes; the blog's
  // pictures have drawings of their own and its cards a rhythm: 1,000; the 404 page is a tag: 200.
  // That a page names the script of its start, and depends on no other page, costs 40 bytes.
  // The way from pages without partners to those with them, by a new document, costs every start 150 bytes.
  // The home page shows the lead story and two more, signs a pick of the week and has a board of prices where the map is not: 1,700 bytes.
  // The pages of kinds list their four deals and two articles, and draw a facade before the partner's part: 1,800 to 2,900 bytes. The face of
  // articles and wide screens cost every page 70.
  // Pages with a partner's widget say what became of it: 100 bytes of words and style, 350 in the code that React brings.
  // The second links of six destinations are 150 bytes; the links of the footer to further pages 130 on every page.
  // Pages with cards of deals draw a border around each in forced colors: 100 bytes unpacked, 25 over the wire.
  // Rows of articles on phones cost lists 80 bytes, the shade of tables articles 80, and a drawing of its own /hotels 60. Lists of up to five
  // articles and the 404 page end with ways on: 350 and 600, and 2 KB unpacked. The round stamp of a list is 150.
  // Names that change with the code move a page by some 30 bytes, so each limit needs that much room when it is set. A limit without it
  // failed for five bytes.
  // The land of heroes goes on below their headline, and a sentence says which prices are samples: 100 bytes.
  // A sentence below every list of sample prices, the signs of pull quotes and the smaller pictures of rows on phones: 20 to 60 bytes.
  // Deals that fit name their kind and partner and stamp their discount, lead pictures have an edge, and text pages end with articles: 30 to 120.
  // Destinations to swipe, cards of articles that use their whole width, notches of deals that fit, and two articles with their excerpts: 40 to
  // 110. Text pages name each other: 220. Four deals of today below the ledger: 1,080. Prices of such deals
  // in the color of their kind, and small pictures above their titles on tablets: 40.
  // Rows of the board that lead to pages of destinations, and what its prices are: 90.
  ['index.html', 15_080, 143_900, 70_000],
  ['flights.html', 11_070, 137_500, 44_100],
  // These two and the long article are higher than two percent: large text that wraps, and a header that appears at once.
  ['flight-hotel.html', 9_950, 135_100, 38_600],
  // Our own list and map, where a partner's are closed: 16 links, and 1 KB of land; the cards of the home page's tab: 5 KB unpacked.
  ['hotels.html', 13_050, 139_100, 65_900],
  ['transfers.html', 10_060, 135_100, 38_100],
  ['blog.html', 11_970, 139_500, 56_700],
  [`${CATEGORY_LIST.slice(1)}.html`, 9_460, 134_900, 38_300],
  [`${AUTHOR_LIST.slice(1)}.html`, 8_810, 133_600, 35_600],
  [`blog/${FULL_SLUG}.html`, 14_580, 141_100, 57_700],
  // Topics list two deals that fit: 700. The drawings behind photos are a file of their own, 3,600 bytes, once for all pages; each page has
  // 500 to 2,000 less of them. The home page has the cards of its first tab only: 1,850 less.
  // What only React needs comes with it, and sections share their styles: 130 less on the home page, 20 to 100 elsewhere.
  // Lists of articles and the ledger lead on to related pages: 200.
  // The rules by which header, footer and buttons fit a phone with a default font of 32 px cost every page 0.1 KB.
  [`blog/${SHORT_SLUG}.html`, 13_350, 139_500, 53_500],
  ...firstText(TEXT_PAGES).map((file) => [file, 8_910, 133_800, 32_200] as const),
  ...firstText(GUIDES).map((file) => [file, 11_210, 137_600, 46_200] as const),
  // An empty ledger shows an example and says how a deal gets there: 650.
  ['deals.html', 9_680, 134_700, 36_200],
  ['404.html', 6_900, 130_400, 22_800],
])(
  '%s: at most %i bytes untouched, %i more once started, %i unpacked',
  (file, untouched, start, unpacked) => {
    expect(weigh(file)).toBeLessThanOrEqual(untouched);
    expect(weighStart(file)).toBeLessThanOrEqual(start);
    expect(Buffer.byteLength(read(file))).toBeLessThanOrEqual(unpacked);
  },
);

test.each([OUT, path.resolve(BELOW.directory)])(
  'the inline script of every page in %s: at most 2,360 bytes, 1,130 over the wire',
  (directory) => {
    const loaders = new Set(
      ['index.html', `blog/${SHORT_SLUG}.html`, '404.html'].map(
        (file) =>
          tagsOf(readFileSync(path.join(directory, file), 'utf8'), ['script']).find(
            ({ attributes }) => attributes['data-app'],
          )?.text ?? '',
      ),
    );
    expect(loaders.size).toBe(1);
    const [loader = ''] = loaders;
    expect(loader).toContain('__loader');
    // 100 bytes hold a flight search that is sent before its check is there, and show that; the home page gained 1,000 by that check. 150 bytes
    // mark pressed controls (105), look for drafts (25) and know devices that hover (20). 34 (20 over the wire) know folders of lists from missing articles.
    // 12 (12 over the wire) keep a press on a video or a gallery until its script is there, 7 know the folder of series.
    // 5 let forms, such as that of the comments, fetch what they need on intent.
    // 27 (13 over the wire) know whether the browser can share a page, so that its control shows only there.
    // The start-up script, compiled and no longer minified by hand, has 16 more; a base path adds its own length.
    expect(Buffer.byteLength(loader)).toBeLessThanOrEqual(2360);
    expect(brotliCompressSync(loader).length).toBeLessThanOrEqual(1130);
  },
);

// 700 bytes serve widgets, whose states they tell, and the 404 page, 190 the draft of a comment, 240 the players of videos, 500 galleries, the rest
// the flight search; fetched when the page is parsed, and for a video when a reader is on it.
test('what parts of a page run without React: at most 3.9 KB', () => {
  expect(weigh(staticFiles(/^parts-.*\.js$/)[0] ?? '')).toBeLessThanOrEqual(3900);
});

test('the places of the flight search, fetched when a visitor is in it: at most 6.8 KB', () => {
  expect(weigh('airports.json')).toBeLessThanOrEqual(6800);
});

test('no page asks for a script, a style sheet or a font before it is painted', () => {
  for (const file of ['index.html', 'hotels.html', 'blog.html', `blog/${SHORT_SLUG}.html`, '404.html']) {
    const tags = tagsOf(read(file), ['script', 'link']);
    expect(tags.filter(({ name, attributes }) => name === 'script' && attributes.src)).toEqual([]);
    const loads = tags.filter(({ attributes }) =>
      /^(?:preload|modulepreload|stylesheet)$/.test(attributes.rel ?? ''),
    );
    expect(loads).toEqual([]);
  }
});

test('an article costs six files beside its share pictures and its Markdown', () => {
  const files = readdirSync(path.join(OUT, 'blog')).filter((name) => name.startsWith(`${SHORT_SLUG}.`));
  expect(files.filter((name) => !/\.(?:png|jpg|md)(?:\.(?:br|gz))?$/.test(name)).sort()).toEqual(
    ['html', 'html.br', 'html.gz', 'txt', 'txt.br', 'txt.gz'].map((ending) => `${SHORT_SLUG}.${ending}`),
  );
});
