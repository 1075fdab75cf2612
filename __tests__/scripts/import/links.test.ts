import { openLinks, type Target } from '@/scripts/import/links';
import type { SourceArticle, SourceSite } from '@/scripts/import/source/source';

/* Where the links of another site lead here. */

const article = (fields: Partial<SourceArticle>): SourceArticle => ({
  ...{
    file: '',
    format: 'markdown',
    fields: {},
    body: '',
    bodyLine: 1,
    firstLine: 1,
    name: '',
    oddities: [],
  },
  fieldLines: new Map(),
  ...fields,
});

const FROM = article({ file: '_posts/2020-01-02-home.md', name: 'home', address: '/2020/01/home/' });
const TRAINS = article({
  ...{ file: '_posts/2020-03-04-night-trains.md', name: 'night-trains', address: '/2020/03/night-trains/' },
  fields: { slug: 'sleepers' },
});
const TAKEN = new Map([[TRAINS, { slug: 'trains', title: 'Night trains' }]]);
const HERE: Target = { url: '/blog/trains', title: 'Night trains' };

const site = (fields: Partial<SourceSite> = {}): SourceSite => ({
  ...{ system: 'Jekyll', root: '/', publicFolders: [], articles: [], skipped: [] },
  home: 'https://www.old.example/travel',
  attachments: new Map(),
  ...fields,
});
const target = (address: string, fields?: Partial<SourceSite>): Target =>
  openLinks(site(fields), TAKEN, ['skyfare.example'])(address, FROM);

test.each([
  ['its path', '/2020/03/night-trains/'],
  ['its path with an anchor', '/2020/03/night-trains#beds'],
  ['its path in capitals, with an ending', '/2020/03/Night-Trains.html?x=1'],
  ['its path below the folder of the site', '/travel/2020/03/night-trains/'],
  ['a path from the page', '../../03/night-trains/'],
  ['its whole address', 'https://old.example/travel/2020/03/night-trains/'],
  ['its whole address, as it was before https', 'http://www.old.example/2020/03/night-trains/index.html'],
  ['its file', '2020-03-04-night-trains.md'],
  ['its name', '/posts/night-trains'],
  ['the name in its fields', 'sleepers'],
  ['its file, as a tag of Jekyll says it', 'import:2020-03-04-night-trains'],
  [
    'its file with an anchor, as a shortcode of Hugo says it',
    'import:/_posts/2020-03-04-night-trains.md#beds',
  ],
])('an article is found by %s', (_, address) => {
  expect(target(address)).toEqual(HERE);
});

test.each([
  [' #beds ', '#beds'],
  ['//example.com/a', 'https://example.com/a'],
  ['www.example.com/a', 'https://www.example.com/a'],
  ['https://example.com/a', 'https://example.com/a'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
])('%j leads to %s', (address, url) => {
  expect(target(address)).toEqual({ url });
});

test.each([
  ['/2019/no-such-article/', 'https://www.old.example/2019/no-such-article/'],
  ['more/', 'https://www.old.example/2020/01/home/more/'],
  ['https://old.example/shop', 'https://old.example/shop'],
])('what stays on the other site keeps its whole address, with a note: %s', (address, url) => {
  const note = `leads to the other site (${url}), where no article was taken from`;
  expect(target(address)).toEqual({ url, note });
});

test.each([
  ['files/route.GPX', "leads to 'files/route.GPX' of the other site, which does not come along"],
  ['import:no-such-post', "leads to 'no-such-post', which is not among the articles"],
  [
    'javascript:go()',
    "cannot be a link here: 'javascript:go()'; expected an address that starts with https://",
  ],
  ['https://skyfare.example/x', "cannot be a link here: 'skyfare.example'; expected :partner[words]"],
  ['https://amzn.to/3x', 'is an affiliate link (https://amzn.to/3x), whose program is not registered here'],
])('of %s only the words can stay', (address, reason) => {
  expect(target(address)).toEqual({ reason: expect.stringContaining(reason) });
});

test('without the address of the other site, nothing of it can stay', () => {
  expect(target('/2019/no-such-article/', { home: undefined })).toEqual({
    reason: "leads to '/2019/no-such-article/' of the other site, which does not come along",
  });
});

test('files of an export of WordPress are no addresses', () => {
  expect(target('2020-03-04-night-trains.md', { system: 'WordPress' })).not.toEqual(HERE);
  expect(target('/posts/night-trains', { system: 'WordPress' })).toEqual(HERE);
});
