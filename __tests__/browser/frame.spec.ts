import { loadFooterLinks } from '@/lib/articles/text-pages';
import { absoluteUrl } from '@/lib/site/address';
import { loadPages } from '@/lib/site/load-pages';
import { loadSite } from '@/lib/site/load-site';
import { LISTS } from './deals-support';
import {
  DESKTOP,
  expect,
  FULL_ARTICLE,
  mainLinks,
  menuButton,
  PHONE,
  SHORT_ARTICLE,
  TABLET,
  test,
} from './support';

/** What stands around every page: header, menu, footer. */

const LINKS = [
  ['Flights', '/flights'],
  ['Flight + Hotel', '/flight-hotel'],
  ['Hotels', '/hotels'],
  ['Transfers', '/transfers'],
  ['Blog', '/blog'],
] as const;

/** Those of the footer: beside the main pages the ledger of deals and pages of text. */
const QUICK_LINKS = [
  ['Home', '/'],
  ...LINKS,
  ['All deals', '/deals'],
  ...loadFooterLinks().map(({ label, href }) => [label, href]),
];

const site = loadSite();

test('a row of links in order, which gives way to the menu below 768 px; brand line, profiles, quick links and copyright in the footer', async ({
  page,
}) => {
  await page.goto('/blog');
  const links = mainLinks(page);
  for (const viewport of [TABLET, DESKTOP]) {
    await page.setViewportSize(viewport);
    await expect(links).toHaveText(LINKS.map(([label]) => label));
    for (const [index, [, address]] of LINKS.entries()) {
      await expect(links.nth(index)).toBeVisible();
      await expect(links.nth(index)).toHaveAttribute('href', address);
    }
    const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    await expect(menuButton(page)).toBeHidden();
    await expect(page.getByText(site.supportNote)).toBeHidden();
    await expect(links.last()).toHaveAttribute('aria-current', 'page');
  }
  await page.setViewportSize({ width: TABLET.width - 1, height: TABLET.height });
  await expect(menuButton(page)).toBeVisible();
  await expect(links).toHaveCount(0);

  // That it is the same on every page is held on the export: `__tests__/build/pages.test.ts`.
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText(site.brandLine)).toBeVisible();
  await expect(footer.getByText(site.copyright)).toBeVisible();
  for (const [network, href] of Object.entries(site.social)) {
    await expect(footer.getByRole('link', { name: network })).toHaveAttribute('href', href);
  }
  const quick = footer.getByRole('navigation', { name: 'Quick links' }).getByRole('link');
  await expect(quick).toHaveText(QUICK_LINKS.map(([label]) => label));
  expect(await quick.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    QUICK_LINKS.map(([, target]) => target),
  );
});

test('text of twice the size, set on the page, leaves the name in one line and nothing beyond the edge', async ({
  page,
}) => {
  for (const address of ['/', FULL_ARTICLE, ...loadFooterLinks().map(({ href }) => href)]) {
    await page.goto(address);
    // Unlike the default size of a browser, it does not change media queries.
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    for (const width of [TABLET.width, 1024, DESKTOP.width]) {
      await page.setViewportSize({ width, height: 900 });
      const where = `${address} at ${width} px`;
      const brand = page.getByRole('banner').getByRole('link', { name: site.name });
      expect((await brand.boundingBox())?.height, where).toBeLessThan(100);
      await expect(menuButton(page)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(width);
      expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.x, where).toBeGreaterThan(0);
    }
  }
});

test('text of twice the size, set on the page, is not behind the drawings of its hero', async ({ page }) => {
  for (const address of ['/hotels', ...LISTS]) {
    await page.goto(address);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    for (const width of [TABLET.width, DESKTOP.width]) {
      await page.setViewportSize({ width, height: 900 });
      const covered = await page.evaluate(() => {
        const range = document.createRange();
        const lines = [...document.querySelectorAll('h1, h1 ~ p')].flatMap((text) => {
          range.selectNodeContents(text);
          return [...range.getClientRects()];
        });
        const hero = document.querySelector('h1')?.closest('section, header');
        return [...(hero?.querySelectorAll('circle, [data-part]:is(svg, path)') ?? [])]
          .filter((drawing) => {
            const { left, right, top, bottom, width } = drawing.getBoundingClientRect();
            // The corners around a round drawing are empty.
            const corner = width / 8;
            return lines.some(
              (line) =>
                line.left < right - corner &&
                line.right > left + corner &&
                line.top < bottom - corner &&
                line.bottom > top + corner,
            );
          })
          .map((drawing) => drawing.outerHTML.slice(0, 60));
      });
      expect(covered, `${address} at ${width} px`).toEqual([]);
    }
  }
});

test('text of twice the size, set on the page, is in no narrow column of a tablet', async ({ page }) => {
  await page.setViewportSize(TABLET);
  for (const address of ['/blog', ...LISTS]) {
    await page.goto(address);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    const narrow = await page
      .locator('main :is(h2, h3, h4, p, figcaption):not(nav *, .visually-hidden)')
      .evaluateAll((texts) =>
        texts.flatMap((text) => {
          const letters = text.clientWidth / parseFloat(getComputedStyle(text).fontSize);
          return letters > 0 && letters < 10 ? [`${letters}: ${text.textContent}`] : [];
        }),
      );
    expect(narrow, address).toEqual([]);
  }
});

test('printed, a page has the note on commissions and an address once, and no shadows', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  const note = page.locator('[data-commission-note]').filter({ visible: true });
  const addresses = () =>
    page
      .locator('[data-address]')
      .evaluateAll((all) =>
        all.flatMap((element) =>
          getComputedStyle(element, '::after').display === 'block' ? element.dataset.address : [],
        ),
      );
  for (const [path, address] of [
    ['/', absoluteUrl('/')],
    ['/flights', absoluteUrl('/flights')],
    [FULL_ARTICLE, absoluteUrl(FULL_ARTICLE)],
  ] as const) {
    await page.goto(path);
    await expect(note).toHaveCount(1);
    expect(await addresses()).toEqual([address]);
    await expect(page.getByRole('contentinfo').getByRole('link').filter({ visible: true })).toHaveCount(0);
  }
  await page.goto('/');
  // They explain the tabs, which are not printed.
  await expect(page.getByText(loadPages().home.deals.text)).toBeHidden();
  const shadows = await page.locator('main *').evaluateAll(
    (all) =>
      all.filter((element) => {
        const { boxShadow, filter, display } = getComputedStyle(element);
        return display !== 'none' && (boxShadow !== 'none' || filter !== 'none');
      }).length,
  );
  expect(shadows).toBe(0);
});

test('the brand leads home, and an article belongs to the blog', async ({ page }) => {
  await page.goto(SHORT_ARTICLE);
  await expect(mainLinks(page).last()).toHaveAttribute('aria-current', 'true');
  const brand = page.getByRole('banner').getByRole('link', { name: site.name });
  await expect(brand).toHaveAttribute('href', '/');
  await brand.click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the menu opens and closes by click, holds the links in order and the support note', async ({
    page,
  }) => {
    await page.goto(FULL_ARTICLE);
    const links = mainLinks(page);
    await expect(links).toHaveCount(0);
    await expect(page.getByText(site.supportNote)).toBeHidden();
    await menuButton(page).click();
    await expect(links).toHaveText(LINKS.map(([label]) => label));
    await expect(page.getByText(site.supportNote)).toBeVisible();
    await menuButton(page).click();
    await expect(page.getByText(site.supportNote)).toBeHidden();
  });

  test('the open menu covers the page, so that a press below its links presses nothing behind it', async ({
    page,
  }) => {
    await page.goto('/');
    const bounds = await page.getByRole('button', { name: /^Search flights/ }).boundingBox();
    const [x, y] = [bounds?.x ?? NaN, bounds?.y ?? NaN];
    expect(y).toBeLessThan(PHONE.height);
    await menuButton(page).click();
    await page.mouse.click(x + 5, y + 5);
    await expect(mainLinks(page)).toHaveCount(LINKS.length);
    await menuButton(page).click();
    await expect(mainLinks(page)).toHaveCount(0);
    await expect(page.locator('[aria-invalid]')).toHaveCount(0);
  });

  test('the menu opens by keyboard, goes on to its links, and Escape closes it', async ({ page }) => {
    await page.goto('/blog');
    for (const key of ['Enter', 'Space']) {
      await menuButton(page).focus();
      await page.keyboard.press(key);
      await expect(mainLinks(page).first()).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(mainLinks(page).first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(mainLinks(page)).toHaveCount(0);
      await expect(menuButton(page)).toBeFocused();
    }
  });

  test('a link closes the menu, be it to another page or to this one', async ({ page }) => {
    await page.goto(FULL_ARTICLE);
    for (let round = 0; round < 2; round += 1) {
      await menuButton(page).click();
      await mainLinks(page).last().click();
      await expect(page).toHaveURL('/blog');
      await expect(page.getByRole('heading', { name: 'All articles' })).toBeVisible();
      await expect(mainLinks(page)).toHaveCount(0);
    }
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('the menu works all the same', async ({ page }) => {
      await page.goto(FULL_ARTICLE);
      await menuButton(page).click();
      await expect(page.getByText(site.supportNote)).toBeVisible();
      await mainLinks(page).last().click();
      await expect(page).toHaveURL('/blog');
      await expect(mainLinks(page)).toHaveCount(0);
    });
  });
});
