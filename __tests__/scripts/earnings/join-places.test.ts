import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { subId } from '@/lib/partners/sub-id';
import { loadPartners } from '@/lib/site/load-partners';
import { escapeHtml } from '@/lib/source/escape-html';
import { joinPlaces } from '@/scripts/earnings/join-places';
import { NOTHING } from '@/scripts/earnings/measures';
import { listPlaces } from '@/scripts/earnings/places';
import { frameOf } from '@/__tests__/support/frame-of';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

const registry = loadPartners();
const network = (campaign: number, p: number, name: string) =>
  `${registry.network.linkUrl}?marker=1234.${name}&trs=1&p=${p}&u=x&campaign_id=${campaign}`;
const link = (name: string, campaign = 101, p = 11) =>
  `<a href="${escapeHtml(network(campaign, p, name))}">Go</a>`;

const LONG = {
  page: 'a-very-long-slug-of-an-article-about-beaches',
  block: 'text',
  item: 'which-airport-is-nearest',
};

const out = temporaryFolder();
mkdirSync(path.join(out, 'blog'));
const write = (file: string, html: string) => writeFileSync(path.join(out, file), html);
write(
  'index.html',
  `${link('home_flights_eastwick')}${link('all_footer_flights')}
   <div data-src="https://${registry.network.widgetHost}/content?trs=1&amp;shmarker=1234.home_widget_flight-map&amp;promo_id=1002&amp;campaign_id=101"></div>
   ${frameOf(network(104, 14, 'home_frame_transfers'))}
   <a href="https://www.bunkhouse.example/?partner=9&amp;sub=home_hotels_bunk">Direct</a>`,
);
write('blog/post.html', link('post_text_harbor', 102, 12) + link('all_footer_flights') + link(subId(LONG)));
write('404.html', link('not-found_footer_flights'));
write('blog/404.html', link('not-found_footer_flights'));

const places = listPlaces(out, registry);
const aliases = [
  { from: 'home_flights_old', to: 'home_flights_eastwick' },
  { from: 'former-slug_*', to: 'post_*' },
];
const join = (name: string, campaign?: number, renamed = aliases) => {
  const [row] = joinPlaces(
    [{ subId: name, campaign, date: undefined, measures: NOTHING }],
    places,
    renamed,
    registry,
  );
  return row && [row.page, row.placement, row.partner, row.isKnown];
};

test('links, search forms, widgets and frames of the network are places; partners outside of it are not', () => {
  expect([...places.values()].map(({ subId: name, isLink }) => [name, isLink])).toEqual([
    ['not-found_footer_flights', true],
    ['post_text_harbor', true],
    ['all_footer_flights', true],
    [subId(LONG), true],
    ['home_flights_eastwick', true],
    ['home_widget_flight-map', false],
    ['home_frame_transfers', false],
  ]);
});

test.each<[string, string | undefined, string, string, string, boolean]>([
  ['a link', 'home_flights_eastwick', '/', 'flights / eastwick', 'Skyfare', true],
  [
    'a link on several pages',
    'all_footer_flights',
    '/blog/post and 1 more',
    'footer / flights',
    'Skyfare',
    true,
  ],
  ['a widget', 'home_widget_flight-map', '/', 'widget / flight-map', 'Skyfare', true],
  ['a frame', 'home_frame_transfers', '/', 'frame / transfers', 'Quickcab', true],
  [
    'a page for missing addresses, once',
    'not-found_footer_flights',
    '/404',
    'footer / flights',
    'Skyfare',
    true,
  ],
  ['a link that was renamed', 'home_flights_old', '/', 'flights / eastwick', 'Skyfare', true],
  [
    'a link of an article that was renamed',
    'former-slug_text_harbor',
    '/blog/post',
    'text / harbor',
    'Roomly',
    true,
  ],
  ['a link in a feed', 'feed_post_harbor', '(feeds)', 'post / harbor', 'Roomly', true],
  ['a link that is gone', 'home_flights_gone', '(not on this site)', 'home_flights_gone', '(unknown)', false],
  ['a text of somebody else', 'constructor', '(not on this site)', 'constructor', '(unknown)', false],
  ['no sub-id', '', '(no sub-id)', '(no sub-id)', '(unknown)', false],
])('%s', (_, name, ...expected) => {
  expect(join(name ?? '')).toEqual(expected);
});

test('a sub-id that was cut is found as it is, and when it was cut at another length', () => {
  const cut = subId(LONG);
  expect(cut).toMatch(/__/);
  const expected = join(cut);
  expect(expected?.[0]).toBe('/blog/post');
  expect(expected?.[1]).toMatch(/^.*… \(cut, \w{7}\)$/);
  // The link was clicked before the limit cut it.
  expect(join(`${LONG.page}_${LONG.block}_${LONG.item}`)).toEqual(expected);
  // A limit cut it that is no longer there.
  expect(join(subId({ page: 'home', block: 'flights', item: 'eastwick' }, 18))).toEqual(
    join('home_flights_eastwick'),
  );
  // Another sub-id that begins alike has another hash.
  expect(join(subId({ page: 'home', block: 'flights', item: 'eastwacky' }, 18))?.[0]).toBe(
    '(not on this site)',
  );
});

test('a link keeps its place when a rename names its sub-id, too', () => {
  const reused = [{ from: 'home_flights_eastwick', to: 'all_footer_flights' }];
  expect(join('home_flights_eastwick', undefined, reused)).toEqual(join('home_flights_eastwick'));
});

test('a link that was renamed to one that is gone is not taken for another', () => {
  const renamed = [{ from: 'former-slug_text_harbor', to: 'post_text_gone' }, ...aliases];
  expect(join('former-slug_text_harbor', undefined, renamed)?.slice(0, 2)).toEqual([
    ...['(not on this site)', 'post_text_gone'],
  ]);
});

test('rows without a sub-id are told apart from rows with one', () => {
  const rows = ['', 'home_flights_old', 'home_flights_gone'].map((name) => ({
    ...{ subId: name, campaign: undefined, date: undefined, measures: NOTHING },
  }));
  expect(joinPlaces(rows, places, aliases, registry).map((row) => row.subId)).toEqual([
    ...['', 'home_flights_eastwick', 'home_flights_gone'],
  ]);
});

test('a sub-id that was cut is not found among links that are cut within their slug', () => {
  const cut = subId({ page: `${LONG.page}-and-quiet-bays`, block: 'text', item: 'airport' });
  const place = { subId: cut, pages: ['/blog/post'], partner: 'Skyfare', isLink: true };
  const clicked = subId(LONG, 50);
  const [row] = joinPlaces(
    [{ subId: clicked, campaign: undefined, date: undefined, measures: NOTHING }],
    new Map([[cut, place]]),
    [],
    registry,
  );
  expect([row?.subId, row?.isKnown]).toEqual([clicked, false]);
});

test('a sub-id that was cut is found when its article got a short slug later', () => {
  const parts = { page: 'former-slug', block: 'text', item: 'harbor' };
  const cut = subId(parts, 22);
  expect(cut).toMatch(/^former-slug_t__\w{7}$/);
  expect(join(cut)).toEqual(join('former-slug_text_harbor'));
  expect(join(subId({ ...parts, item: 'harvest' }, 22))?.[0]).toBe('(not on this site)');
});

test.each([
  ['of another part', 'feed_post_airport', '(not on this site)'],
  ['of another article', 'feed_other_harbor', '(not on this site)'],
  ['of a page that is no feed', 'other_post_harbor', '(not on this site)'],
  ['with a part too many', 'feed_post_harbor_x', '(not on this site)'],
  ['with an empty part', 'feed_post_', '(not on this site)'],
  ['in capitals', 'feed_post_Harbor', '(not on this site)'],
])('a link in a feed %s is not taken for one of the site', (_, name, page) => {
  expect(join(name)?.[0]).toBe(page);
});

test('a link in a feed is found under the former slug of its article', () => {
  expect(join('feed_former-slug_harbor')).toEqual(join('feed_post_harbor'));
});

test('a link in a feed is found when its sub-id was cut', () => {
  const feed = { page: 'feed', block: LONG.page, item: LONG.item };
  expect(subId(feed)).toMatch(/__/);
  expect(join(subId(feed))?.slice(2)).toEqual(['Skyfare', true]);
  expect(join(subId(feed))?.[0]).toBe('(feeds)');
  // The link was clicked before the limit cut it.
  expect(join(`feed_${LONG.page}_${LONG.item}`)?.[0]).toBe('(feeds)');
  // A limit cut it that is no longer there.
  const short = { page: 'feed', block: 'post', item: 'harbor' };
  expect(join(subId(short, 15))).toEqual(['(feeds)', expect.stringMatching(/cut/), 'Roomly', true]);
  // Another page has an equally long name.
  expect(join(subId({ ...feed, page: 'seed' }))?.[0]).toBe('(not on this site)');
  // A limit cut it within the slug.
  const { slug, item } = { slug: `${LONG.page}-and-quiet-bays`, item: 'airport' };
  expect(join(subId({ page: 'feed', block: slug, item }))?.[0]).toBe('(not on this site)');
});

test('a cut sub-id in a feed names all partners that it may lead to, unless the program tells', () => {
  const slug = 'how-to-find-cheap-flights-to-europe-in-the-off-season';
  const article = (
    [
      ['flights-europe', 'Skyfare'],
      ['hotels-europe', 'Roomly'],
    ] as const
  ).map(([item, partner]) => ({
    subId: subId({ page: slug, block: 'text', item }),
    pages: [`/blog/${slug}`],
    partner,
    isLink: true,
  }));
  const partnerOf = (campaign: number | undefined) =>
    joinPlaces(
      [
        {
          subId: subId({ page: 'feed', block: slug, item: 'flights-europe' }),
          campaign,
          date: undefined,
          measures: NOTHING,
        },
      ],
      new Map(article.map((place) => [place.subId, place])),
      [],
      registry,
    )[0]?.partner;
  expect([partnerOf(undefined), partnerOf(101)]).toEqual(['Skyfare or Roomly', 'Skyfare']);
});

test.each([
  '__',
  '__1234567',
  'feed__1234567',
  'feed_post__1234567',
  'feed_a-very-long-slug__1234567',
  'home__1234567',
  'home_flights__1234567',
  'home_flights_eastwick__1234567',
])('%s was cut from nothing that the site has', (name) => {
  expect(join(name)?.[0]).toBe('(not on this site)');
});

test('a program of several partners names them all, unless one of them has the link', () => {
  const { skyfare } = registry.partners;
  const shared = { ...registry, partners: { ...registry.partners, second: { ...skyfare!, name: 'Second' } } };
  const partnerOf = (subId: string) =>
    joinPlaces([{ subId, campaign: 101, date: undefined, measures: NOTHING }], places, [], shared)[0]
      ?.partner;
  expect([partnerOf(''), partnerOf('home_flights_eastwick')]).toEqual(['Skyfare or Second', 'Skyfare']);
});

test('the program of a row names the partner, wherever the link leads today', () => {
  expect(join('', 102)?.[2]).toBe('Roomly');
  expect(join('home_flights_eastwick', 102)?.[2]).toBe('Roomly');
  expect(join('home_flights_eastwick', 101)?.[2]).toBe('Skyfare');
  expect(join('home_flights_eastwick', 999)?.[2]).toBe('Skyfare');
});
