import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import sharp from 'sharp';
import { phonePhoto } from '@/__tests__/support/photographs';
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
