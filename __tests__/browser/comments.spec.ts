import type { Page } from '@playwright/test';
import { loadBlogPage } from '@/lib/articles/load-blog';
import {
  appStarted,
  comment,
  commentsOn,
  commentsTitle,
  expect,
  FULL_ARTICLE,
  holdScripts,
  longDate,
  openComments,
  SHORT_ARTICLE,
  test,
} from './support';

const samples = loadBlogPage().sampleComments.map(({ name, message, date }) => ({ name, message, date }));
const FIELDS = ['Name', 'Email', 'Message'] as const;

test('a comment goes on top as text, is counted, leaves an empty form behind and is gone on reload', async ({
  page,
}) => {
  await page.goto(SHORT_ARTICLE);
  expect(await commentsOn(page)).toEqual(samples);
  const form = page.getByRole('form', { name: 'Leave a comment' });
  await expect(form.getByLabel('Email')).toHaveAttribute('type', 'email');
  await expect(form.getByLabel('Message')).toHaveAttribute('rows', '4');
  await expect(form.locator('label')).toHaveText(FIELDS.map((name) => `${name} *`));
  await expect(form).toContainText('gone when you reload, and may be gone when you leave the page');
  for (const [added, name] of [
    [1, 'Ada'],
    [2, 'Grace'],
  ] as const) {
    await comment(page, name, `${name}@example.com`, `I am ${name}.`);
    await expect(page.getByRole('heading', { name: commentsTitle(added) })).toBeVisible();
    for (const label of FIELDS) await expect(form.getByLabel(label)).toHaveValue('');
  }
  expect((await commentsOn(page)).map(({ name }) => name)).toEqual([
    'Grace',
    'Ada',
    ...samples.map(({ name }) => name),
  ]);
  await expect(page.getByText('example.com')).toHaveCount(0);
  // Markup is shown as text.
  const attack = '<img src=x onerror="document.title=1"><script>document.title=2</script><b>&amp;</b>';
  await comment(page, attack, 'ada@example.com', attack);
  await expect(page.getByRole('heading', { name: commentsTitle(3) })).toBeVisible();
  expect((await commentsOn(page))[0]).toMatchObject({ name: attack, message: attack });
  const section = page.getByRole('region', { name: /^Comments/ });
  await expect(section.locator('img, script, b b')).toHaveCount(0);
  await expect(page).toHaveURL(SHORT_ARTICLE);
  await page.reload();
  await expect(page.getByRole('heading', { name: commentsTitle() })).toBeVisible();
  expect(await commentsOn(page)).toEqual(samples);
});

test('comments are closed at first, and a link to them opens them', async ({ page }) => {
  await page.goto(SHORT_ARTICLE);
  await expect(page.getByRole('heading', { name: commentsTitle() })).toBeVisible();
  await expect(page.getByRole('form', { name: 'Leave a comment' })).toBeHidden();
  await page.goto(`${SHORT_ARTICLE}#comments`);
  await expect(page.getByRole('form', { name: 'Leave a comment' })).toBeInViewport();
});

test('an empty or blank field is ignored without a word, and nothing typed is lost', async ({ page }) => {
  await page.goto(SHORT_ARTICLE);
  await comment(page, 'Ada', 'ada@example.com', 'A first one, so that the form is known to work.');
  await expect(page.getByRole('heading', { name: commentsTitle(1) })).toBeVisible();
  const textBefore = await page.getByRole('main').innerText();
  const incomplete: readonly (readonly [string, string, string])[] = [
    ['', 'ada@example.com', 'Hello'],
    ['Ada', '', 'Hello'],
    ['Ada', 'ada@example.com', ''],
    [' ', 'ada@example.com', 'Hello'],
    ['Ada', 'ada@example.com', ' \n\t '],
  ];
  for (const values of incomplete) {
    await comment(page, ...values);
    for (const [index, label] of FIELDS.entries()) {
      await expect(page.getByRole('form').getByLabel(label)).toHaveValue(values[index] ?? '');
    }
    expect(await page.getByRole('main').innerText()).toBe(textBefore);
  }
});

test('a long word and many lines stay inside the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(SHORT_ARTICLE);
  await comment(page, 'W'.repeat(200), 'ada@example.com', `${'x'.repeat(500)}\nsecond line`);
  await expect(page.getByRole('heading', { name: commentsTitle(1) })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

for (const [zone, now, today] of [
  ['Pacific/Kiritimati', '2025-12-31T23:30:00Z', '2026-01-01'],
  ['Pacific/Pago_Pago', '2026-01-01T00:30:00Z', '2025-12-31'],
] as const) {
  test.describe(`in ${zone} at ${now}`, () => {
    test.use({ timezoneId: zone });

    test(`today is ${today}, and other dates do not move`, async ({ page }) => {
      await page.clock.setFixedTime(now);
      await page.goto(SHORT_ARTICLE);
      await comment(page, 'Ada', 'ada@example.com', 'What day is it?');
      await expect(page.getByRole('heading', { name: commentsTitle(1) })).toBeVisible();
      expect(await commentsOn(page)).toEqual([
        { name: 'Ada', message: 'What day is it?', date: today },
        ...samples,
      ]);
      for (const { date } of samples) await expect(page.getByText(longDate(date))).toBeVisible();
    });
  });
}

test('a press before the scripts are there loads no page, puts nothing into the address and loses nothing', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(SHORT_ARTICLE, { waitUntil: 'domcontentloaded' });
  await comment(page, 'Ada', 'ada@example.com', 'Too early');
  await page.getByRole('form').getByLabel('Message').press('Tab');
  await expect(page).toHaveURL(SHORT_ARTICLE);
  await expect(page.getByRole('form').getByLabel('Message')).toHaveValue('Too early');
  release();
  // Pressed again until the page is awake; whoever replays the early press needs no second one.
  await expect(async () => {
    if ((await commentsOn(page)).length === samples.length)
      await page.getByRole('form').getByRole('button').click();
    expect((await commentsOn(page))[0]).toMatchObject({ name: 'Ada', message: 'Too early' });
  }).toPass();
  expect(await commentsOn(page)).toHaveLength(samples.length + 1);
  await expect(page).toHaveURL(SHORT_ARTICLE);
});

test('a posted comment is still there after another article and Back, and the note says until when', async ({
  page,
}) => {
  await page.goto(SHORT_ARTICLE);
  await comment(page, 'Ada', 'ada@example.com', 'Posted');
  await expect(page.getByRole('heading', { name: commentsTitle(1) })).toBeVisible();
  await page.getByRole('region', { name: 'Read on' }).getByRole('link').first().click();
  await expect(page).not.toHaveURL(SHORT_ARTICLE);
  await expect(page.getByRole('heading', { name: commentsTitle() })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: commentsTitle(1) })).toBeVisible();
  expect((await commentsOn(page))[0]).toMatchObject({ name: 'Ada', message: 'Posted' });
});

test.describe('a draft', () => {
  const field = (page: Page, name: string) => page.locator('form[data-draft]').getByLabel(name);

  async function write(page: Page): Promise<void> {
    await openComments(page);
    await field(page, 'Name').fill('Ada');
    await field(page, 'Message').fill('Half a senten');
  }

  async function expectDraft(page: Page): Promise<void> {
    // Words of one's own are seen at once.
    await expect(field(page, 'Message')).toBeVisible();
    await expect(field(page, 'Message')).toHaveValue('Half a senten');
    await expect(field(page, 'Name')).toHaveValue('Ada');
    await expect(field(page, 'Email')).toHaveValue('');
  }

  test('is there after another article and Back, belongs to its article, and is gone once posted', async ({
    page,
  }) => {
    await page.goto(SHORT_ARTICLE);
    await write(page);
    await appStarted(page);
    await page.getByRole('region', { name: 'Read on' }).getByRole('link').first().click();
    await expect(page).not.toHaveURL(SHORT_ARTICLE);
    await expect(field(page, 'Message')).toHaveValue('');
    await page.goBack();
    await expectDraft(page);
    await comment(page, 'Ada', 'ada@example.com', 'A whole sentence');
    await expect(page.getByRole('heading', { name: commentsTitle(1) })).toBeVisible();
    await page.goto(FULL_ARTICLE);
    await page.goto(SHORT_ARTICLE);
    await openComments(page);
    await field(page, 'Name').focus();
    await appStarted(page);
    for (const name of FIELDS) await expect(field(page, name)).toHaveValue('');
  });

  test('is restored after other pages even if React cannot be loaded', async ({ page, complaints }) => {
    await page.route('**/chunks/*.js', (route) => route.abort());
    await page.goto(SHORT_ARTICLE);
    await openComments(page);
    await field(page, 'Name').focus();
    // The script that keeps it is there, and React is not.
    await page.waitForFunction(() => self.__loader.busy === 2);
    await write(page);
    await page.goto('/hotels');
    await page.goto(SHORT_ARTICLE);
    await expectDraft(page);
    expect(await page.evaluate(() => self.__loader.tries), 'nothing of React for that').toBe(0);
    complaints.splice(0);
  });

  test('what was typed before any script came is kept as well', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(SHORT_ARTICLE);
    await write(page);
    release();
    await appStarted(page);
    await page.goto(FULL_ARTICLE);
    await page.goto(SHORT_ARTICLE);
    await expectDraft(page);
  });

  test('with storage blocked the form works as before', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(self, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
    });
    await page.goto(SHORT_ARTICLE);
    await write(page);
    await comment(page, 'Ada', 'ada@example.com', 'Posted');
    await expect(page.getByRole('heading', { name: commentsTitle(1) })).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the samples can be read, and a note stands in place of the form', async ({ page }) => {
    await page.goto(SHORT_ARTICLE);
    expect(await commentsOn(page)).toEqual(samples);
    await expect(page.getByRole('form')).toBeHidden();
    const note = page.getByRole('region', { name: /^Comments/ }).locator('noscript');
    await expect(note).toBeVisible();
    // Playwright reads no text out of <noscript>.
    expect(await note.evaluate((element: HTMLElement) => element.innerText)).toBe(
      'Writing a comment needs JavaScript.',
    );
  });
});
