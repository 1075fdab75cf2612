import type { z } from 'zod';
import { confirmedSchema, picturesSchema, siteSchema, stockSchema, textPage } from '@/lib/site/schemas';

const told = (schema: z.ZodType, data: unknown) =>
  schema.safeParse(data).error?.issues.map(({ path, message }) => [...path, message].join(': ')) ?? [];

const PICTURE = { id: '1500000000001-0a1b2c3d4e51', alt: 'Boats', drawing: 'coast' };
const ID = "the photo's id at the photo host, such as 1507525428034-b723cf961d3e";

test.each<readonly [object, readonly string[]]>([
  [{}, []],
  [{ credit: 'Ines Carrera' }, []],
  [{ id: 'harbor.jpg' }, [`a: id: ${ID}`]],
  [{ id: 'x1-a' }, [`a: id: ${ID}`]],
  [{ id: '1-a.jpg' }, [`a: id: ${ID}`]],
  [{ id: '1500-' }, [`a: id: ${ID}`]],
  [{ id: '-0a1b' }, [`a: id: ${ID}`]],
  [{ id: 7 }, [`a: id: ${ID}`]],
  [{ alt: '' }, ['a: alt: what the picture shows, in a few words']],
  [{ drawing: 'purse' }, [expect.stringMatching(/^a: drawing: one of paris, london, /) as string]],
  [{ credit: '' }, ['a: credit: who took the photo, such as Ines Carrera']],
])('a picture with %j is reported as %j', (change, expected) => {
  expect(told(picturesSchema, { a: { ...PICTURE, ...change } })).toEqual(expected);
});

test('pictures stand by their keys, photos that were fetched by their ids', () => {
  expect(told(picturesSchema, [PICTURE])).toEqual(['a list of pictures by key']);
  expect(told(stockSchema, 'none')).toEqual(['a list of photos by id']);
});

const STOCK = { author: 'Ines Carrera', license: 'CC0', source: 'https://photos.example/1' };
test.each<readonly [object, readonly string[]]>([
  [{}, []],
  [{ author: undefined, license: undefined }, []],
  [{ author: '' }, ['1-a: author: who took the photo']],
  [{ license: '' }, ['1-a: license: the license of the photo']],
  [{ source: '' }, ['1-a: source: where the photo came from']],
  [{ source: undefined }, ['1-a: source: where the photo came from']],
])('a fetched photo with %j is reported as %j', (change, expected) => {
  expect(told(stockSchema, { '1-a': { ...STOCK, ...change } })).toEqual(expected);
});

const SITE = {
  ...{
    name: 'Wayfarer',
    description: 'Deals.',
    supportNote: 'By day',
    brandLine: 'Deals.',
    copyright: '© 2024',
  },
  social: { facebook: 'https://facebook.example/a' },
};

test.each<readonly [object, object]>([
  [{}, {}],
  [{ supportNote: null }, { supportNote: '' }],
  [{ social: null }, { social: {} }],
  [{ social: undefined }, { social: {} }],
  [{ social: {} }, { social: {} }],
  [{ consent: 'ask' }, { consent: 'ask' }],
  [{ consent: 'none' }, {}],
  [{ supportPage: 'contact' }, { supportPage: 'contact' }],
])('a site with %j has %j', (change, expected) => {
  expect(siteSchema.parse({ ...SITE, ...change })).toEqual({ ...SITE, consent: 'none', ...expected });
});

test.each<readonly [object, string]>([
  [{ name: '' }, 'name: the name of the site'],
  [{ description: '' }, 'description: one or two sentences for search results'],
  [{ supportNote: '' }, 'supportNote: the support note of the mobile menu, or null for none'],
  [{ supportNote: undefined }, 'supportNote: the support note of the mobile menu, or null for none'],
  [{ brandLine: '' }, 'brandLine: the brand line of the footer'],
  [{ copyright: '' }, 'copyright: the copyright line'],
  [{ consent: 'maybe' }, 'consent: none or ask'],
  [
    { social: { pinterest: 'pinterest.example' } },
    expect.stringMatching(/^social: pinterest: an address/) as string,
  ],
  [{ social: { mastodon: 'https://a.example' } }, 'social: one of facebook, instagram, pinterest'],
])('a site with %j is reported as %s', (change, expected) => {
  expect(told(siteSchema, { ...SITE, ...change })).toEqual([expected]);
});

const FILES = 'a list of files below content/, such as [claims.yaml, deals/flights.yaml]';
test.each<readonly [unknown, readonly string[]]>([
  [{ confirmed: ['claims.yaml'] }, []],
  [{ confirmed: [] }, []],
  [{ confirmed: 'claims.yaml' }, [`confirmed: ${FILES}`]],
  [{ confirmed: [''] }, [`confirmed: 0: ${FILES}`]],
  [{ files: [] }, [`confirmed: ${FILES}`, 'confirmed']],
])('the confirmed files %j are reported as %j', (confirmed, expected) => {
  expect(told(confirmedSchema, confirmed)).toEqual(expected);
});

test('a page of text is named by its file', () => {
  expect(textPage.parse('contact')).toBe('contact');
  expect(told(textPage, '')).toEqual([
    "the name of a file in content/pages without its ending, such as 'contact'",
  ]);
});
