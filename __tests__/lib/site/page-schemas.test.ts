import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import type { z } from 'zod';
import { contentDirectory } from '@/lib/site/memoize';
import { claimsSchema, pagesSchema } from '@/lib/site/page-schemas';

/** A file of the fixtures with another value at a place such as `home.tabs.0.label`; `undefined` takes it out. */
function fileWith(file: string, place: string, value: unknown): unknown {
  const document = parseDocument(readFileSync(path.join(contentDirectory(), file), 'utf8'));
  const at = place.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  if (value === undefined) document.deleteIn(at);
  else document.setIn(at, document.createNode(value));
  return document.toJS();
}

const told = (schema: z.ZodType, data: unknown) =>
  schema.safeParse(data).error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? [];

const HEADING = 'title and text';
const HERO = 'title, searchTitle, intro and description';
const button = { id: 'go', label: 'Go', to: 'flights-search' };
const BUTTONS = 'a list of one or two buttons';
const PLACEHOLDERS =
  '; {city}, {from} and {trip} stand for the place, where its fares leave from, and one way or round trip';
const TABS = 'the tabs flights, flight-hotel, hotels, transfers, in this order';

test.each<readonly [place: string, value: unknown, expected: string]>([
  ['home.hero.title', '', 'a headline'],
  ['home.hero.searchTitle', '', 'the title in search results, tabs and shared links'],
  ['home.hero.intro', '', 'a sentence or two'],
  ['home.hero.description', '', 'one or two sentences for search results'],
  ['home.hero', 'Deals', HERO],
  ['home.search.button', '', 'what the button says'],
  ['home.search.note', '', 'a sentence or two'],
  ['home.deals', 'Deals', HEADING],
  ['home.tabs.0.label', '', 'what the tab says'],
  ['home.tabs.0.buttons', [], BUTTONS],
  ['home.tabs.0.buttons', [button, button, button], BUTTONS],
  ['home.tabs.0.buttons', 'go', BUTTONS],
  ['home.tabs.0.id', 'trains', 'one of flights, flight-hotel, hotels, transfers'],
  ['home.tabs', 'flights', TABS],
  ['home.magazine.more', '', 'what the link to the blog says'],
  ['flights.reading.articles', 'one', 'a list of slugs of articles in content/blog, or [] for none'],
  ['flights.reading', 'one', 'title and articles'],
  ['flights', 'Flights', 'hero, searchButton, grid and reading'],
  ['hotels', 'Rooms', 'one of hero, grid, search, cities, more, reading'],
  ['transfers', 'Rides', 'hero, grid, frame and reading'],
  ['flightHotel', 'Packages', 'hero, grid, frame and reading'],
  ['widgets.flight-map.title', '', 'a headline'],
  ['widgets.flight-map.caption', '', 'the caption of the map'],
  ['widgets.flight-map.legend.flightPrices', '', 'what orange means'],
  ['widgets.flight-map.legend.bestDeals', '', 'what blue means'],
  ['widgets.flight-map.legend', 'none', 'flightPrices and bestDeals'],
  ['widgets.flight-map.tip', '', 'a tip'],
  ['widgets.hotel-map', 'Map', HEADING],
  ['deals.empty.example.note', '', 'that it is an example'],
  ['deals.empty.steps', 'Look', 'a list of steps, or [] for none'],
  ['deals.empty', 'Nothing', 'intro, text, example and steps'],
  ['deals.feed', '', 'what the link to the feed says'],
  ['deals.explainedBy', '', "the name of a file in content/pages without its ending, such as 'contact'"],
  ['destination.more', '', `what the link to the page says${PLACEHOLDERS}`],
  ['destination.deals.title', '', `a headline${PLACEHOLDERS}`],
  ['destination.deals.text', '', `a sentence or two${PLACEHOLDERS}`],
  ['destination.flights.label', '', `what the button says${PLACEHOLDERS}`],
  ['destination.articles', '', `the headline above the articles${PLACEHOLDERS}`],
  ['destination.deals.title', 'Prices for {City}', `a headline${PLACEHOLDERS}`],
  ['destination.deals.text', 'From {form} to {city}', `a sentence or two${PLACEHOLDERS}`],
  ['destination.articles', 'Read on {city', `the headline above the articles${PLACEHOLDERS}`],
  ['destination.hotels', 'Sleep', 'label and to'],
])('pages.yaml with %s: %j is reported with what is expected', (place, value, expected) => {
  expect(told(pagesSchema, fileWith('pages.yaml', place, value))).toEqual([`${place}: ${expected}`]);
});

test.each<readonly [place: string, value: unknown]>([
  ['home.tabs.0.buttons', [button, { ...button, id: 'other' }]],
  ['deals.explainedBy', undefined],
  ['deals.empty.steps', []],
  ['hotels.reading.articles', ['one', 'two']],
  ['destination.months.text', '{trip} from {from} to {city}, and {city} again'],
])('pages.yaml may have %s: %j', (place, value) => {
  expect(told(pagesSchema, fileWith('pages.yaml', place, value))).toEqual([]);
});

test('the tabs of the home page stand in the order of their pages', () => {
  const pages = fileWith('pages.yaml', 'home.tabs.0.id', 'hotels');
  expect(told(pagesSchema, pages)).toEqual([`home.tabs: ${TABS}`]);
});

test.each(['home.services', 'hotels.more', 'widgets.transfer-list', 'destination.months', 'deals.list'])(
  'pages.yaml has %s',
  (place) => {
    expect(told(pagesSchema, fileWith('pages.yaml', place, undefined))).toHaveLength(1);
  },
);

test('a button comes with its link', () => {
  const pages = pagesSchema.parse(
    fileWith('pages.yaml', 'hotels.grid.button', { ...button, target: { city: 'Oslo' } }),
  );
  expect(pages.hotels.grid.button).toEqual({
    ...{ id: 'go', label: 'Go', link: { to: 'flights-search', target: { city: 'Oslo' } } },
  });
});

const POINT = { id: 'open', icon: 'tag', title: 'Open books', text: 'You see it all.' };
const PAGE = "the name of a file in content/pages without its ending, such as 'contact'";

test.each<readonly [place: string, value: unknown, expected: string]>([
  ['commissionNote.text', '', 'the note that partner links earn a commission'],
  ['commissionNote.page', '', PAGE],
  ['claims', 'none', 'a list of claims, or [] for none'],
  ['claims.0.text', '', 'a claim in a few words'],
  ['claims.0.page', '', PAGE],
  ['why.title', '', 'a headline'],
  ['why.points', 'none', 'a list of points, or [] for none'],
  ['why.points.0.icon', 'star', 'one of plane, bed, car, suitcase, shield, headset, tag, check'],
  ['why.points.0.text', '', 'a sentence or two'],
  ['why.points.0.page', '', PAGE],
])('claims.yaml with %s: %j is reported with what is expected', (place, value, expected) => {
  expect(told(claimsSchema, fileWith('claims.yaml', place, value))).toEqual([`${place}: ${expected}`]);
});

test.each<readonly [place: string, value: unknown]>([
  ['claims', []],
  ['why.points', [{ ...POINT, page: 'house-rules' }]],
  ['commissionNote.page', 'house-rules'],
])('claims.yaml may have %s: %j', (place, value) => {
  expect(told(claimsSchema, fileWith('claims.yaml', place, value))).toEqual([]);
});
