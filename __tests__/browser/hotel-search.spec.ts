import type { BrowserContext, Page } from '@playwright/test';
import { DESKTOP, expect, PHONE, stopClock, test } from './deals-support';
import { dots, violations } from './support';

/** The hotel search of /hotels: what it sends, with its script, before it, and without it. */

const PARTS = '**/_next/static/parts-*.js';
const STAY = { City: 'New York', 'Check in': '2090-05-01', 'Check out': '2090-05-04', Guests: '3' };

const form = (page: Page) => page.getByRole('search', { name: 'Search hotels' });
const field = (page: Page, name: string) => form(page).getByLabel(name);
const press = (page: Page) =>
  form(page)
    .getByRole('link', { name: /^Search hotels/ })
    .click();

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

/** The partner's page that a new tab asks the network for. */
async function opened(context: BrowserContext, start: () => Promise<void>): Promise<URL> {
  const [results] = await Promise.all([context.waitForEvent('page'), start()]);
  await results.waitForURL(/^https:/);
  const { searchParams } = new URL(results.url());
  expect(searchParams.get('marker')).toMatch(/^\d+\.hotels_search_search-form$/);
  await results.close();
  return new URL(searchParams.get('u') ?? '');
}

test.use({ viewport: DESKTOP });

test('city, dates and guests are sent through the network, by mouse and by keyboard', async ({
  page,
  context,
}) => {
  await page.goto('/hotels');
  await fill(page, STAY);
  const sent = await opened(context, () => press(page));
  expect([...sent.searchParams.values()]).toEqual(['New York', '2090-05-01', '2090-05-04', '3', 'USD']);
  await fill(page, { City: 'Lisbon' });
  const again = await opened(context, () => field(page, 'City').press('Enter'));
  expect([...again.searchParams.values()]).toContain('Lisbon');
  expect(new URL(page.url()).pathname).toBe('/hotels');
});

test('a missing or wrong field is asked for, and no tab opens', async ({ page, context }) => {
  await page.goto('/hotels');
  await fill(page, { ...STAY, 'Check out': '2090-05-01' });
  await press(page);
  await expect(field(page, 'Check out')).toBeFocused();
  await fill(page, { ...STAY, City: '' });
  await press(page);
  await expect(field(page, 'City')).toBeFocused();
  expect(context.pages()).toHaveLength(1);
  expect(await violations(page)).toEqual([]);
});

test('a press before the script has loaded waits for it', async ({ page, context }) => {
  await stopClock(page);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(PARTS, async (route) => held.then(() => route.continue()));
  await page.goto('/hotels', { waitUntil: 'commit' });
  await fill(page, STAY);
  const sent = await opened(context, async () => {
    await press(page);
    await expect.poll(() => dots(form(page).locator('a'))).toBe(true);
    release();
  });
  expect([...sent.searchParams.values()]).toContain('New York');
});

test('if the script does not load, the button opens the search of the partner', async ({
  page,
  context,
  complaints,
}) => {
  await page.route(PARTS, (route) => route.abort());
  await page.goto('/hotels');
  await fill(page, STAY);
  const sent = await opened(context, () => press(page));
  expect(sent.search).toBe('');
  expect(complaints.splice(0)).toEqual([expect.stringMatching(/Failed to load/)]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('there is no search of ours, but links to hotels in each city', async ({ page }) => {
    await page.goto('/hotels');
    await expect(form(page)).toBeHidden();
    await expect(page.getByRole('list', { name: 'Hotels in' }).getByRole('link').first()).toBeVisible();
  });
});
