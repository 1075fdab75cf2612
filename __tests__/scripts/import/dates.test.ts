import { parse as parseToml } from 'smol-toml';
import { dateOf, dayIn, updateOf } from '@/scripts/import/source/dates';

/*
 * The days of an article in the fields of other systems.
 */

test.each([
  ['2019-05-12', '2019-05-12'],
  ['2019-5-2 10:00:00 +0200', '2019-05-02'],
  ['2019/5/12', '2019-05-12'],
  ['2019.05.12', '2019-05-12'],
  // The day that the writer saw, and not that of Greenwich.
  ['2019-05-12T23:30:00-05:00', '2019-05-12'],
  [' 2019-05-12 ', '2019-05-12'],
  ['May 12, 2019', '2019-05-12'],
  ['12 december 2019', '2019-12-12'],
  ['Sun, 12 May 2019 23:30:00 GMT', '2019-05-12'],
  ['Sun, 12 May 2019 23:30:00 -0500', '2019-05-12'],
  ['12-Sep-2019', '2019-09-12'],
  ['May 2019', '2019-05-01'],
  [new Date('2019-05-12T10:00:00Z'), '2019-05-12'],
])('%p is the day %s', (value, day) => {
  expect(dayIn(value)).toBe(day);
});

test.each([
  ...[
    'soon',
    'a tour of 2019',
    'Summer 2019',
    'May 12',
    'Mayhem of 2019',
    'dismay 2019',
    'May 20191',
    'Someday in May 2019 or so',
    'version 3',
    '',
  ],
  ...['2019-02-30', '2019-13-01', '2019-05-123', '12019-05-12', '2019-05', '05/12/2019', '12.5.2019'],
  ...[20190512, true, null, undefined, ['2019-05-12'], { day: '2019-05-12' }],
])('%p is no day', (value) => {
  expect(dayIn(value)).toBeUndefined();
});

test.each(['long', 'short'] as const)('every month is known by its %s name', (month) => {
  const name = new Intl.DateTimeFormat('en-US', { month, day: 'numeric', year: 'numeric', timeZone: 'UTC' });
  const days = Array.from({ length: 12 }, (_, index) => new Date(Date.UTC(2019, index, 7)));
  expect(days.map((day) => dayIn(name.format(day)))).toEqual(
    days.map((day) => day.toISOString().slice(0, 10)),
  );
  expect(dayIn('Sept 7, 2019')).toBe('2019-09-07');
});

test('dates of TOML are days, with a time and without', () => {
  const { day, time, zone } = parseToml(
    'day = 2019-05-12\ntime = 2019-05-12T23:30:00\nzone = 2019-05-12T10:00:00Z',
  );
  expect([day, time, zone].map(dayIn)).toEqual(['2019-05-12', '2019-05-12', '2019-05-12']);
});

const DAY = '2019-05-12';
const CHANGED = '2020-06-07';

describe('fields as systems and themes write them', () => {
  test.each([
    ['Jekyll', { date: DAY, last_modified_at: CHANGED }],
    ['Hugo', { publishDate: DAY, lastmod: CHANGED }],
    ['the blog of Astro', { pubDate: DAY, updatedDate: CHANGED }],
    ['AstroPaper', { pubDatetime: DAY, modDatetime: CHANGED }],
    ['Fuwari', { published: DAY, updated: CHANGED }],
    ['Contentful and Sanity', { publishedAt: DAY, updatedAt: CHANGED }],
    ['Ghost', { published_at: DAY, updated_at: CHANGED }],
    ['schema.org', { datePublished: DAY, dateModified: CHANGED }],
    ['Eleventy', { posted: DAY, modified: CHANGED }],
    ['VitePress', { created: DAY, lastUpdated: CHANGED }],
    ['Strapi', { createdAt: DAY, updatedAt: CHANGED }],
    ['AstroWind', { publishedDate: DAY, updatedDate: CHANGED }],
    ['Keystatic', { publishedOn: DAY }],
    ['a theme for jobs', { datePosted: DAY }],
  ])('%s', (_, fields) => {
    expect(dateOf(fields)).toBe(DAY);
    expect(updateOf(fields)).toBe(
      'published' in fields || Object.keys(fields).length > 1 ? CHANGED : undefined,
    );
  });

  test('a field without a day leaves it to the next one', () => {
    expect(dateOf({ date: 'soon', published: true, createdAt: DAY })).toBe(DAY);
    expect(dateOf({ date: DAY, createdAt: CHANGED })).toBe(DAY);
  });

  test('names are not case-sensitive', () => {
    expect(dateOf({ Date: DAY })).toBe(DAY);
    expect(updateOf({ LastMod: CHANGED })).toBe(CHANGED);
  });

  test('the day of a change is not that of an article', () => {
    expect(dateOf({ lastmod: DAY })).toBeUndefined();
    expect(updateOf({ date: DAY })).toBeUndefined();
  });
});
