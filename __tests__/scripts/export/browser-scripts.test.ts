import { analyticsSchema } from '@/lib/site/analytics';
import { commentServiceSchema } from '@/lib/site/comment-service';
import { buildBootstrap, buildCounter, buildLoader, buildPageParts } from '@/scripts/export/browser-scripts';

/* What the scripts of a site hold: the settings of its operator, and no code for others. */

const SET = { chunks: ['/_next/static/chunks/a.js'], entry: { name: 'a' } };
const FILES = { statics: '/_next/static/', parts: 'parts-12345678.js' };
const isso = commentServiceSchema.parse({ provider: 'isso', server: 'https://comments.example' });
const giscus = commentServiceSchema.parse({
  ...{ provider: 'giscus', repo: 'a/b', repoId: 'R_1', category: 'News', categoryId: 'C_1' },
});
const COUNTERS = {
  plausible: analyticsSchema.parse({ provider: 'plausible', domain: 'site.example' }),
  umami: analyticsSchema.parse({
    ...{ provider: 'umami', server: 'https://stats.example' },
    website: '94db1cb1-74f4-4a40-ad6c-962362670409',
  }),
  goatcounter: analyticsSchema.parse({ provider: 'goatcounter', server: 'https://goat.example' }),
};

test('a script that browsers keep has a new name with each change, and the same one without', () => {
  const [first, same, other] = [SET, SET, { ...SET, chunks: [] }].map(buildBootstrap);
  expect(first?.file).toMatch(/^start-[\w-]{8}\.js$/);
  expect(same).toEqual(first);
  expect(other?.file).not.toBe(first?.file);
  expect(buildPageParts().file).toMatch(/^parts-[\w-]{8}\.js$/);
});

test('the bootstrap knows the chunks of its kind of page, and the pages that show partners', () => {
  const { text } = buildBootstrap(SET);
  expect(text).toContain('/_next/static/chunks/a.js');
  expect(text).toMatch(/\["","\/flights",/);
});

test('below a base path, the bootstrap knows the pages that show partners with it', () => {
  process.env.BASE_PATH = '/travel';
  try {
    expect(buildBootstrap(SET).text).toMatch(/\["\/travel","\/travel\/flights",/);
  } finally {
    delete process.env.BASE_PATH;
  }
});

test('each script is a function that runs at once, so none of its names reaches the page', () => {
  for (const text of [buildBootstrap(SET).text, buildPageParts().text, buildLoader(FILES)])
    expect(text).toMatch(/^(?:"use strict";)?\(\(\)=>\{[^]*\}\)\(\);$/);
});

test('no script has an operator that browsers of 2020 do not read', () => {
  for (const text of [buildBootstrap(SET).text, buildPageParts({ asks: true }).text, buildLoader(FILES)])
    expect(text).not.toMatch(/(?:\?\?|&&|\|\|)=/);
});

test('a loader that would end its own tag, so that the rest of it were text on the page, is refused', () => {
  expect(() => buildLoader({ ...FILES, statics: '/</' })).toThrow('end its own script tag');
});

test('the loader knows where its files are', () => {
  const loader = buildLoader({ ...FILES, statics: '/travel/_next/static/' });
  expect(loader).toContain('"/travel/_next/static/"');
  expect(loader).toContain('parts-12345678.js');
});

/** Words by which a piece of code is told in a bundle. */
const has = (text: string, word: string) => text.includes(word);

test.each([
  ['plausible', 'https://plausible.io/api/event', 'site.example', { beacon: true, umami: false }],
  [
    'umami',
    'https://stats.example/api/send',
    '94db1cb1-74f4-4a40-ad6c-962362670409',
    { beacon: true, umami: true },
  ],
  ['goatcounter', 'https://goat.example/count', '', { beacon: false, umami: false }],
] as const)('the counter for %s holds its address, and no code for others', (provider, address, id, code) => {
  const counter = buildCounter(COUNTERS[provider]);
  expect(counter).toContain(`"${address}`);
  expect(counter).toContain(id);
  expect({ beacon: has(counter, 'sendBeacon'), umami: has(counter, 'hostname') }).toEqual(code);
});

test('a site counts visits only if its operator has set a service', () => {
  expect(buildLoader(FILES)).not.toContain('prerenderingchange');
  const counting = buildLoader({ ...FILES, analytics: COUNTERS.plausible });
  expect(counting).toBe(buildLoader(FILES) + buildCounter(COUNTERS.plausible));
});

test.each([
  ['nothing of other companies', {}, { watches: false, consent: false, giscus: false }],
  ['comments at giscus', { comments: giscus }, { watches: true, consent: false, giscus: true }],
  ['comments elsewhere', { comments: isso }, { watches: true, consent: false, giscus: false }],
  ['consent', { asks: true }, { watches: true, consent: true, giscus: false }],
  ['comments and consent', { comments: giscus, asks: true }, { watches: true, consent: true, giscus: true }],
])('the loader of a site with %s watches for what it needs', (_, outside, expected) => {
  const loader = buildLoader({ ...FILES, outside });
  expect({
    watches: has(loader, 'IntersectionObserver'),
    consent: has(loader, 'dataset.gpc'),
    giscus: has(loader, 'searchParams.get("giscus")'),
  }).toEqual(expected);
});

test("a reader's session at giscus leaves the address before a visit is counted", () => {
  const loader = buildLoader({ ...FILES, outside: { comments: giscus }, analytics: COUNTERS.plausible });
  const [hides, counts] = ['searchParams.get("giscus")', 'sendBeacon'].map((word) => loader.indexOf(word));
  expect(hides).toBeGreaterThan(0);
  expect(counts).toBeGreaterThan(hides ?? 0);
});

test.each([
  ['nothing of other companies', {}, []],
  ['comments at giscus', { comments: giscus }, ['giscus']],
  ['comments at Isso', { comments: isso }, ['isso']],
  ['consent', { asks: true }, ['consent']],
  ['comments and consent', { comments: isso, asks: true }, ['isso', 'consent']],
])('the parts of a site with %s hold the code for it alone', (_, outside, expected) => {
  const { text } = buildPageParts(outside);
  const words = { giscus: 'giscus', isso: 'isso-thread', consent: '[name=always]' };
  const found = Object.entries(words).flatMap(([name, word]) => (has(text, word) ? [name] : []));
  expect(found).toEqual(expected);
});
