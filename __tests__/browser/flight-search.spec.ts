import type { BrowserContext, Page } from '@playwright/test';
import { DESKTOP, expect, hydrated, PHONE, registry, stopClock, test } from './deals-support';
import { routes } from '@/lib/site/routes';
import { dots, violations } from './support';

/** The flight search of the home page: what it takes, refuses and sends, with its scripts, without them, and while they fail. */

test.use({ viewport: DESKTOP });

const { action, fields, hidden } = registry.searchForm;
const GOOD = { From: 'London', To: 'krabi ', Depart: '2090-05-01' };
const PARTS = '**/_next/static/parts-*.js';

const form = (page: Page) => page.getByRole('form', { name: 'Where to next?' });
const field = (page: Page, name: string) => form(page).getByLabel(name);
const button = (page: Page) => form(page).getByRole('button', { name: /^Search flights/ });
const press = (page: Page) => button(page).click();

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

/** The query of the tab that the press opens. */
async function sent(page: Page, context: BrowserContext, start = () => press(page)) {
  const before = page.url();
  const [results] = await Promise.all([context.waitForEvent('page'), start()]);
  await results.waitForURL(/^https:/);
  const { origin, pathname, searchParams } = new URL(results.url());
  expect(origin + pathname).toBe(action);
  expect(page.url()).toBe(before);
  return searchParams;
}

/** Sends a search with every field filled, and looks at all that is sent. */
async function sendWhole(page: Page, context: BrowserContext): Promise<void> {
  const whole = { From: 'LON', To: 'NYC', Depart: '2090-05-01', Return: '2090-05-11', Travelers: '2' };
  await fill(page, whole);
  const { marker, ...rest } = Object.fromEntries(await sent(page, context));
  expect(marker).toMatch(/^\d+\.home_search_search-form$/);
  expect(rest).toEqual({
    [fields.from]: 'LON',
    [fields.to]: 'NYC',
    [fields.depart]: '2090-05-01',
    [fields.return]: '2090-05-11',
    [fields.travelers]: '2',
    ...hidden,
  });
}

test('names and codes, however they are written, are sent as codes, and what was typed stays', async ({
  page,
  context,
}) => {
  await page.goto('/');
  for (const [from, to, origin, destination] of [
    ['London', 'faro', 'LON', 'FAO'],
    ['london', 'SANTORINI', 'LON', 'JTR'],
    ['LON ', 'Krabi (KBV)', 'LON', 'KBV'],
    ['malaga', 'Palawan', 'AGP', 'PPS'],
    ['Málaga', 'el nido', 'AGP', 'ENI'],
  ] as const) {
    await fill(page, { ...GOOD, From: from, To: to });
    const query = await sent(page, context);
    expect(query.get(fields.from)).toBe(origin);
    expect(query.get(fields.to)).toBe(destination);
    expect(query.get('marker')).toMatch(/^\d+\.home_search_search-form$/);
    expect(query.has(fields.return)).toBe(false);
    await expect(field(page, 'From')).toHaveValue(from);
  }
  await sendWhole(page, context);
});

test('a search goes on to another host of the partner, to which its host redirects', async ({
  page,
  context,
}) => {
  const [host] = registry.partners[registry.searchForm.partner]?.hosts ?? [];
  const results = `https://www.${host}/results`;
  await context.route(`${action}?*`, (route) =>
    route.fulfill({ status: 302, headers: { location: results } }),
  );
  await page.goto('/');
  await fill(page, GOOD);
  // No host answers here. A policy that forbids it would stop the browser from asking.
  const asked = context.waitForEvent('request', (request) => request.url() === results);
  await press(page);
  await asked;
});

test('with the keyboard alone: names are suggested with their codes, Enter searches', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await field(page, 'From').focus();
  await page.keyboard.type('Lisbon');
  await expect(page.locator('#places option[value="Lisbon (LIS)"]')).toBeAttached();
  await expect(page.locator('#places option[value="Puerto Princesa (PPS)"]')).toHaveText(/Palawan/);
  await field(page, 'Depart').fill('2090-05-01');
  await field(page, 'To').focus();
  await page.keyboard.type('nap');
  const query = await sent(page, context, () => page.keyboard.press('Enter'));
  expect([query.get(fields.from), query.get(fields.to)]).toEqual(['LIS', 'NAP']);
});

test('both dates can be typed, digit by digit', async ({ page, context }) => {
  await page.goto('/');
  await fill(page, { From: 'London', To: 'Krabi' });
  for (const [name, digits] of [
    ['Depart', '05012090'],
    ['Return', '05112090'],
  ] as const) {
    await field(page, name).focus();
    await page.keyboard.type(digits);
  }
  const query = await sent(page, context, () => page.keyboard.press('Enter'));
  expect([query.get(fields.depart), query.get(fields.return)]).toEqual(['2090-05-01', '2090-05-11']);
});

test('what cannot be searched for is said beside its field', async ({ page, context, asked }) => {
  await page.goto('/');
  let opened = 0;
  context.on('page', () => (opened += 1));
  for (const [change, name, refusal] of [
    [{ From: '' }, 'From', /where you fly from/],
    [{ From: 'Xxx', To: 'Qqq' }, 'From', /do not know “Xxx”/],
    [{ From: 'LON', To: 'LON' }, 'To', /You start in London/],
    [{ Depart: '' }, 'Depart', /day you leave/],
    [{ Depart: '2020-01-01' }, 'Depart', /is over/],
    [{ Return: '2090-04-30' }, 'Return', /You leave on May 1, 2090/],
    [{ Travelers: '10' }, 'Travelers', /1 to 9/],
  ] as const) {
    await fill(page, { ...GOOD, Return: '', Travelers: '1', ...change });
    await press(page);
    await expect(field(page, name)).toBeFocused();
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, name)).toHaveAccessibleDescription(refusal);
    await expect(form(page).getByText(refusal)).toBeInViewport();
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page, 'form'), colorScheme).toEqual([]);
  }
  expect(opened).toBe(0);
  expect(asked.filter((address) => address.startsWith(action))).toEqual([]);
});

test('sentences, suggestions and typed text stay when React takes over the page', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await fill(page, { ...GOOD, From: 'Lond', To: 'Nowhere' });
  await press(page);
  await hydrated(page);
  await expect(field(page, 'To')).toHaveValue('Nowhere');
  await expect(field(page, 'To')).toHaveAccessibleDescription(/Nowhere/);
  await field(page, 'To').fill('Krabi');
  await form(page).getByRole('button', { name: 'Use London (LON)' }).click();
  await expect(field(page, 'From')).toBeFocused();
  await expect(field(page, 'From')).toHaveAccessibleDescription('');
  expect((await sent(page, context)).get(fields.from)).toBe('LON');
});

test('a form that React shows is served as well', async ({ page, context }) => {
  await page.goto('/blog');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link').first().click();
  await fill(page, GOOD);
  expect((await sent(page, context)).get(fields.to)).toBe('KBV');
});

test('a search made before its script is there waits for it and is checked', async ({ page, context }) => {
  await stopClock(page);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(PARTS, async (route) => held.then(() => route.continue()));
  await page.goto('/', { waitUntil: 'commit' });
  await fill(page, { ...GOOD, To: 'LON' });
  await press(page);
  await expect(button(page)).toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => dots(button(page))).toBe(true);
  release();
  await expect(button(page)).not.toHaveAttribute('aria-busy');
  await expect(field(page, 'To')).toHaveAccessibleDescription(/You start in London/);
  await field(page, 'To').fill('Krabi');
  expect((await sent(page, context)).get(fields.to)).toBe('KBV');
});

for (const [fault, status] of [
  ['is missing', 404],
  ['is damaged', 200],
] as const) {
  test(`when its script ${fault}, the browser checks and sends codes`, async ({
    page,
    context,
    complaints,
  }) => {
    await page.route(PARTS, (route) =>
      route.fulfill({ status, contentType: 'text/javascript', body: 'broken(' }),
    );
    await page.goto('/');
    await fill(page, { ...GOOD, From: 'London' });
    await press(page);
    await expect(page.locator('input:invalid')).toHaveCount(2);
    // It refuses, with the focus on the first of the two.
    await expect(field(page, 'From')).toBeFocused();
    await expect(field(page, 'From')).toHaveValue('London');
    await fill(page, { From: 'LON', To: 'kbv' });
    expect((await sent(page, context)).get(fields.to)).toBe('kbv');
    complaints.length = 0;
  });
}

test('when its script never answers, the search goes out all the same', async ({ page, context }) => {
  await page.route(PARTS, () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await fill(page, { ...GOOD, From: 'LON', To: 'KBV' });
  expect((await sent(page, context)).get(fields.from)).toBe('LON');
  await expect(button(page)).not.toHaveAttribute('aria-busy');
});

test('a search waits at most two seconds for its script and two for the places, within the time for a new tab', async ({
  page,
  context,
}) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await stopClock(page);
  await page.route(PARTS, async (route) => held.then(() => route.continue()));
  await page.route('**/airports.json', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await fill(page, { ...GOOD, From: 'LON', To: 'KBV' });
  const opened = context.waitForEvent('page');
  await press(page);
  await page.clock.runFor(1_999);
  release();
  await page.waitForFunction(() => self.__loader.parts === 2);
  await expect(button(page)).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(1_999);
  await expect(button(page)).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(1);
  await expect(button(page)).not.toHaveAttribute('aria-busy');
  const results = await opened;
  await results.waitForURL(/^https:/);
  expect(new URL(results.url()).searchParams.get(fields.to)).toBe('KBV');
});

test('a search that waits for the list of places is busy until that is there', async ({ page, context }) => {
  await stopClock(page);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/airports.json', async (route) => held.then(() => route.continue()));
  await page.goto('/');
  await fill(page, GOOD);
  const query = sent(page, context);
  await expect.poll(() => dots(button(page))).toBe(true);
  release();
  expect((await query).get(fields.to)).toBe('KBV');
  await expect(button(page)).not.toHaveAttribute('aria-busy');
});

test('a link with a destination fills it in', async ({ page, context }) => {
  await page.goto(routes.flightSearch('Krabi (KBV)'));
  await expect(field(page, 'To')).toHaveValue('Krabi (KBV)');
  await fill(page, { From: 'London', Depart: GOOD.Depart });
  expect((await sent(page, context)).get(fields.to)).toBe('KBV');
});

test('an error about a name ends when the list of places comes late', async ({ page }) => {
  await stopClock(page);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/airports.json', async (route) => held.then(() => route.continue()));
  await page.goto('/');
  await fill(page, { ...GOOD, From: 'Nowhere at all' });
  await press(page);
  await expect(button(page)).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(2_000);
  await expect(field(page, 'From')).toHaveAccessibleDescription(/did not load/);
  await expect(field(page, 'To')).toHaveAccessibleDescription(/did not load/);
  release();
  await expect(field(page, 'To')).toHaveAccessibleDescription('');
  await expect(field(page, 'From')).toHaveAccessibleDescription(/^We do not know/);
});

test('if the list of places cannot be loaded, codes are accepted and a name gets an error message', async ({
  page,
  context,
  complaints,
}) => {
  await page.route('**/airports.json', (route) => route.abort());
  await page.goto('/');
  await fill(page, { ...GOOD, From: 'lon ', To: 'Krabi' });
  await press(page);
  await expect(field(page, 'To')).toHaveAccessibleDescription(/did not load.*code of three letters/);
  await field(page, 'To').fill('kbv');
  const query = await sent(page, context);
  expect([query.get(fields.from), query.get(fields.to)]).toEqual(['LON', 'KBV']);
  complaints.length = 0;
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form asks for codes, takes what it asks for, and opens the partner', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await expect(field(page, 'From')).toHaveAttribute('placeholder', 'Code, as LON');
    for (const [change, name] of [
      [{ From: '' }, 'From'],
      // Cut to three letters it would be a code of another place.
      [{ To: 'Barcelona' }, 'To'],
      [{ To: 'N1C' }, 'To'],
      [{ Depart: '' }, 'Depart'],
      [{ Travelers: '0' }, 'Travelers'],
      [{ Travelers: '10' }, 'Travelers'],
    ] as const) {
      await fill(page, { ...GOOD, From: 'LON', To: 'kbv', Travelers: '1', ...change });
      await press(page);
      await expect(field(page, name)).toBeFocused();
      await expect(page.locator('input:invalid')).toHaveCount(1);
    }
    await fill(page, { Travelers: '1' });
    const query = await sent(page, context);
    expect([query.get(fields.from), query.get(fields.to)]).toEqual(['LON', 'kbv']);
    await sendWhole(page, context);
  });
});

test('with twice the text size on a phone, no field covers another', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  const boxes = await form(page)
    .locator('input:not([type=hidden]), button')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
  const covered = boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom,
      ),
  );
  expect(covered).toEqual([]);
});

test('on a phone no sentence leaves the form or moves the page sideways', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await press(page);
  await expect(field(page, 'From')).toBeFocused();
  await expect(form(page).getByText('Choose the day you leave.')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
});
