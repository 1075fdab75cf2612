import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from '@playwright/test';
import { analyticsSchema } from '@/lib/site/analytics';
import { contentSecurityPolicy } from '@/lib/site/content-security-policy';
import { buildCounter } from '@/scripts/export/browser-scripts';
import { expect, test } from './support';

/** Counting visits (`scripts/hydration/count-visits.ts`), against a server of this machine that acts as each provider. */

// One server plays for all tests.
test.describe.configure({ mode: 'serial' });

const WEBSITE = '94db1cb1-74f4-4a40-ad6c-962362670409';
const LINK = '/partner?marker=123.home_flights_boston-dublin&trs=1&u=https%3A%2F%2Fa_b.example%2Fc_d';
const SUB_ID = 'home_flights_boston-dublin';
const SEARCH = 'home_search_search-form';

interface Count {
  readonly method: string;
  readonly path: string;
  readonly data: Readonly<Record<string, unknown>>;
}

const counts: Count[] = [];
let html = '';
let policy = '';

const provider = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => (body += String(chunk)));
  request.on('end', () => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const data = body ? JSON.parse(body) : Object.fromEntries(searchParams);
    counts.push({ method: request.method ?? '', path: pathname, data });
    response.writeHead(202).end();
  });
});
// A page that Playwright answered itself would not be one of this machine, and could not reach a server of it.
const site = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy }).end(html);
});

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

let server = '';
let home = '';
test.beforeAll(async () => {
  [server, home] = [await listen(provider), await listen(site)];
});
test.afterAll(() => {
  for (const each of [provider, site]) {
    each.closeAllConnections();
    each.close();
  }
});
test.beforeEach(() => counts.splice(0));

/** A page of the site's address with the script as its build would have it, under the site's policy. */
async function open(context: BrowserContext, settings: object): Promise<Page> {
  const analytics = analyticsSchema.parse({ server, ...settings });
  const script = buildCounter(analytics);
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  policy = contentSecurityPolicy({
    providers: [{ connect: [new URL(analytics.address).origin] }],
    inlineScripts: [hash],
  });
  html =
    `<!doctype html><title>Counted</title><link rel="icon" href="data:,"><script>${script}</script>` +
    `<a rel="sponsored nofollow noopener" target="_blank" href="${LINK}"><b>Earning</b></a> <a href="#more">Further</a>` +
    `<form rel="sponsored nofollow noopener" target="_blank" action="/partner"><input type="hidden" name="marker" value="123.${SEARCH}">` +
    '<input name="from" aria-label="From" required><button>Search</button></form>';
  await context.route('**/partner?*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Partner</title>' }),
  );
  const page = await context.newPage();
  await page.goto(`${home}/counted`, { referer: 'https://search.example/' });
  return page;
}

const told = async (number: number) => {
  await expect.poll(() => counts.length).toBe(number);
  return counts.at(-1);
};

const CASES = [
  {
    settings: { provider: 'plausible', domain: 'farewind.example' },
    path: '/api/event',
    method: 'POST',
    visit: (url: string) => ({ name: 'pageview', url, domain: 'farewind.example' }),
    click: (details: object) => ({ name: 'Partner click', domain: 'farewind.example', props: details }),
  },
  {
    settings: { provider: 'umami', website: WEBSITE },
    path: '/api/send',
    method: 'POST',
    visit: (url: string) => ({
      type: 'event',
      payload: expect.objectContaining({
        ...{ website: WEBSITE, hostname: 'localhost', url },
      }),
    }),
    click: (details: object) => ({
      type: 'event',
      payload: expect.objectContaining({ name: 'Partner click', data: details }),
    }),
  },
  {
    settings: { provider: 'goatcounter' },
    path: '/count',
    method: 'GET',
    visit: (url: string) => ({ p: new URL(url).pathname, t: 'Counted', e: '' }),
    click: () => ({ p: SUB_ID, t: 'Partner click', e: 'true' }),
  },
] as const;

for (const { settings, path, method, visit, click } of CASES) {
  test(`${settings.provider}: visits, also of the next page, and presses on earning links`, async ({
    context,
  }) => {
    const page = await open(context, settings);
    expect(await told(1)).toEqual({ method, path, data: expect.objectContaining(visit(page.url())) });
    await page.getByRole('link', { name: 'Further' }).click();
    await page.evaluate(() => history.pushState(null, '', '/next'));
    expect((await told(2))?.data).toMatchObject(visit(`${home}/next`));
    const details = { subId: SUB_ID, page: '/next', placement: 'flights_boston-dublin' };
    for (const [index, button] of (['left', 'middle'] as const).entries()) {
      await page.getByText('Earning').click({ button });
      expect((await told(3 + index))?.data).toMatchObject(click(details));
    }
    await page.getByText('Earning').click({ button: 'right' });
    await page.goBack();
    expect((await told(5))?.data).toMatchObject(visit(page.url()));
  });
}

test('a search form is counted when it is sent, and not before', async ({ context }) => {
  const page = await open(context, CASES[0].settings);
  await told(1);
  const search = page.getByRole('button', { name: 'Search' });
  await search.click();
  await page.getByLabel('From').fill('BOS');
  await search.click();
  expect((await told(2))?.data).toMatchObject({
    name: 'Partner click',
    props: { subId: SEARCH, page: '/counted', placement: 'search_search-form' },
  });
});

for (const [name, value] of [
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
] as const) {
  test(`who sets ${name} is not counted`, async ({ context }) => {
    await context.addInitScript(([key, wish]) => Object.defineProperty(navigator, key, { value: wish }), [
      name,
      value,
    ] as const);
    const page = await open(context, CASES[0].settings);
    await page.getByText('Earning').click();
    await page.evaluate(() => history.pushState(null, '', '/next'));
    // A request of the page itself comes behind those of the script.
    await page.evaluate((address) => fetch(`${address}/end`, { mode: 'no-cors' }), server);
    expect((await told(1))?.path).toBe('/end');
  });
}

test('a provider that is down costs nothing', async ({ context, complaints }) => {
  const down = createServer();
  const address = await listen(down);
  await new Promise((resolve) => down.close(resolve));
  for (const { settings } of CASES) {
    const page = await open(context, { ...settings, server: address });
    const opened = context.waitForEvent('page');
    await page.getByText('Earning').click();
    await expect(await opened).toHaveTitle('Partner');
  }
  // The browser's own lines, and no error of the script.
  const told = complaints.splice(0);
  expect(told.filter((line) => !line.startsWith('Failed to load resource'))).toEqual([]);
  expect(counts).toEqual([]);
});
