import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import {
  expect as expectWithin,
  test,
  type APIRequestContext,
  type APIResponse,
  type Page,
  type Request,
} from '@playwright/test';
import { runTypeScript } from '@/__tests__/support/run-typescript';
import { PREVIEW_EVENTS } from '@/lib/site/preview-events';
import { askRaw, statusOf } from '../hosts/ask';
import { settled } from './support';
import { temporaryFolder } from '../support/temporary-folder';

/* `npm run dev` over a copy of the tests' content: what a writer sees while writing. */

// Next compiles what it shows, beside all other tests: this stands against what hangs only.
const LIMIT = 120_000;
const expect = expectWithin.configure({ timeout: LIMIT });

const ARTICLE = '/blog/night-trains';

let directory: string;
let port = '';
let server: ReturnType<typeof startPreview>;
let output = '';

const file = () => path.join(directory, 'blog', 'night-trains.md');

/** The article under another name, and outside of any series, where two cannot have the same place. */
const copyAs = (id: number, slug: string, title: string) =>
  readFileSync(file(), 'utf8')
    .replace(/^id: .*/m, `id: ${id}`)
    .replace(/^slug: .*/m, `slug: ${slug}`)
    .replace(/^title: .*/m, `title: ${title}`)
    .replace(/^series: .*\npart: .*\n/m, '');

/** Saves the article with something of it exchanged. */
function save(before: string | RegExp, after: string): void {
  const text = readFileSync(file(), 'utf8');
  const changed = text.replace(before, after);
  if (changed === text) throw new Error(`no ${before} in the article`);
  writeFileSync(file(), changed);
}

/** Opens a page and waits until it listens for saves. */
async function open(page: Page, address: string): Promise<void> {
  const listening = page.waitForResponse((response) => response.url().includes(PREVIEW_EVENTS));
  await page.goto(`http://localhost:${port}${address}`, { waitUntil: 'domcontentloaded' });
  await listening;
}

/** Asks as a browser does for a page, with the patience of the test. */
const HTML = { headers: { accept: 'text/html' }, timeout: LIMIT };

/*
 * One request may read Next's prerender manifest while another writes it (vercel/next.js#96259). The request fails with
 * status 500; if Next had an older list of pages, it answers from that, and the terminal alone shows the error.
 */
const MANIFEST_RACE =
  /⨯ (?:Failed to generate static paths for \S+:\s+)?SyntaxError: Unexpected end of JSON input/g;

/** Asks for a page, and again if the request met the race. */
async function askPastRace(request: APIRequestContext, address: string): Promise<APIResponse> {
  const answer = await request.get(`http://localhost:${port}${address}`, HTML);
  return answer.status() === 500 ? askPastRace(request, address) : answer;
}

/** Waits until the server answers with a text: from then on a page hears nothing more of the save. */
async function untilServed(request: APIRequestContext, text: string, address = ARTICLE): Promise<void> {
  await expect
    .poll(async () => (await request.get(`http://localhost:${port}${address}`, HTML)).text())
    .toContain(text);
}

/** Holds back what a page listens to until it is let go. */
async function holdEvents(page: Page): Promise<() => void> {
  let letGo = () => {};
  const free = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(`**${PREVIEW_EVENTS}*`, async (route) => {
    await free;
    // React starts effects twice under development, and ends the first at once.
    await route.continue().catch(() => undefined);
  });
  return letGo;
}

/** What a browser tells a page whose tab is left or chosen; all pages of a test are in view for Chromium. */
const look = (page: Page, hidden: boolean) =>
  page.evaluate((away) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => away });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

const startPreview = (content: string) =>
  runTypeScript('scripts/dev.ts', [], {
    env: { NODE_ENV: 'development', PORT: '0', CONTENT_DIRECTORY: content },
    all: true,
    reject: false,
  });

test.describe.configure({ mode: 'serial', timeout: 3 * LIMIT });

test.beforeAll(async () => {
  directory = temporaryFolder();
  cpSync('__tests__/fixtures/content', directory, { recursive: true });
  server = startPreview(directory);
  await new Promise<void>((resolve, reject) => {
    const hear = (data: Buffer) => {
      output += data;
      port ||= /http:\/\/localhost:(\d+)/.exec(output)?.[1] ?? '';
      if (port) resolve();
    };
    server.all.on('data', hear);
    server.on('exit', () => reject(new Error(`The preview ended:\n${output}`)));
  });
});

test.afterAll(async () => {
  server.kill();
  await server;
});

test.beforeEach(({ page }) => page.route(/^https:/, (route) => route.abort()));

/** A request as bytes, as a browser or anything else may send it. */
const ask = (path: string, ...lines: readonly string[]) =>
  askRaw(
    `http://127.0.0.1:${port}`,
    [
      `GET ${path} HTTP/1.1`,
      ...lines,
      ...(lines.includes(UPGRADE) ? [] : ['Connection: close']),
      '',
      '',
    ].join('\r\n'),
  );
const ownHost = () => `Host: localhost:${port}`;
const UPGRADE =
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';

test('a page of another name or origin gets nothing, whatever it asks for', async () => {
  const rebound = [`Host: evil.example:${port}`, 'Sec-Fetch-Site: same-origin'];
  const framed = [ownHost(), 'Origin: http://evil.example'];
  for (const path of [
    ...['/', ARTICLE, PREVIEW_EVENTS, '/__nextjs_attach-nodejs-inspector', '/__nextjs_original-stack-frames'],
    ...['/_next/webpack-hmr', '/_next/static/chunks/x.js', `http://evil.example:${port}/`],
  ]) {
    for (const lines of [rebound, [...rebound, UPGRADE], framed, [...framed, UPGRADE]])
      expect([path, lines, statusOf(await ask(path, ...lines))]).toEqual([path, lines, 403]);
  }
  expect(statusOf(await ask('/', ownHost(), 'Host: evil.example'))).toBe(400);
  expect(statusOf(await ask('/'))).toBe(400);
  expect(statusOf(await ask('/_next/webpack-hmr', UPGRADE))).toBe(400);
});

test("the preview's own pages are told of changes by Next, under each name of this machine", async ({
  page,
}) => {
  for (const name of ['localhost', '127.0.0.1', '[::1]']) {
    const connected = page.waitForEvent('websocket');
    await page.goto(`http://${name}:${port}/blog`, { waitUntil: 'domcontentloaded' });
    await (await connected).waitForEvent('framereceived');
  }
});

test('a browser that is led here by another name is refused', async ({ browser, launchOptions }) => {
  const rebound = await browser.browserType().launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--host-resolver-rules=MAP evil.example 127.0.0.1'],
  });
  try {
    const page = await rebound.newPage();
    const response = await page.goto(`http://evil.example:${port}/`);
    expect(response?.status()).toBe(403);
    const status = await page.evaluate((path) => fetch(path).then((answer) => answer.status), PREVIEW_EVENTS);
    expect(status).toBe(403);
  } finally {
    await rebound.close();
  }
});

test('a saved article shows without a reload, a broken one tells what is wrong until it is mended', async ({
  page,
}) => {
  await open(page, ARTICLE);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  save(/$/, '\nA sentence that was just written.\n');
  await expect(page.getByText('A sentence that was just written.')).toBeVisible();
  expect(await page.evaluate('window.sameDocument')).toBe(true);

  save('author: Pip Underhill', 'author: Pip Underhil');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 mistake in 1 content file');
  const diagnostic = page.getByRole('listitem');
  await expect(diagnostic).toContainText('night-trains.md:6:1 author');
  await expect(diagnostic).toContainText("a name of content/authors.yaml; did you mean 'Pip Underhill'?");
  await expect(page.getByText(/\bat .*\.tsx?:/)).toHaveCount(0);

  save('author: Pip Underhil', 'author: Zoë Ångström');
  await expect(page.getByRole('link', { name: 'Zoë Ångström' }).first()).toBeVisible();
});

test('a page catches up with what was saved while it loaded, and so do the diagnostics', async ({
  page,
  request,
}) => {
  let letGo = await holdEvents(page);
  const asked = page.waitForRequest((sent) => sent.url().includes(PREVIEW_EVENTS));
  await page.goto(`http://localhost:${port}${ARTICLE}`, { waitUntil: 'domcontentloaded' });
  await asked;
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  save(/$/, '\nSaved before anybody listened.\n');
  await untilServed(request, 'Saved before anybody listened.');
  letGo();
  await expect(page.getByText('Saved before anybody listened.')).toBeVisible();
  expect(await page.evaluate('window.sameDocument')).toBe(true);
  // It shows the newest version now, and is told nothing more.
  const more: string[] = [];
  page.on('request', (sent) => void more.push(sent.url()));
  await settled(page);
  expect(more.filter((url) => /_rsc=/.test(url))).toEqual([]);

  save('author: Zoë Ångström', 'author: Zoe Angstrom');
  // The page loads again to show the mistake; until it has, it could cut the next visit short.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 mistake in 1 content file');
  await page.unrouteAll();
  letGo = await holdEvents(page);
  await page.goto(`http://localhost:${port}${ARTICLE}`, { waitUntil: 'domcontentloaded' });
  save('author: Zoe Angstrom', 'author: Zoë Ångström');
  await untilServed(request, 'Saved before anybody listened.');
  letGo();
  await expect(page.getByText('Saved before anybody listened.')).toBeVisible();
});

test('a page that nobody sees holds no connection, and catches up when it is seen again', async ({
  page,
  request,
}) => {
  const streams = new Set<Request>();
  page.on('request', (sent) => {
    if (sent.url().includes(PREVIEW_EVENTS)) streams.add(sent);
  });
  page.on('requestfailed', (sent) => void streams.delete(sent));
  await open(page, ARTICLE);
  expect(streams.size).toBe(1);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await look(page, true);
  save(/$/, '\nSaved while nobody looked.\n');
  await untilServed(request, 'Saved while nobody looked.');
  await expect.poll(() => streams.size).toBe(0);
  await expect(page.getByText('Saved while nobody looked.')).toHaveCount(0);
  await look(page, false);
  await expect(page.getByText('Saved while nobody looked.')).toBeVisible();
  expect(await page.evaluate('window.sameDocument')).toBe(true);
});

test('a new article, with a new tag, is there when it is first asked for', async ({ page, request }) => {
  await open(page, ARTICLE);
  await open(page, '/blog/tag/sleep');
  const text = copyAs(99, 'brand-new', 'Brand new').replace(/^tags: .*/m, 'tags: [a tag that nobody had]');
  writeFileSync(path.join(directory, 'blog', 'brand-new.md'), text);
  // Not until an event comes: it may tell of an earlier save, or of a file that is half written.
  await untilServed(request, 'Brand new', '/blog');
  for (const address of ['/blog/brand-new', '/blog/tag/a-tag-that-nobody-had']) {
    const answer = await askPastRace(request, address);
    expect(`${answer.status()} ${address}`).toBe(`200 ${address}`);
    expect(await answer.text()).toContain('Brand new');
  }
  const missing = await request.get(`http://localhost:${port}/blog/not-there`, HTML);
  expect(missing.ok()).toBe(false);
});

test('a draft and an article of the future are there, and say what they are', async ({ page }) => {
  await open(page, ARTICLE);
  save('image:', 'draft: true\nimage:');
  await expect(page.locator('header').getByText('Draft', { exact: true })).toBeVisible();
  save('draft: true\n', '');
  save(/publishDate: .*/, "publishDate: '2199-01-05'");
  await expect(page.locator('header').getByText('From January 5, 2199')).toBeVisible();
  await open(page, '/blog');
  const card = page.getByRole('listitem').filter({ has: page.locator(`h3 a[href="${ARTICLE}"]`) });
  await expect(card.getByText('From January 5, 2199')).toBeVisible();
});

test('a saved data file shows, too', async ({ page }) => {
  await open(page, ARTICLE);
  const site = path.join(directory, 'site.yaml');
  writeFileSync(
    site,
    readFileSync(site, 'utf8').replace(/^brandLine: .*/m, 'brandLine: A line for the test.'),
  );
  await expect(page.getByText('A line for the test.')).toBeVisible();
});

test('an open page follows an article that is deleted, restored and renamed, and the terminal shows no error', async ({
  page,
  request,
}) => {
  const at = (slug: string) => path.join(directory, 'blog', `${slug}.md`);
  const text = copyAs(98, 'short-lived', 'Short-lived');
  const article = page.getByRole('heading', { level: 1, name: 'Short-lived' });
  const missing = page.getByRole('heading', { name: 'Blog Post Not Found' });
  output = '';
  // A link that leads to nothing, in another tab perhaps.
  await open(page, '/blog/short-lived');
  await expect(missing).toBeVisible();
  writeFileSync(at('short-lived'), text);
  await expect(article).toBeVisible();
  rmSync(at('short-lived'));
  await expect(missing).toBeVisible();
  writeFileSync(at('short-lived'), text);
  await expect(article).toBeVisible();

  writeFileSync(
    at('long-lived'),
    text.replace('slug: short-lived', 'slug: long-lived\nredirectFrom: [short-lived]'),
  );
  rmSync(at('short-lived'));
  await expect(page).toHaveURL(`http://localhost:${port}/blog/long-lived`);
  await expect(article).toBeVisible();
  const old = await request.get(`http://localhost:${port}/blog/short-lived?from=test`, {
    ...HTML,
    maxRedirects: 0,
  });
  expect([old.status(), old.headers().location]).toEqual([307, '/blog/long-lived?from=test']);
  expect(stripVTControlCharacters(output).replaceAll(MANIFEST_RACE, '')).not.toContain('⨯');
});
