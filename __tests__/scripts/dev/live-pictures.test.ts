import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import sharp from 'sharp';
import { animatedGif, phonePhoto, transparentPng } from '@/__tests__/support/photographs';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';
import { ownFacts } from '@/lib/site/own-pictures';
import { answerWithPicture } from '@/scripts/dev/live-pictures';

const directory = temporaryFolder();
const cache = path.join(directory, 'cache');

/** What a page of the preview gets for a path. */
async function answerTo(pathname: string) {
  const told: { status?: number; headers?: Record<string, string>; body?: Buffer | undefined } = {};
  const response = {
    writeHead(status: number, headers: Record<string, string>) {
      Object.assign(told, { status, headers });
      return response;
    },
    end: (body?: Buffer) => void Object.assign(told, { body }),
  };
  await answerWithPicture(response as unknown as ServerResponse, pathname, directory, cache);
  return told;
}

test('a variant is made when it is first asked for, and only that one', async () => {
  mkdirSync(path.join(directory, 'pictures', 'lisbon'), { recursive: true });
  writeFileSync(
    path.join(directory, 'pictures', 'lisbon', 'Harbor.jpg'),
    await phonePhoto({ width: 900, height: 600, orientation: 6 }),
  );
  const { stem } = ownFacts('lisbon/Harbor.jpg', directory);
  const { status, headers, body } = await answerTo(`${stem}-400.webp`);
  expect([status, headers?.['Content-Type']]).toEqual([200, 'image/webp']);
  expect(await sharp(body).metadata()).toMatchObject({ width: 400, height: 600 });
  expect(readdirSync(cache)).toEqual([path.basename(`${stem}-400.webp`)]);
  expect((await answerTo(`${stem}-400.webp`)).body).toEqual(body);
});

const put = (name: string, bytes: Buffer | string) => {
  mkdirSync(path.join(directory, 'pictures'), { recursive: true });
  writeFileSync(path.join(directory, 'pictures', name), bytes);
};

test('each variant has its content type, and browsers do not cache it', async () => {
  put('photo.jpg', await phonePhoto({ width: 90, height: 60 }));
  put('logo.png', await transparentPng({ width: 30, height: 20 }));
  put('waves.gif', await animatedGif({ width: 30, height: 20 }));
  put('map.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>');
  for (const [name, ending, type] of [
    ['photo.jpg', '-90.avif', 'image/avif'],
    ['photo.jpg', '-90.webp', 'image/webp'],
    ['photo.jpg', '-90.jpg', 'image/jpeg'],
    ['logo.png', '-30.png', 'image/png'],
    ['waves.gif', '-30.gif', 'image/gif'],
    ['map.svg', '.svg', 'image/svg+xml'],
  ] as const) {
    const { stem } = ownFacts(name, directory);
    const { status, headers, body } = await answerTo(stem + ending);
    expect([status, headers]).toEqual([200, { 'Content-Type': type, 'Cache-Control': 'no-store' }]);
    expect(body?.length).toBeGreaterThan(0);
  }
});

test('a variant that is there already is not made again', async () => {
  const { stem } = ownFacts('photo.jpg', directory);
  writeFileSync(path.join(cache, path.basename(`${stem}-90.webp`)), 'made before');
  expect(String((await answerTo(`${stem}-90.webp`)).body)).toBe('made before');
});

test('a picture that is damaged has no variant, and others have theirs', async () => {
  put('half.jpg', (await phonePhoto({ width: 300, height: 200 })).subarray(0, 6000));
  put('strange.jpg', 'no picture');
  const { stem } = ownFacts('half.jpg', directory);
  const { status, headers, body } = await answerTo(`${stem}-300.webp`);
  expect([status, headers?.['Content-Type'], body]).toEqual([404, 'text/plain', undefined]);
  expect(headers).toMatchObject({ 'Cache-Control': 'no-store' });
  expect((await answerTo('/pictures/strange-0123456789-400.webp')).status).toBe(404);
  expect((await answerTo(`${ownFacts('logo.png', directory).stem}-30.webp`)).status).toBe(200);
});

describe('while the preview keeps what it has read', () => {
  const variables = { ...process.env };
  beforeEach(
    () => void Object.assign(process.env, { NODE_ENV: 'development', FAREWIND_CONTENT_VERSION: '1' }),
  );
  afterEach(() => void (process.env = { ...variables }));

  test('no variant of the new picture is kept under the name of the one before', async () => {
    const drawing = (width: number) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="3"/>`;
    put('plan.svg', drawing(4));
    const { stem } = ownFacts('plan.svg', directory);
    put('plan.svg', drawing(5));
    expect((await answerTo(`${stem}.svg`)).status).toBe(404);
    put('plan.svg', drawing(4));
    expect(String((await answerTo(`${stem}.svg`)).body)).toContain('width="4"');
  });
});

test('nothing else is answered', async () => {
  const { stem } = ownFacts('lisbon/Harbor.jpg', directory);
  for (const pathname of [
    `${stem}-500.webp`,
    `${stem}.jpg`,
    '/pictures/harbor-0123456789-400.webp',
    '/pictures/lisbon/Harbor.jpg',
    '/pictures/../pictures.yaml',
  ])
    expect((await answerTo(pathname)).status).toBe(404);
});
