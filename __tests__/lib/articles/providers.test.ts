import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { commentHosts, loadProviders } from '@/lib/articles/providers';
import { isPartnerPurpose, partnerProviders } from '@/lib/partners/partner-providers';
import type { CommentService } from '@/lib/site/comment-service';
import { loadPartners } from '@/lib/site/load-partners';
import { contentCopy, contentWith } from '@/__tests__/support/content-copy';
import { phonePhoto } from '@/__tests__/support/photographs';

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

const LETTER = ['service: { provider: none }', 'service: { provider: kit, form: 7 }'] as const;

/** Companies beside the partners, as `purpose: name`, each with its hosts. */
const othersOf = (directory?: string) =>
  loadProviders(directory)
    .filter(({ purpose }) => !isPartnerPurpose(purpose))
    .map(({ name, purpose, hosts }) => [`${purpose}: ${name}`, hosts]);

const PHOTOS = ['photos: Unsplash', { img: ['https://images.unsplash.com'] }];

test('a site without services asks nobody but partners and the host of its photos', () => {
  expect(othersOf()).toEqual([PHOTOS]);
  expect(loadProviders().filter(({ purpose }) => isPartnerPurpose(purpose))).toEqual(
    partnerProviders(loadPartners()),
  );
});

test('a letter sends its form to the provider, and asks it for nothing else', () => {
  const { directory } = contentWith('blog.yaml', LETTER);
  expect(othersOf(directory)).toEqual([PHOTOS, ['newsletter: Kit', { form: ['https://app.kit.com'] }]]);
});

test('a site whose readers subscribe to feeds sends no form', () => {
  const { directory } = contentWith('blog.yaml', [LETTER[0], 'service: { provider: feeds }']);
  expect(othersOf(directory)).toEqual([PHOTOS]);
});

test('services that count visits and keep comments stand beside each other', () => {
  const { directory } = contentWith('site.yaml', [
    'social:',
    "analytics: { provider: plausible, domain: a.example }\ncomments: { provider: remark42, server: 'https://talk.example', site: a }\nsocial:",
  ]);
  const talk = ['https://talk.example'];
  expect(othersOf(directory)).toEqual([
    PHOTOS,
    ['analytics: Plausible', { connect: ['https://plausible.io'] }],
    ['comments: Remark42', { script: talk, frame: talk }],
  ]);
});

test('a site whose photos were all fetched does not ask their host', async () => {
  const { directory } = contentWith('site.yaml');
  const stock = path.join(directory, 'pictures/stock');
  mkdirSync(stock, { recursive: true });
  const photo = await phonePhoto({ width: 1600, height: 900 });
  const pictures = readFileSync(path.join(directory, 'pictures.yaml'), 'utf8');
  for (const [, id] of pictures.matchAll(/id: ([\w-]+)/g))
    writeFileSync(path.join(stock, `${id}.jpg`), photo);
  writeFileSync(path.join(stock, 'photos.yaml'), '{}\n');
  expect(othersOf(directory)).toEqual([]);
});

test('comments of each service may contact the hosts that its script asks, in the ways that it asks them', () => {
  const server = 'https://talk.example';
  const hostsOf = (service: object) => commentHosts({ load: 'press', ...service } as CommentService);
  expect(hostsOf({ provider: 'giscus' })).toEqual({ frame: ['https://giscus.app'] });
  expect(hostsOf({ provider: 'remark42', server })).toEqual({ script: [server], frame: [server] });
  expect(hostsOf({ provider: 'isso', server })).toEqual({
    script: [server],
    style: [server],
    connect: [server],
  });
});
