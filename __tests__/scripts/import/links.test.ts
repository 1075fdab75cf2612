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
  ...{
    file: '_posts/2020-03-04-night-trains.md',
    name: '2020-03-04-night-trains',
    address: '/2020/03/night-trains/',
  },
  fields: { slug: 'sleepers' },
});
const TAKEN = new Map([[TRAINS, { slug: 'trains', title: 'Night trains' }]]);
const HERE_PIER = { slug: 'pier', title: 'A pier' };
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
  ['its whole address without a scheme', '//old.example/travel/2020/03/night-trains/'],
  ['its whole address from www on', 'www.old.example/2020/03/night-trains/'],
  ['its whole address, as it was before https', 'http://www.old.example/2020/03/night-trains/index.html'],
  [
    'its whole address in a link copied from Google Docs',
    'https://www.google.com/url?q=https%3A%2F%2Fold.example%2F2020%2F03%2Fnight-trains%2F&sa=D',
  ],
  ['its file', '2020-03-04-night-trains.md'],
  ['its name', '/posts/night-trains'],
  ['the name in its fields', 'sleepers'],
  ['its file, as a tag of Jekyll says it', 'import:2020-03-04-night-trains'],
  [
    'its file with an anchor, as a shortcode of Hugo says it',
    'import:/_posts/2020-03-04-night-trains.md#beds',
  ],
  ['its path, with more slashes', '//2020/03/night-trains//'.slice(1)],
  ['its path, with an ending of PHP', '/2020/03/night-trains.php'],
  ['its path, with an old ending', '/2020/03/night-trains.htm'],
  ['its path, with what is asked', '/2020/03/night-trains?a=1'],
  ['its name alone', 'night-trains/'],
  ['its name below a folder of articles', 'blog/night-trains'],
  ['its name below another one', '/article/night-trains'],
  ['its file in capitals', '2020-03-04-Night-Trains.md'],
  ['its file elsewhere', '/notes/night-trains.md'],
  ['its file as MDX', '/notes/night-trains.mdx'],
  ['its name, as a tag says it in capitals', 'import:Night-Trains'],
  ['its path, as a tag says it', 'import://_posts/2020-03-04-Night-Trains'],
  ['its file with a language, as a tag says it', 'import:x/2020-03-04-night-trains.en.md'],
  ['its name below a folder in the singular', '/post/night-trains'],
  ['its file with what is asked, as a tag says it', 'import:2020-03-04-night-trains.md?x=1'],
  ['its address, as a tag says it', 'import:/2020/03/night-trains'],
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
  const note = `leads to the other site (${url}), to a page that is not imported`;
  expect(target(address)).toEqual({ url, note });
});

test.each([
  '/walks/night-trains/more/',
  '/blog/walks/night-trains',
  '/walks/night-trains',
  '/2020/03/night-trains.html.old',
  '/notes/night-trains.md.old',
  'https://old.example:1/x.md5',
])('%s is no article', (address) => {
  expect(target(address)).toHaveProperty('note');
});

test.each(['pdf', 'zip', 'kml', 'mp3', 'doc', 'docx', 'jpg', 'jpeg', 'png', 'gif'])(
  'a file in %s does not come along',
  (ending) => {
    expect(target(`/files/a.${ending}`)).toHaveProperty('reason');
    expect(target(`/files/a.${ending}-old`)).toHaveProperty('note');
  },
);

test.each([
  ['ftp://old.example/a', 'reason'],
  ['https://www.www.old.example/a', 'url'],
  ['awww.example.com', 'note'],
])('%s is not on the other site', (address, part) => {
  expect(target(address)).toHaveProperty(part);
});

test('an article of which no address is known has its name', () => {
  const nameless = article({ file: 'a/Pier.de.md', name: 'Pier', fields: { slug: 7 } });
  const linkAt = openLinks(site({ home: 'no address' }), new Map([[nameless, HERE_PIER]]), []);
  const from = article({ file: 'a/b.md' });
  for (const address of ['pier', 'Pier.de.md', 'import:PIER', 'import:pier.md'])
    expect(linkAt(address, from)).toEqual({ url: '/blog/pier', title: 'A pier' });
  expect(linkAt('/undefined', from)).toHaveProperty('reason');
  expect(linkAt('https://no.example/pier', from)).toEqual({ url: 'https://no.example/pier' });
});

test.each([
  ['files/route.GPX', "leads to 'files/route.GPX' of the other site, which is not imported"],
  ['import://walks/none.md#top', "leads to 'walks/none.md', which is not among the articles"],
  ['http://[', "leads to 'http://[' of the other site, which is not imported"],
  ['import:no-such-post', "leads to 'no-such-post', which is not among the articles"],
  [
    'javascript:go()',
    "cannot be a link here: 'javascript:go()'; expected an address that starts with https://",
  ],
  ['https://skyfare.example/x', "cannot be a link here: 'skyfare.example'; expected :partner[words]"],
  ['//skyfare.example/x', "cannot be a link here: 'skyfare.example'; expected :partner[words]"],
  ['www.skyfare.example/x', "cannot be a link here: 'www.skyfare.example'; expected :partner[words]"],
  [
    'https://www.google.com/url?q=https://skyfare.example/x',
    "cannot be a link here: 'skyfare.example'; expected :partner[words]",
  ],
  ['//amzn.to/3x', 'is an affiliate link (https://amzn.to/3x), whose program is not registered here'],
  ['https://amzn.to/3x', 'is an affiliate link (https://amzn.to/3x), whose program is not registered here'],
])('of %s only the words can stay', (address, reason) => {
  expect(target(address)).toEqual({ reason: expect.stringContaining(reason) });
});

test('what stands in no folder leads from the page that it is on', () => {
  const from = article({ file: 'a.md', address: '/walks/pier.html' });
  expect(openLinks(site(), TAKEN, [])('more', from)).toHaveProperty(
    'url',
    'https://www.old.example/walks/more',
  );
  expect(openLinks(site(), TAKEN, [])('/%2F[x', from)).toHaveProperty('note');
});

test('without the address of the other site, nothing of it can stay', () => {
  expect(target('/2019/no-such-article/', { home: undefined })).toEqual({
    reason: "leads to '/2019/no-such-article/' of the other site, which is not imported",
  });
});

test('files of an export of WordPress are no addresses', () => {
  const trains = article({ file: 'export.xml', name: 'night-trains' });
  const linkAt = openLinks(
    site({ system: 'WordPress' }),
    new Map([[trains, { slug: 'trains', title: 'Night trains' }]]),
    [],
  );
  expect(linkAt('export.xml', trains)).not.toEqual(HERE);
  expect(linkAt('/posts/night-trains', FROM)).toEqual(HERE);
});
