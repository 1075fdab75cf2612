import {
  appStarted,
  comment,
  commentsTitle,
  expect,
  FULL_ARTICLE,
  NO_ARTICLE,
  NO_PAGE,
  PHONE,
  SITE_NAME,
  test,
  violations,
} from './support';

const PAGE = {
  heading: 'Oops! Page not found',
  title: `Page not found | ${SITE_NAME}`,
  wayOn: ['Return to Home', '/'],
} as const;

const CASES = [
  { address: NO_PAGE, ...PAGE },
  {
    address: NO_ARTICLE,
    heading: 'Blog Post Not Found',
    title: `Blog Post Not Found | ${SITE_NAME}`,
    text: "The blog post you're looking for doesn't exist.",
    wayOn: ['Back to the blog', '/blog'],
  },
] as const;

test('every other missing address shows the general 404 page, has status 404 and logs its path', async ({
  page,
  complaints,
}) => {
  for (const address of [
    '/flights/no-such-flight?from=blog',
    ...['/blog/category/x', '/blog/page/99', '/blog/tag', '/blog/a/b'],
  ]) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(404);
    await expect(page).toHaveTitle(PAGE.title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(PAGE.heading, { useInnerText: true });
    const { pathname } = new URL(page.url());
    await expect
      .poll(() => complaints)
      .toEqual([expect.stringContaining('404 (Not Found)'), `404: no page at ${pathname}`]);
    complaints.splice(0);
  }
});

for (const { address, heading, title, wayOn, ...more } of CASES) {
  test(`${address} shows '${heading}', has status 404, logs its path and links to another page`, async ({
    page,
    complaints,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(title);
    const first = page.getByRole('heading', { level: 1 });
    await expect(first).toHaveText(heading, { useInnerText: true });
    const main = page.getByRole('main');
    for (const { heading: other } of CASES) {
      if (other !== heading) await expect(main.getByText(other)).toBeHidden();
    }
    if ('text' in more) await expect(main.getByText(more.text, { exact: true })).toBeVisible();
    const { pathname } = new URL(page.url());
    await expect
      .poll(() => complaints)
      .toEqual([expect.stringContaining('404 (Not Found)'), `404: no page at ${pathname}`]);
    expect(scripts, 'nothing of React for that').toHaveLength(1);
    await page.getByRole('link', { name: 'Search articles' }).hover();
    await appStarted(page);
    await expect(page).toHaveTitle(title);
    expect(complaints.splice(0), 'not logged again by React').toHaveLength(2);
    for (const { wayOn: other } of CASES)
      await expect(main.getByRole('link', { name: other[0] })).toHaveCount(other === wayOn ? 1 : 0);
    await expect(main.getByRole('link').first()).toHaveText(wayOn[0]);
    await main.getByRole('link').first().click();
    await expect(page).toHaveURL(wayOn[1]);
    await expect(first).not.toHaveText(heading);
    await page.goBack();
    await expect(first).toHaveText(heading, { useInnerText: true });
    await expect(page).toHaveTitle(title);
    complaints.splice(0);
  });
}

test('the search of the tag opens with what was asked, also before React is there', async ({
  page,
  complaints,
}) => {
  await page.goto(NO_PAGE);
  await page.getByRole('main').getByLabel('Search articles and deals').fill('tokyo');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog.getByLabel('Search articles and deals')).toHaveValue('tokyo');
  await expect(dialog.getByRole('listitem').first()).toContainText(/tokyo/i);
  expect(new URL(page.url()).pathname).toBe(NO_PAGE);
  complaints.splice(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a missing page still says so and leads home', async ({ page, complaints }) => {
    await page.goto(NO_PAGE);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found', {
      useInnerText: true,
    });
    await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    await expect(page.getByText("The blog post you're looking for")).toBeHidden();
    await expect(
      page.getByRole('main').getByLabel('Search articles and deals'),
      'no search, which needs scripts',
    ).toBeHidden();
    complaints.splice(0);
  });

  test('a missing article shows its own 404 page with a link to the blog', async ({ page, complaints }) => {
    await page.goto(NO_ARTICLE);
    await expect(page).toHaveTitle(`Blog Post Not Found | ${SITE_NAME}`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Blog Post Not Found', { useInnerText: true });
    await expect(page.getByText("The blog post you're looking for doesn't exist.")).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Back to the blog' })).toBeVisible();
    await expect(page.getByRole('main').locator('noscript')).toBeHidden();
    const listed = (name: string) => page.getByRole('navigation', { name }).getByRole('link');
    await expect(listed('Or read about').first()).toHaveAttribute('href', '/blog/category/flight-tips');
    await expect(listed('Or go somewhere else').first()).toHaveAttribute('href', /^\/destinations\/[a-z]/);
    complaints.splice(0);
  });

  test('a host with one 404 page for all addresses also offers a link to the blog', async ({
    page,
    complaints,
  }) => {
    // A host with one page for everything that is missing, such as GitHub Pages.
    await page.route(`**${NO_ARTICLE}`, async (route) =>
      route.fulfill({ response: await route.fetch({ url: new URL(NO_PAGE, route.request().url()).href }) }),
    );
    await page.goto(NO_ARTICLE);
    const words = page.getByRole('main').locator('noscript');
    // Playwright reads no text out of <noscript>.
    expect(await words.evaluate((element: HTMLElement) => element.innerText.trim())).toBe(
      'Looking for an article? The blog lists them all.',
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found', {
      useInnerText: true,
    });
    complaints.splice(0);
  });
});

test('an unexpected error shows its message in place of the page, inside the frame of the site', async ({
  page,
  complaints,
}) => {
  // Comments format their dates while they render: the next render after the switch is thrown fails for good.
  await page.addInitScript(() => {
    const flags = { broken: false };
    Object.assign(window, { flags });
    const { get } = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format')!;
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
      get() {
        if (flags.broken) throw new RangeError('The calendar is closed');
        return get!.call(this);
      },
    });
  });
  await page.setViewportSize(PHONE);
  await page.goto(FULL_ARTICLE);
  await comment(page, 'Ada', 'ada@example.com', 'All is well so far.');
  await expect(page.getByRole('heading', { name: commentsTitle(1) })).toBeVisible();
  await page.evaluate('window.flags.broken = true');
  await comment(page, 'Ada', 'ada@example.com', 'Now it breaks.');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(alert.getByRole('heading')).toBeInViewport({ ratio: 1 });
  await expect(alert.getByText('The calendar is closed', { exact: true })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(complaints.join()).toContain('The calendar is closed');
  complaints.splice(0);
  await alert.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.getByRole('heading', { name: commentsTitle() })).toBeVisible();
});
