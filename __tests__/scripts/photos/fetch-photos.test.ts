import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentCopy } from '@/__tests__/support/content-copy';
import { phonePhoto, plainPng } from '@/__tests__/support/photographs';
import { halfAnAnswer, inTurn, standInServer, text, type Play } from '@/__tests__/support/stand-in-server';
import { preparePictures } from '@/scripts/pictures/prepare';
import { reviewContent } from '@/lib/lint/check-content';
import { loadProviders } from '@/lib/articles/providers';
import { isPartnerPurpose } from '@/lib/partners/partner-providers';
import { isOwn } from '@/lib/site/picture';
import { loadPictures, loadStock, STOCK_FILE, stockName } from '@/lib/site/pictures';
import { fetchPhotos } from '@/scripts/photos/fetch-photos';

const host = standInServer();
const ID = '1507525428034-b723cf961d3e';
const OTHER = '1464822759023-fed622ff2c3b';

let directory: string;
let photo: Buffer;
let small: Buffer;
const stock = () => path.join(directory, 'pictures', 'stock');

beforeAll(async () => {
  [photo, small] = await Promise.all([
    phonePhoto({ width: 900, height: 600 }),
    phonePhoto({ width: 90, height: 60 }),
  ]);
});

beforeEach(() => {
  directory = contentCopy();
  const entry = (key: string, id: string) => `${key}: { id: ${id}, alt: Palms, drawing: beach }\n`;
  const known = readFileSync(path.join(directory, 'pictures.yaml'), 'utf8');
  writeFileSync(path.join(directory, 'pictures.yaml'), known + entry('one', ID) + entry('two', OTHER));
});

const picture: Play = (response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo);

const smallPicture: Play = (response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(small);

/** Answers so for one photo, and with a small one for all others. */
const butFor =
  (id: string, play: Play): Play =>
  (response, request) =>
    (request.path.includes(id) ? play : smallPicture)(response, request);

const run = (timeout = 20_000) => fetchPhotos({ directory, origin: host.origin, timeout, firstPause: 1 });

test('photos are taken once, with what the files say of author and license, and are then our own', async () => {
  host.play(picture);
  const first = await run();
  const asked = host.requests.length;
  expect(first.fetched).toHaveLength(Object.keys(loadPictures(directory)).length);
  expect(
    host.requests.every(({ path: at, query }) => at.startsWith('/photo-') && query.get('fm') === 'jpg'),
  ).toBe(true);
  expect(loadStock(directory)[ID]).toEqual({
    author: 'Ines Carrera',
    license: 'Secret Copyright',
    source: `${host.origin}/photo-${ID}`,
  });
  const { one } = loadPictures(directory);
  expect(one && isOwn(one) && one.stem).toMatch(new RegExp(`^/pictures/${ID}-`));
  expect(one).toMatchObject({
    alt: 'Palms',
    credit: 'Ines Carrera, Secret Copyright',
    widths: [400, 800, 900],
  });
  // No page asks the host any more.
  expect(loadProviders(directory).filter(({ purpose }) => !isPartnerPurpose(purpose))).toEqual([]);
  expect(reviewContent(directory).errors).toEqual([]);
  const second = await run();
  expect([second.fetched, host.requests.length]).toEqual([[], asked]);
});

test('each photo is recorded at once, so that an interruption loses no author', async () => {
  host.play(picture);
  const unrecorded = () => {
    const known = Object.keys(loadStock(directory)).map(stockName);
    return readdirSync(stock()).filter((file) => file.endsWith('.jpg') && !known.includes(`stock/${file}`));
  };
  const seen: string[] = [];
  await fetchPhotos({ directory, origin: host.origin, start: () => () => seen.push(...unrecorded()) });
  expect(seen).toEqual([]);
});

test('a photo that is there without a record counts as one whose author is unknown', async () => {
  host.play(picture);
  await run();
  rmSync(path.join(directory, STOCK_FILE));
  expect((await run()).anonymous).toContain('one');
});

test('a file that names nobody gets no author and no license', async () => {
  const nobody = await plainPng({ width: 30, height: 20 });
  host.play((response) => response.end(nobody));
  const { anonymous, fetched } = await run();
  expect([...anonymous].sort()).toEqual([...fetched].sort());
  expect(loadStock(directory)[ID]).toEqual({ source: `${host.origin}/photo-${ID}` });
  expect(loadPictures(directory).one).not.toHaveProperty('credit');
});

test('a credit in content/pictures.yaml is the one that counts', async () => {
  const file = path.join(directory, 'pictures.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(`id: ${ID},`, `id: ${ID}, credit: Jim Hawkins,`));
  const nobody = await plainPng({ width: 30, height: 20 });
  host.play(butFor(ID, (response) => response.end(nobody)));
  expect((await run()).anonymous).toEqual([]);
  expect(loadPictures(directory).one).toMatchObject({ credit: 'Jim Hawkins' });
});

test.each<readonly [what: string, play: Play, reason: RegExp]>([
  ['404', text('gone', 404), /^HTTP 404$/],
  [
    'a page in place of a picture',
    text('<!doctype html><title>Sorry</title>'),
    /^no whole picture, but a damaged or unknown file$/,
  ],
  ['nothing at all', (response) => response.end(), /^no whole picture/],
  ['a connection that breaks', halfAnAnswer, /^No complete answer from 127/],
  [
    'half of a file',
    (response) => response.end(photo.subarray(0, photo.length / 2)),
    /^no whole picture, but a damaged file/,
  ],
  ['silence', () => undefined, /did not answer within 1 s/],
  [
    'a redirect',
    (response) => response.writeHead(302, { location: 'http://example.com/' }).end(),
    /redirects/,
  ],
])('%s for one photo leaves it linked, and the others are taken', async (_what, play, reason) => {
  host.play(butFor(ID, play));
  const { failed, fetched, anonymous } = await run(1000);
  expect([...failed.keys()]).toEqual(['one']);
  expect(anonymous).not.toContain('one');
  expect(failed.get('one')).toMatch(reason);
  expect(fetched).toContain('two');
  expect(readdirSync(stock()).filter((name) => name.includes(ID))).toEqual([]);
  expect(loadStock(directory)).not.toHaveProperty([ID]);
  const { one } = loadPictures(directory);
  expect(one && isOwn(one)).toBe(false);
  expect(reviewContent(directory).errors).toEqual([]);
});

const asksFor = (id: string) => host.requests.filter(({ path: at }) => at.includes(id)).length;

test.each([429, 500, 503])('a host that fails with %i for a moment is asked again', async (status) => {
  host.play(butFor(ID, inTurn(text('', status), smallPicture)));
  expect((await run()).failed.size).toBe(0);
  expect(asksFor(ID)).toBe(2);
});

test('a host that has no such photo is asked once, one that goes on failing three times', async () => {
  host.play(butFor(ID, text('gone', 404)));
  await run();
  expect(asksFor(ID)).toBe(1);
  host.play(butFor(ID, text('broken', 500)));
  expect((await run()).failed.get('one')).toBe('HTTP 500');
  expect(asksFor(ID)).toBe(3);
});

test('a photo that two keys name is taken once, and each key is reported', async () => {
  const file = path.join(directory, 'pictures.yaml');
  writeFileSync(file, `${readFileSync(file, 'utf8')}three: { id: ${ID}, alt: Palms, drawing: beach }\n`);
  host.play(smallPicture);
  const tick = jest.fn();
  const start = jest.fn(() => tick);
  const { fetched, there } = await fetchPhotos({ directory, origin: host.origin, start });
  expect(fetched).toEqual(expect.arrayContaining(['one', 'two', 'three']));
  expect([asksFor(ID), there]).toEqual([1, []]);
  expect(tick).toHaveBeenCalledTimes(fetched.length - 1);
  expect(host.requests[0]).toMatchObject({ headers: { accept: 'image/jpeg' } });
  expect(host.requests[0]?.query.get('w')).toBe('2400');
  expect(start).toHaveBeenCalledWith(fetched.length - 1);
  start.mockClear();
  const again = await fetchPhotos({ directory, origin: host.origin, start });
  expect([...again.there].sort()).toEqual([...fetched].sort());
  // The total is that of the photos to download.
  expect(start).toHaveBeenCalledWith(0);
});

test('the file of authors says who wrote it, in the order of the ids, and is left alone by a run without photos', async () => {
  host.play(smallPicture);
  await run();
  const file = path.join(stock(), 'photos.yaml');
  const written = readFileSync(file, 'utf8');
  expect(written).toMatch(/^# Written by npm run photos:fetch: .* content\/pictures\.yaml\.\n/);
  const ids = Object.keys(loadStock(directory));
  expect(ids.length).toBeGreaterThan(2);
  expect(ids).toEqual([...ids].sort());
  expect(readdirSync(stock()).filter((name) => name.endsWith('.part'))).toEqual([]);
  writeFileSync(file, `# Mine\n${written}`);
  await run();
  expect(readFileSync(file, 'utf8')).toBe(`# Mine\n${written}`);
});

test('a photo that was damaged later is reported with its file', async () => {
  host.play(picture);
  await run();
  const file = path.join(stock(), `${ID}.jpg`);
  writeFileSync(file, photo.subarray(0, 20_000));
  const { pictures } = reviewContent(directory);
  const { diagnostics } = await preparePictures(
    directory,
    pictures,
    'inspect',
    path.join(directory, 'cache'),
  );
  expect(diagnostics.map(({ file: at, found }) => [path.resolve(at), found.slice(0, 60)])).toEqual([
    [file, expect.stringContaining('a damaged file')],
  ]);
  rmSync(file);
  expect(existsSync(file)).toBe(false);
});
