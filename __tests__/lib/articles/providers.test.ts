import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { loadProviders } from '@/lib/articles/providers';
import { contentCopy } from '@/__tests__/support/content-copy';

const videosIn = (file: string, body: string) => {
  const directory = contentCopy();
  appendFileSync(path.join(directory, file), `\n${body}\n`);
  return loadProviders(directory)
    .filter(({ purpose }) => purpose === 'video')
    .map(({ name, hosts }) => [name, hosts]);
};

const VIDEO = '::youtube[A walk]{id=dQw4w9WgXcQ}';
const HOSTS = [['YouTube', { frame: ['https://www.youtube-nocookie.com'] }]];

test.each([
  ['an article', 'blog/night-trains.md', VIDEO, HOSTS],
  ['a page of text', 'pages/house-rules.md', VIDEO, HOSTS],
  [
    'a guide',
    'destinations/eastwick.md',
    '::vimeo[A ride]{id=76979871}',
    [['Vimeo', { frame: ['https://player.vimeo.com'] }]],
  ],
  ['an article that only names it', 'blog/night-trains.md', 'Write `::youtube[A walk]{id=…}`.', []],
  ['an article to come', 'blog/winter-of-2099.md', VIDEO, []],
])('the policy has the player of a video in %s', (_, file, body, expected) => {
  expect(videosIn(file, body)).toEqual(expected);
});
