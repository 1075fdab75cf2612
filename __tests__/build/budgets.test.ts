import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { tagsOf } from '@/scripts/html/tags';
import { BELOW } from '@/__tests__/support/below';

/*
 * These pages are built from the fixtures, so only code can exceed a limit, never a writer's edit. docs/performance.md says what the pages
 * of the project weigh, and `npm run report:pages` weighs the pages of a build.
 */
const { basePath, slug } = BELOW;
const OUT = path.resolve(BELOW.directory);

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
    return [file, list.split(',').map((src) => src.slice(1 + basePath.length + 1, -1))];
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
    weigh(`${payload.slice(basePath.length + 1)}.txt`),
  );
}

/*
 * Per kind of route, in bytes over the wire: HTML with its styles and inline script before any interaction; what the start of React adds;
 * and the unpacked HTML, which a phone parses. Each limit is what was reached, with room of at least 60 bytes, because names that change
 * with the code move a page by some 50. Raise a limit only in a commit that says what the bytes are for.
 *
 * Every page has 1.2 KB of loader, 0.3 KB of policy, 0.1 KB of rules by which header, footer and buttons fit a phone with a default font
 * of 32 px, and 0.1 KB of colors for drawings at night. In forced colors, print and large text of a page, header and hero take 0.1 KB.
 * Lists of deals on paper take 50 where there are deals. Printed pages end with the note on commissions and the address of the site: 70.
 * Where there are deals, a pick without a drawing takes 40 and up to 200 unpacked. A menu that covers the page of a phone takes 70 bytes.
 * Heroes and sections that are lower on a low screen take 40.
 * Of a start, 112 KB are React, Next's router and the module runtime, 8 KB what header and links need, 1 KB the bootstrap, up to 1 KB
 * the parts of the page; the rest is its payload.
 */
test.each<readonly [file: string, untouched: number, start: number, unpacked: number]>([
  // The flight search, cards of deals, each with a drawing, three stories, destinations to swipe, services, and a board of prices in place
  // of the map.
  ['index.html', 14_140, 142_850, 63_030],
  // Deals with drawings and a dotted line between their codes, a link to the flight search, the search itself, the facade of a partner's
  // part with its state as a ticket (50), two articles.
  ['flights.html', 10_920, 137_060, 42_430],
  // An opened frame shows its scene again, and in sight, with words until the partner's page covers both: 130. The page is in an object
  // that leaves the scene visible if it fails: 160. The fold has two sides and nicks: 90. Facades leave room for large text: 60. The
  // words are on one ticket with the button to the partner: 50.
  ['flight-hotel.html', 10_760, 136_030, 42_040],
  // Our own list of hotels in short rows, and a map of them, in place of the partner's: links and 1 KB of land.
  // Links to hotels in each city: 160 bytes, 1.3 KB unpacked. A search for a city and dates: 600, and 3.6 KB unpacked.
  ['hotels.html', 12_510, 138_840, 51_990],
  ['transfers.html', 10_800, 135_980, 41_260],
  // A full list, with all that the top of the blog has, and links to guides: 300. The bylines of a row of cards are aligned: 40; on every
  // page with cards. Phones swipe the beaches: 60.
  ['blog.html', 11_940, 137_490, 76_350],
  // Lists end with one or two deals that fit, in the paper of their kind: 260; short ones with further topics and three articles: 1,250.
  // Topics may have beaches. Lists and guides have hills below their sky: 180. Authors have facts and stamps of the others: 230.
  // Destinations lead to guides: 300.
  ['blog/category/destinations.html', 11_830, 137_300, 52_460],
  ['blog/author/zoe-angstrom.html', 9_970, 135_440, 41_520],
  // Articles have a text face, a rail with contents that mark the section being read, ways to share, a comment form and related articles
  // with their pictures. On a tablet, their text is in the middle, and in print, as wide as the page: 60. The first also has a table, a
  // list of checkboxes (120) and boxes.
  ['blog/harbor-walks.html', 13_440, 139_960, 59_490],
  [`blog/${slug}.html`, 12_330, 138_730, 53_680],
  // Text pages have contents, name each other and end with articles. Guides have contents (330), on wide screens with the facts beside
  // the text (40), and lead to prints of the other destinations.
  ['house-rules.html', 9_810, 135_180, 37_870],
  ['destinations/eastwick.html', 12_530, 137_950, 57_420],
  // An empty ledger shows an example, says how a deal gets there, and has all deals of today: four as cards, the others in rows: 3,700.
  ['deals.html', 12_490, 137_990, 53_810],
  // The blog and the destinations with drawings, and ten topics as pills (50).
  ['404.html', 7_920, 131_430, 27_460],
])(
  '%s: at most %i bytes untouched, %i more once started, %i unpacked',
  (file, untouched, start, unpacked) => {
    expect(weigh(file)).toBeLessThanOrEqual(untouched);
    expect(weighStart(file)).toBeLessThanOrEqual(start);
    expect(Buffer.byteLength(read(file))).toBeLessThanOrEqual(unpacked);
  },
);

test('the inline script of every page: at most 2,740 bytes, 1,290 over the wire', () => {
  const loaders = new Set(
    ['index.html', `blog/${slug}.html`, '404.html'].map(
      (file) => tagsOf(read(file), ['script']).find(({ attributes }) => attributes['data-app'])?.text ?? '',
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
  // 83 (57 over the wire) keep what is typed after a key of the search until its field is there, 18 (10) what follows a press on its icon.
  // 17 drop old presses after a failed start, and let go of the first of two links.
  // 77 (33 over the wire) let what is typed meanwhile neither scroll the page nor keep a letter that was taken back.
  // 123 (36 over the wire) end a start whose bootstrap never answers. 8 wait for a visitor to reach a partner's facade.
  // The start-up script, compiled and no longer minified by hand, has 16 more; a base path adds its own length.
  expect(Buffer.byteLength(loader)).toBeLessThanOrEqual(2740);
  expect(brotliCompressSync(loader).length).toBeLessThanOrEqual(1290);
});

// 700 bytes serve widgets, whose states they tell, and the 404 page, 190 the draft of a comment, 240 the players of videos, 500 galleries, 600
// the hotel search, 60 closed facades, the rest the flight search; fetched when the page is parsed, and for a video when a reader is on it.
test('what parts of a page run without React: at most 4.9 KB', () => {
  expect(weigh(staticFiles(/^parts-.*\.js$/)[0] ?? '')).toBeLessThanOrEqual(4830);
});

test('the eight places of the flight search, fetched when a visitor is in it: at most 420 bytes unpacked', () => {
  expect(Buffer.byteLength(read('airports.json'))).toBeLessThanOrEqual(420);
});

test('no page asks for a script, a style sheet or a font before it is painted', () => {
  for (const file of ['index.html', 'hotels.html', 'blog.html', `blog/${slug}.html`, '404.html']) {
    const tags = tagsOf(read(file), ['script', 'link']);
    expect(tags.filter(({ name, attributes }) => name === 'script' && attributes.src)).toEqual([]);
    const loads = tags.filter(({ attributes }) =>
      /^(?:preload|modulepreload|stylesheet)$/.test(attributes.rel ?? ''),
    );
    expect(loads).toEqual([]);
  }
});

test('an article costs six files beside its share pictures and its Markdown', () => {
  const files = readdirSync(path.join(OUT, 'blog')).filter((name) => name.startsWith(`${slug}.`));
  expect(files.filter((name) => !/\.(?:png|jpg|md)(?:\.(?:br|gz))?$/.test(name)).sort()).toEqual(
    ['html', 'html.br', 'html.gz', 'txt', 'txt.br', 'txt.gz'].map((ending) => `${slug}.${ending}`),
  );
});
