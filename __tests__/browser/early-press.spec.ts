import { loadPages } from '@/lib/site/load-pages';
import type { Locator, Page } from '@playwright/test';
import {
  appStarted,
  comment,
  DESKTOP,
  dots,
  drawn,
  expect,
  holdScripts,
  mainLinks,
  menuButton,
  openComments,
  otherBuild,
  PHONE,
  settled,
  SHORT_ARTICLE,
  SHORT_PAYLOAD,
  START_FAULTS,
  startGivenUp,
  test,
  toMiddle,
  violations,
} from './support';

/** The label of a tab. */
const HOTELS = loadPages().home.tabs.find(({ id }) => id === 'hotels')?.label ?? '';

/** What is pressed before React is there has its effect, once; when React cannot be had, links are links. */

const control = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search articles' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });

const SEARCHES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'three impatient presses': (page) => control(page).click({ clickCount: 3 }),
  'Enter on the control': (page) => control(page).press('Enter'),
  'the slash': (page) => page.keyboard.press('/'),
  'Ctrl-K twice': async (page) => {
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Control+k');
  },
};

for (const [name, press] of Object.entries(SEARCHES)) {
  test(`${name}, before React is there, opens the search once`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(SHORT_ARTICLE);
    await press(page);
    await expect(dialog(page)).toHaveCount(0);
    release();
    await expect(dialog(page).getByRole('textbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await settled(page);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(SHORT_ARTICLE);
    expect(await page.evaluate(() => self.__loader.tries), 'React is fetched once').toBe(1);
  });
}

test('what is typed after the slash, before and after React is there, is in the field of the search', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(SHORT_ARTICLE);
  const y = await page.evaluate(() => scrollY);
  await page.keyboard.type('/the lix');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('s');
  // A blank would have scrolled the page by now.
  await drawn(page);
  expect(await page.evaluate(() => scrollY)).toBe(y);
  release();
  await page.keyboard.type('bon');
  const field = dialog(page).getByRole('textbox');
  await expect(field).toBeFocused();
  await page.keyboard.type(' tram');
  await expect(field).toHaveValue('the lisbon tram');
  await page.keyboard.press('Escape');
  // Not only hidden: until it is gone, its field may still have the focus, and a slash would be text.
  await expect(page.locator('dialog')).toHaveCount(0);
  // The second time, React is there, and nothing of the first search is left.
  await page.keyboard.type('/rome');
  await expect(field).toHaveValue('rome');
});

test('what is typed after a press on the icon of the search, before and after React is there, is in its field', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(SHORT_ARTICLE);
  await control(page).click();
  await page.keyboard.type('lis');
  release();
  await page.keyboard.type('bon');
  const field = dialog(page).getByRole('textbox');
  await expect(field).toHaveValue('lisbon');
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  await control(page).click();
  await page.keyboard.type('rome');
  await expect(field).toHaveValue('rome');
});

test('a slash typed into a field is a slash, and opens nothing', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/blog');
  await page.getByLabel('Email address').pressSequentially('a/b@example.org');
  await expect(page.getByLabel('Email address')).toHaveValue('a/b@example.org');
  expect(await page.evaluate(() => self.__loader.tries)).toBe(0);
  await page.goto(SHORT_ARTICLE);
  await openComments(page);
  await page.getByLabel('Message *').pressSequentially('and/or k');
  release();
  await appStarted(page);
  await settled(page);
  await expect(page.getByLabel('Message *')).toHaveValue('and/or k');
  await expect(dialog(page)).toHaveCount(0);
});

test('the slash does nothing for whoever has turned it off, and stays off', async ({ page }) => {
  await page.goto(SHORT_ARTICLE);
  await page.keyboard.press('/');
  await dialog(page).getByRole('checkbox').uncheck();
  await page.reload();
  await page.keyboard.press('/');
  expect(await page.evaluate(() => self.__loader.tries), 'nothing is fetched').toBe(0);
  await page.keyboard.press('Control+k');
  await expect(dialog(page).getByRole('checkbox')).not.toBeChecked();
});

test('keys like those of the search are left to the browser; what is kept for React reaches nothing else of the page, and its dots come late and rest', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const keys: string[] = [];
    const ways: string[] = [];
    Object.assign(self, { keys, ways });
    document.addEventListener('keydown', ({ key, defaultPrevented }) =>
      keys.push(`${key} ${defaultPrevented}`),
    );
    document.addEventListener('click', () => ways.push('in'), true);
    document.addEventListener('click', () => ways.push('out'));
  });
  const release = await holdScripts(page);
  await page.goto(SHORT_ARTICLE);
  // Sent by script: the browser has its own use for some of them.
  await page.evaluate(() => {
    const keys: KeyboardEventInit[] = [
      { key: '/', ctrlKey: true },
      { key: '/', metaKey: true },
      { key: 'K', ctrlKey: true, shiftKey: true },
      { key: 'k', ctrlKey: true, altKey: true },
      { key: 'k' },
    ];
    for (const init of keys)
      document.body.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }));
  });
  expect(await page.evaluate('self.keys')).toEqual(['/ false', '/ false', 'K false', 'k false', 'k false']);
  expect(await page.evaluate(() => self.__loader.tries), 'nothing is fetched').toBe(0);

  const [busy, visibility] = await control(page).evaluate((element: HTMLElement) => {
    element.click();
    return [element.ariaBusy, getComputedStyle(element, '::after').visibility];
  });
  expect([busy, visibility], 'a fast start would show no dots').toEqual(['true', 'hidden']);
  expect(await page.evaluate('self.ways')).toEqual([]);
  await expect.poll(() => dots(control(page))).toBe(true);
  await expect
    .poll(() => control(page).evaluate((element) => element.getAnimations({ subtree: true }).length))
    .toBe(0);
  release();
  await expect(dialog(page).getByRole('textbox')).toBeFocused();
  // React's own repetition of the press.
  expect(await page.evaluate('self.ways.filter((way) => way === "in").length')).toBe(1);
});

test('with Ctrl or the middle button, an early press on the control opens the article index in another tab', async ({
  page,
  context,
}) => {
  const release = await holdScripts(page);
  await page.goto(SHORT_ARTICLE);
  for (const options of [{ modifiers: ['Control' as const] }, { button: 'middle' as const }]) {
    const opened = context.waitForEvent('page');
    await control(page).click(options);
    await expect(await opened).toHaveURL('/blog');
  }
  release();
  await appStarted(page);
  await settled(page);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(SHORT_ARTICLE);
});

// One fault that the page's own script meets, and one that is met by what it fetches.
for (const [name, files, answer] of START_FAULTS.filter(([fault]) => fault.startsWith('missing'))) {
  test(`a ${name}: a press on the control leads to the article index after all`, async ({
    page,
    complaints,
  }) => {
    await page.route(files, answer);
    await page.goto(SHORT_ARTICLE);
    await control(page).click();
    await expect(page).toHaveURL('/blog');
    complaints.splice(0);
  });
}

test('on a page that a release has overtaken, a press on the control leads to the article index', async ({
  page,
  complaints,
}) => {
  await page.route(SHORT_PAYLOAD, otherBuild);
  await page.goto(SHORT_ARTICLE);
  await control(page).click();
  await expect(page).toHaveURL('/blog');
  complaints.splice(0);
});

test('on such a page, keys after the slash have their usual effect', async ({ page, complaints }) => {
  await page.route(SHORT_PAYLOAD, otherBuild);
  await page.goto(SHORT_ARTICLE);
  const failed = page.waitForEvent('console', (message) => message.text().includes('React did not start'));
  await page.keyboard.press('/');
  await failed;
  const swallowed = await page.evaluateHandle(() => {
    const keys: string[] = [];
    addEventListener('keydown', ({ key, defaultPrevented }) => defaultPrevented && keys.push(key));
    return keys;
  });
  for (const key of ['Space', '/', 'Space']) await page.keyboard.press(key);
  // Not how far: Chromium may drop the second key while the page still glides from the first.
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await swallowed.jsonValue()).toEqual([]);
  await expect(page).toHaveURL(SHORT_ARTICLE);
  complaints.splice(0);
});

test('offline, a press on the control follows the link like any other', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto(SHORT_ARTICLE);
  await context.setOffline(true);
  await control(page).click();
  // The article index where the browser had fetched it ahead, else the browser's own page about being offline.
  await expect(page).not.toHaveURL(SHORT_ARTICLE);
  complaints.splice(0);
});

test('menu and switch work before React is there, once, and stay as they are when it comes', async ({
  page,
}) => {
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  const press = () => page.getByRole('button', { name: 'Switch between light and dark' }).click();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(PHONE);
  const release = await holdScripts(page);
  await page.goto(SHORT_ARTICLE);
  await control(page).focus();
  await press();
  expect(await theme()).toBe('dark');
  await menuButton(page).click();
  await expect(mainLinks(page).first()).toBeVisible();
  release();
  await appStarted(page);
  await settled(page);
  expect(await theme()).toBe('dark');
  await expect(mainLinks(page).first()).toBeVisible();
  await menuButton(page).click();
  await expect(mainLinks(page).first()).toBeHidden();
  await press();
  expect(await theme()).toBe('');
});

test('a press on a tab goes to its page without waiting for React', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('tab', { name: HOTELS }).click();
  await expect(page).toHaveURL('/hotels');
});

test('Tab and Enter on a tab are left to the browser before React is there', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const hotels = page.getByRole('tab', { name: HOTELS });
  await hotels.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(hotels).not.toBeFocused();
  await hotels.press('Enter');
  await expect(page).toHaveURL('/hotels');
});

const submit = (page: Page) => page.getByRole('button', { name: 'Post comment' });
const firstTab = (page: Page) => page.getByRole('tab').first();

/** Every kind of press that waits for React: where, how, the control that shows it, and the note when React cannot be had. */
const PRESSES: readonly (readonly [
  name: string,
  path: string,
  press: (page: Page) => Promise<unknown>,
  pressed: (page: Page) => Locator,
  /** What changes; the page as a whole is for `access.spec.ts`. */
  part: string,
  note: string,
])[] = [
  [
    'the key of the search',
    SHORT_ARTICLE,
    (page) => page.keyboard.press('/'),
    control,
    'header',
    'The search could not be loaded. Its icon leads to all articles.',
  ],
  [
    'a comment that is sent',
    SHORT_ARTICLE,
    (page) => comment(page, 'Ada', 'ada@example.org', 'Useful'),
    submit,
    'form[data-draft]',
    'Your comment is not posted: part of this page could not be loaded. Your words are still here; press again to retry.',
  ],
  [
    'an arrow key on a tab',
    '/',
    (page) => firstTab(page).press('ArrowRight'),
    firstTab,
    '[role=tablist]',
    'The other tabs cannot be shown here now. Enter opens the page of a tab.',
  ],
];

for (const [name, path, press, pressed, part, note] of PRESSES) {
  test(`${name}: the pressed control is busy while React is fetched, and no longer`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await press(page);
    await expect(pressed(page)).toHaveAttribute('aria-busy', 'true');
    await expect.poll(() => dots(pressed(page))).toBe(true);
    expect(await violations(page, part)).toEqual([]);
    release();
    await appStarted(page);
    await expect(pressed(page)).not.toHaveAttribute('aria-busy');
    await expect(page.getByText(note)).toBeHidden();
  });

  test(`${name}: a note near the control says that React cannot be had, and goes when it can`, async ({
    page,
    complaints,
  }) => {
    await page.route('**/_next/**/*.js*', (route) => route.abort());
    await page.goto(path);
    await press(page);
    const alert = page.getByRole('alert').filter({ hasText: note });
    await expect(alert).toHaveText(note);
    // It stands beside its control, wherever that was when it was pressed.
    await toMiddle(pressed(page));
    await expect(alert).toBeInViewport({ ratio: 1 });
    expect(await dots(pressed(page))).toBe(false);
    if (pressed === control) {
      // On a phone it keeps the margins of the page.
      await page.setViewportSize(PHONE);
      const box = await alert.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(16);
      expect(PHONE.width - (box?.x ?? 0) - (box?.width ?? 0)).toBeGreaterThanOrEqual(16);
    }
    await page.unroute('**/_next/**/*.js*');
    await startGivenUp(page);
    await press(page);
    await appStarted(page);
    await expect(page.getByText(note)).toBeHidden();
    complaints.splice(0);
  });
}

test('a press in the pause after a failed start is not busy for ever: it starts again', async ({
  page,
  complaints,
}) => {
  await page.clock.install();
  await page.route('**/_next/**/*.js*', (route) => route.abort());
  await page.goto(SHORT_ARTICLE);
  await openComments(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByLabel('Name *').focus();
  // A failed start leaves it empty, before the pause.
  await page.waitForFunction(() => self.__loader.search === null);
  await page.unroute('**/_next/**/*.js*');
  await submit(page).click();
  await page.clock.resume();
  await appStarted(page);
  await expect(submit(page)).not.toHaveAttribute('aria-busy');
  complaints.splice(0);
});

test('once React has loaded, a search whose dialog cannot be loaded is busy and then shows an error', async ({
  page,
  complaints,
}) => {
  await page.goto(SHORT_ARTICLE);
  await control(page).focus();
  await appStarted(page);
  let fail = () => {};
  const failed = new Promise<void>((resolve) => (fail = resolve));
  await page.route('**/chunks/*.js', async (route) => {
    await failed;
    await route.abort();
  });
  await page.keyboard.press('/');
  await expect(control(page)).toHaveAttribute('aria-busy', 'true');
  fail();
  await expect(page.getByRole('alert').filter({ hasText: 'The search could not be loaded' })).toBeVisible();
  await page.unroute('**/chunks/*.js');
  complaints.splice(0);
});
