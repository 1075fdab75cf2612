import { tagsOf } from '@/scripts/html/tags';
import { BELOW } from '@/__tests__/support/below';
import { ask, type Answer } from './ask';
import { npmStart, type RunningHost } from './servers';

/*
 * Everything that an export below a path names by itself or to others is there: the whole site is followed from its home
 * page, over the real addresses.
 */

const { basePath, origin } = BELOW;
let host: RunningHost;
beforeAll(async () => {
  host = await npmStart.start(BELOW);
});
afterAll(() => host.stop());

/** Attributes that hold an address, and how to take it out of them. */
const ADDRESSES: Readonly<Record<string, (value: string) => readonly string[]>> = {
  href: (value) => [value],
  src: (value) => [value],
  action: (value) => [value],
  content: (value) => (/^(?:https?:)?\/\S+$/.test(value) ? [value] : []),
  srcset: (value) => value.split(',').map((entry) => entry.trim().split(' ')[0] ?? ''),
  'data-app': (value) => {
    const [start, payload] = value.split(' ');
    return [`${basePath}/_next/static/${start}`, `${payload}.txt`];
  },
};

const TAGS = ['a', 'link', 'script', 'img', 'source', 'form', 'meta'];

const inPage = (html: string) =>
  tagsOf(html, TAGS).flatMap(({ attributes }) =>
    Object.entries(ADDRESSES).flatMap(([name, read]) =>
      attributes[name] === undefined ? [] : read(attributes[name]),
    ),
  );

/**
 * Addresses of the site in texts: structured data, feeds, the sitemap, fonts in styles, files in scripts and payloads, and
 * what the links to networks carry with them.
 */
const inText = (text: string) =>
  [
    ...text
      .replaceAll('%3A', ':')
      .replaceAll('%2F', '/')
      .matchAll(/https:\/\/below\.example[^\s"'<>()\\\]&]*/g),
    // Lists of a picture's sizes have blanks; `srcset` of the pages is read above.
    ...text.matchAll(/(?<=")\/some\/path\/[^"\\\s]*(?=")|(?<=url\()\/[^)]*(?=\))/g),
  ]
    .map(([address]) => address)
    // What ends like this is the beginning of addresses: of chunks, or in the speculation rules.
    .filter((address) => !/[/*?]$/.test(address));

const isHtml = ({ headers }: Answer) => headers['content-type']?.startsWith('text/html') ?? false;

test('every address of the site is below the path and leads to something', async () => {
  const home = `${origin}${basePath}/`;
  const from = new Map([[home, 'the start']]);
  const wrong: string[] = [];
  for (const address of from.keys()) {
    const { pathname, search } = new URL(address);
    const answer = await ask(host.origin, pathname + search);
    if (answer.status !== 200) wrong.push(`${address}: ${answer.status}, from ${from.get(address)}`);
    const text = answer.body.toString();
    for (const found of [...(isHtml(answer) ? inPage(text) : []), ...inText(text)]) {
      const url = new URL(found.replaceAll('&amp;', '&'), address);
      if (url.origin !== origin) continue;
      url.hash = '';
      const inside = url.pathname === basePath || url.pathname.startsWith(`${basePath}/`);
      if (!inside) wrong.push(`${found} leads out of the path, from ${address}`);
      else if (!from.has(url.href)) from.set(url.href, address);
    }
  }
  expect(wrong).toEqual([]);
  const reached = [...from.keys()].map((address) => address.slice(home.length - 1));
  // The address of the folder without its slash is a redirect on GitHub Pages.
  expect(reached).not.toContain('');
  expect(reached).toEqual(
    expect.arrayContaining([
      '/blog/feed.xml',
      '/blog/feed.json',
      '/manifest.webmanifest',
      '/icon-512.png',
      '/fonts/fraunces-72-600.woff2',
      '/blog.txt',
      `/blog/${BELOW.slug}`,
      `/share/${BELOW.slug}.png`,
      `/share/${BELOW.slug}-pin.png`,
    ]),
  );
});

const page = async (path: string) => (await ask(host.origin, basePath + path)).body.toString();

test('the sitemap names the pages as they name themselves', async () => {
  const locations = [...(await page('/sitemap.xml')).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc);
  expect(locations).toContain(`${origin}${basePath}/`);
  for (const location of locations) {
    const { body } = await ask(host.origin, new URL(location ?? '').pathname);
    const [canonical] = tagsOf(body.toString(), ['link']).filter(
      ({ attributes }) => attributes.rel === 'canonical',
    );
    expect(canonical?.attributes.href).toBe(location);
  }
  expect(await page('/robots.txt')).toContain(`Sitemap: ${origin}${basePath}/sitemap.xml`);
});

test('the former address of an article is in no list', async () => {
  for (const list of [
    '/sitemap.xml',
    '/blog',
    '/blog/feed.xml',
    '/blog/atom.xml',
    '/blog/feed.json',
    '/llms.txt',
  ])
    expect(await page(list)).not.toContain(BELOW.formerSlug);
});
