import type { Page } from '@playwright/test';
import { loadArticles } from '@/lib/articles/articles';
import { guideLinks } from '@/lib/articles/destination-pages';
import { loadLead } from '@/lib/articles/lead-picture';
import { isOwn, ownPath } from '@/lib/site/picture';
import { absoluteUrl } from '@/lib/site/address';
import {
  appStarted,
  commentsTitle,
  expect,
  FULL_ARTICLE,
  FULL_TITLE,
  PHONE,
  photoOf,
  SHORT_ARTICLE,
  SITE_NAME,
  test,
  openComments,
} from './support';

const articles = loadArticles().all;

for (const javaScriptEnabled of [true, false]) {
  test.describe(`scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    // Scripts add nothing to what an article says, so one long and one short one are enough with them.
    const some = javaScriptEnabled ? articles.slice(0, 2) : articles;

    test(`${some.length} articles are complete`, async ({ page }) => {
      for (const article of some) {
        await page.goto(`/blog/${article.slug}`, { waitUntil: 'domcontentloaded' });
        const main = page.getByRole('main');
        await expect(page).toHaveTitle(`${article.title} | ${SITE_NAME}`);
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(article.title);
        await expect(
          main.getByRole('navigation', { name: 'Breadcrumb' }).getByText(article.category),
        ).toBeVisible();
        await expect(main.getByText(`By ${article.authors.join(' and ')} ·`)).toContainText(
          `· ${article.readTime}`,
        );
        await expect(main.locator('article time').first()).toHaveAttribute('datetime', article.publishDate);
        const lead = loadLead(article);
        const picture = main.getByRole('img', { name: lead.alt, exact: true });
        await expect(picture.first()).toHaveAttribute('src', isOwn(lead) ? ownPath(lead) : photoOf(lead.id));
        await expect(main.getByRole('link', { name: 'Back to the blog' })).toHaveAttribute('href', '/blog');
        await expect(main.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText(
          article.tags.map((tag) => `#${tag}`),
        );
        await expect(main.getByRole('link', { name: /^Share on Facebook/ })).toBeVisible();
        await expect(main.getByRole('link', { name: /^Save on Pinterest/ })).toBeVisible();
        await expect(main.getByRole('heading', { name: commentsTitle() })).toBeVisible();
      }
    });
  });
}

test('title and text begin at one edge; pictures begin there, too, or extend as far on both sides of the text', async ({
  page,
}) => {
  await page.goto(FULL_ARTICLE);
  for (const width of [768, 1000, 1180, 1200, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const { lefts, pictures, middles } = await page.locator('main article').evaluate((article) => {
      const boxes = (selector: string) =>
        [...article.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
      const all = boxes(
        "[data-part='picture'], [data-part='prose'] > figure:not([data-map], [data-upright])",
      );
      const edges = (values: readonly number[]) => [...new Set(values.map(Math.round))];
      return {
        lefts: edges(boxes("h1, [data-part='prose'] > div > p").map(({ left }) => left)),
        pictures: { lefts: edges(all.map(({ left }) => left)), rights: edges(all.map(({ right }) => right)) },
        middles: edges(
          [...boxes("[data-part='prose']"), ...all].map(({ left, right }) => (left + right) / 2),
        ),
      };
    });
    const where = `${width} px`;
    expect(lefts, where).toHaveLength(1);
    expect(pictures.lefts, where).toHaveLength(1);
    expect(pictures.rights, where).toHaveLength(1);
    expect(pictures.rights[0], where).toBeLessThan(width);
    if (width < 1200) expect(middles, where).toEqual([width / 2]);
    else expect(pictures.lefts, where).toEqual(lefts);
  }
  // The contents beside the text are always open, so they have no control.
  const contents = page.locator("[data-part='contents']");
  await expect(contents.locator('summary')).toBeHidden();
  await expect(contents.getByText('In this article').last()).toBeVisible();
  await expect(contents.getByRole('link').first()).toBeVisible();
});

test('the way back leads to the index', async ({ page }) => {
  await page.goto(FULL_ARTICLE);
  await page.getByRole('link', { name: 'Back to the blog' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('heading', { name: 'All articles' })).toBeVisible();
});

test('sharing opens the dialog of the network in a tab that cannot reach back', async ({ page, context }) => {
  // Registered last, so it answers before the fixture's complaint about other hosts.
  await context.route(/\/\/www\.(?:facebook|pinterest)\.com\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Dialog</title>' }),
  );
  await page.goto(FULL_ARTICLE);
  const address = absoluteUrl(FULL_ARTICLE);
  for (const [name, host, parameters] of [
    [/^Share on Facebook/, 'www.facebook.com', { u: address }],
    [/^Save on Pinterest/, 'www.pinterest.com', { url: address, description: FULL_TITLE }],
  ] as const) {
    const opening = context.waitForEvent('page');
    await page.getByRole('link', { name }).click();
    const tab = await opening;
    await tab.waitForURL(/./);
    const { host: opened, searchParams } = new URL(tab.url());
    expect(opened).toBe(host);
    expect(Object.fromEntries(searchParams)).toMatchObject(parameters);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await tab.close();
  }
  await expect(page).toHaveURL(FULL_ARTICLE);
});

test('a reader copies the address of an article at its top and at its end', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(FULL_ARTICLE);
  const copies = page.getByRole('link', { name: 'Copy link' });
  await expect(copies).toHaveCount(2);
  for (const left of [1, 0]) {
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await copies.first().click();
    await expect(copies).toHaveCount(left);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(absoluteUrl(FULL_ARTICLE));
  }
  await expect(page.getByRole('link', { name: 'Link copied' })).toHaveCount(2);
  await expect(page).toHaveURL(FULL_ARTICLE);
});

test('a reader copies the address of a guide at its top', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const address = guideLinks()[0]?.href ?? '';
  await page.goto(address);
  await page.getByRole('link', { name: 'Copy link' }).click();
  await expect(page.getByRole('link', { name: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(absoluteUrl(address));
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: PHONE });

  /** Opens a page, and returns what it passes to the share dialog. */
  async function openForShares(page: Page, address: string) {
    await page.addInitScript(() => {
      const shared: unknown[] = [];
      Object.assign(globalThis, { shared });
      navigator.share = (data) => Promise.resolve(void shared.push(data));
    });
    await page.goto(address);
    return () => page.evaluate(() => Reflect.get(globalThis, 'shared'));
  }

  test('a reader shares an article from its top and its end with the dialog of the phone', async ({
    page,
  }) => {
    const shared = await openForShares(page, FULL_ARTICLE);
    const buttons = page.getByRole('link', { name: 'Share …' });
    await expect(buttons).toHaveCount(2);
    await expect(page.getByRole('link', { name: 'Copy link' })).toHaveCount(1);
    const data = { title: `${FULL_TITLE} | ${SITE_NAME}`, url: absoluteUrl(FULL_ARTICLE) };
    // Of two presses before the script is there, only the second counts.
    await buttons.first().tap();
    await expect.poll(shared).toEqual([data]);
    await buttons.last().tap();
    await expect.poll(shared).toEqual([data, data]);
    await expect(page).toHaveURL(FULL_ARTICLE);
  });

  test('a reader shares the guide of a destination in the same way', async ({ page }) => {
    const address = guideLinks()[0]?.href ?? '';
    const shared = await openForShares(page, address);
    await page.getByRole('link', { name: 'Share …' }).tap();
    const data = { title: await page.title(), url: absoluteUrl(address) };
    await expect.poll(shared).toEqual([data]);
  });

  test('an article has no button for a dialog that the browser lacks', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await page.goto(FULL_ARTICLE);
    await expect(page.getByRole('link', { name: 'Copy link' })).toHaveCount(2);
    await expect(page.getByRole('link', { name: 'Share …' })).toHaveCount(0);
  });
});

test('after the start, a link at the end leads to the top of the next page', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(SHORT_ARTICLE);
  await openComments(page);
  await page.getByLabel('Name *').click();
  await appStarted(page);
  await page.getByRole('region', { name: 'Read on' }).getByRole('link').first().click();
  await expect(page).not.toHaveURL(SHORT_ARTICLE);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await page.evaluate('scrollY')).toBe(0);
});
