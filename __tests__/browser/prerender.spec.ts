import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { findBrowser } from '@/scripts/command/find-browser';
import { run } from '@/scripts/command/processes';

/*
 * Chromium prerenders nothing while a tool is attached to it, so no test can look into this browser: a page of the test's
 * own lets it prerender a page of the site and goes there when that one tells that it is drawn, and what tells is the order of
 * requests.
 */
const GUIDE = '/guide-of-this-test';
const LEAVE = '/answered-when-the-page-is-drawn';
const DRAWN = '/the-page-is-drawn';
const ADDRESS = '/hotels';
const GUIDE_PAGE = `<!doctype html><html lang="en"><title>Guide</title>
<script type="speculationrules">{"prerender":[{"urls":["${ADDRESS}"],"eagerness":"immediate"}]}</script>
<script>fetch('${LEAVE}').then(() => (location.href = '${ADDRESS}'))</script>`;

/** In the page that is drawn ahead. Of two timers the one that is due first comes first, and widgets are due after 0.2 s. */
const TELLER = '/teller-of-this-test.js';
const TELLER_SCRIPT = `addEventListener('load', () => setTimeout(() => fetch('${DRAWN}'), 1000))`;
const withTeller = (page: string) => page.replace('</head>', `<script src="${TELLER}"></script></head>`);

/** Partners' scripts, asked for here and not at their host, so that it shows when they are. */
const WIDGET = '/content?';
const toWidgetsHere = (page: string) =>
  page.replaceAll(/data-src="https:\/\/[^/"]+\/content\?/g, `data-src="${WIDGET}`);

/** Passes everything on to the site but the addresses above, and notes what is asked for. */
function watchSite(site: string, onAsked: (request: string) => void) {
  let leave = () => {};
  const drawn = new Promise<void>((resolve) => (leave = resolve));
  return createServer((request, response) => {
    const { url = '/', headers } = request;
    onAsked(`${url}${headers['sec-purpose'] ? ` (${String(headers['sec-purpose'])})` : ''}`);
    if (url === GUIDE) response.setHeader('Content-Type', 'text/html').end(GUIDE_PAGE);
    else if (url === TELLER) response.setHeader('Content-Type', 'text/javascript').end(TELLER_SCRIPT);
    else if (url === LEAVE) void drawn.then(() => response.end());
    else if (url === DRAWN) {
      leave();
      response.end();
    } else if (url.startsWith(WIDGET)) response.setHeader('Content-Type', 'text/javascript').end();
    else
      fetch(new URL(url, site)).then(
        async (answer) => {
          const type = answer.headers.get('content-type') ?? '';
          const body = Buffer.from(await answer.arrayBuffer());
          response.writeHead(answer.status, { 'Content-Type': type });
          response.end(type.startsWith('text/html') ? withTeller(toWidgetsHere(body.toString())) : body);
        },
        () => response.destroy(),
      );
  });
}

/** The requests of a browser that opens the guide, until it has asked for a widget. @throws if it never does */
async function requestsOf(site: string, profile: string): Promise<readonly string[]> {
  const asked: string[] = [];
  const server = watchSite(site, (request) => asked.push(request));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const browser = run(
    findBrowser() ?? 'chromium',
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      // Keeps it running; nobody connects.
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      `http://localhost:${(server.address() as AddressInfo).port}${GUIDE}`,
    ],
    { stdio: 'ignore', reject: false },
  );
  try {
    // The browser starts, draws two pages and leaves one, which takes long on a busy machine.
    await expect.poll(() => asked, { timeout: 90_000 }).toContainEqual(expect.stringContaining(WIDGET));
  } finally {
    browser.kill();
    await browser;
    server.closeAllConnections();
    server.close();
  }
  return asked;
}

test('a page drawn ahead shows no widget before the visitor is there, and then does', async ({ baseURL }) => {
  test.setTimeout(300_000);
  let asked: readonly string[] = [];
  let browsers = 0;
  // A browser may decide against drawing ahead, for instance when memory is short. The next one decides anew.
  await expect(async () => {
    asked = await requestsOf(String(baseURL), test.info().outputPath(`profile-${(browsers += 1)}`));
  }).toPass({ timeout: 280_000 });
  expect(asked).toContain(`${ADDRESS} (prefetch;prerender)`);
  const before = asked.slice(
    0,
    asked.findIndex((each) => each.startsWith(DRAWN)),
  );
  expect(before.filter((each) => each.startsWith(WIDGET) || each.includes('/start-'))).toEqual([]);
  expect(
    asked.filter((each) => each.includes('/start-')),
    'nothing of React at all',
  ).toEqual([]);
  expect(asked.filter((each) => each.startsWith(WIDGET))).toHaveLength(1);
  expect(asked.filter((each) => each.split(' ')[0] === ADDRESS)).toHaveLength(1);
});
