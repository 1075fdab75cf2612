import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BELOW } from '@/__tests__/support/below';
import { startServer } from '@/scripts/server/static-server';
import { expect, headerLink, hydrated, test } from './deals-support';
import { comment, PHONE } from './support';

/** An export that was built for a folder of a host, served there; see `scripts/testing/build-below-path.ts`. */
const { basePath, directory, siteName, slug, title, word, formerSlug } = BELOW;

let server: Server;
let home: string;
/** What browsers asked for ahead of a click, in order. */
const fetchedAhead: string[] = [];
test.beforeAll(async () => {
  server = await startServer({ directory, basePath, port: 0 });
  server.prependListener('request', ({ url, headers }) => {
    if (String(headers['sec-purpose']).startsWith('prefetch')) fetchedAhead.push(url ?? '');
  });
  home = `http://localhost:${(server.address() as AddressInfo).port}${basePath}`;
});
test.afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

test('from page to page by the router, and back', async ({ page }) => {
  await page.goto(`${home}/blog/${slug}`);
  await comment(page, 'Ada', 'ada@example.com', 'Started.');
  await expect(page.getByRole('heading', { name: 'Comments (3)' })).toBeVisible();
  // A new document would forget this.
  await page.evaluate('window.sameDocument = true');
  const heading = page.getByRole('heading', { level: 1 });
  await headerLink(page, 'Blog').click();
  await expect(page).toHaveURL(`${home}/blog`);
  await expect(heading).not.toHaveText(title);
  await page.goBack();
  await expect(page).toHaveURL(`${home}/blog/${slug}`);
  await expect(heading).toHaveText(title);
  expect(await page.evaluate('window.sameDocument')).toBe(true);
  // This page shows partners, and has a policy of its own.
  await headerLink(page, 'Flights').click();
  await expect(page).toHaveURL(`${home}/flights`);
  expect(await page.evaluate('window.sameDocument')).toBeUndefined();
});

test('the home page starts at its address with and without a slash, and links lead to the first', async ({
  page,
}) => {
  for (const address of [home, `${home}/`]) {
    await page.goto(address);
    await hydrated(page);
    await headerLink(page, 'Blog').click();
    await expect(page).toHaveURL(`${home}/blog`);
  }
  await page.getByRole('banner').getByRole('link', { name: siteName, exact: true }).click();
  await expect(page).toHaveURL(`${home}/`);
});

test('the search finds an article and leads to it', async ({ page }) => {
  await page.goto(`${home}/`);
  await hydrated(page);
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('textbox').fill(word);
  await dialog.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(`${home}/blog/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('what is missing says so, below the path and beside it', async ({ page, complaints }) => {
  for (const [address, heading] of [
    [`${home}/no-such-page`, 'Oops! Page not found'],
    [`${home}/blog/no-such-article`, 'Blog Post Not Found'],
    [`${home}/blog/page/99`, 'Oops! Page not found'],
    [`${new URL(home).origin}/flights`, 'Oops! Page not found'],
  ] as const) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading, { useInnerText: true });
    await expect
      .poll(() => complaints)
      .toEqual([expect.stringContaining('404 (Not Found)'), `404: no page at ${new URL(address).pathname}`]);
    complaints.splice(0);
  }
});

test('a page is fetched ahead when a visitor hovers over its link, until React is there', async ({
  page,
}) => {
  await page.goto(`${home}/blog/${slug}`);
  await headerLink(page, 'Hotels').hover();
  await expect.poll(() => fetchedAhead).toContain(`${basePath}/hotels`);
  // From now on links fetch payloads, and the rules by which Chromium fetches pages are gone.
  await hydrated(page);
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('the body of an article is formatted text', async ({ page }) => {
      await page.goto(`${home}/blog/harbor-walks`);
      const article = page.getByRole('article');
      await expect(article.getByRole('heading', { level: 2 })).toHaveText([
        'Before you start',
        'The three walks',
        'Where to sleep',
        'Footnotes',
      ]);
      await expect(article.getByRole('table')).toBeVisible();
      await expect(article.getByRole('figure', { name: 'The ferry is the small one.' })).toBeVisible();
      await article.getByText('Small coins').click();
      // The second one is checked in the text.
      const boxes = article.getByRole('checkbox');
      await expect(boxes).toHaveCount(3);
      await expect(boxes.nth(0)).not.toBeChecked();
      await expect(boxes.nth(1)).toBeChecked();
      await expect(boxes.nth(2)).toBeChecked();
      expect(await article.innerText()).not.toMatch(/^#+ |\*\*|\]\(|&amp;|<\w/m);
    });
  });
}

test('a deal in an article looks as it does among deals', async ({ page }) => {
  const look = (route: string) =>
    page.goto(home + route).then(() =>
      page
        .locator('[data-part="deals"] > li')
        .filter({ hasText: 'Night cab' })
        .evaluate((card) =>
          [card, card.parentElement as Element, ...card.querySelectorAll('h3, p, [data-part]')].map(
            (part) => {
              const { margin, padding, fontSize, lineHeight } = getComputedStyle(part);
              return [part.tagName, margin, padding, fontSize, lineHeight].join(' ');
            },
          ),
        ),
    );
  await page.setViewportSize(PHONE);
  const [inArticle, among] = [await look('/blog/harbor-walks'), await look('/transfers')];
  expect(inArticle).toEqual(among);
});

for (const address of [`/blog/${formerSlug}`, `/blog/${formerSlug}.html`]) {
  test(`${address} leads to the article under its new address`, async ({ page }) => {
    // The second is what a host without redirects answers with.
    await page.goto(home + address);
    await expect(page).toHaveURL(`${home}/blog/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
}
