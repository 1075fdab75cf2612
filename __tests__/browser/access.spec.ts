import type { Page } from '@playwright/test';
import { loadArticles } from '@/lib/articles/articles';
import { loadDestinationPages } from '@/lib/articles/destination-pages';
import { loadTextPages } from '@/lib/articles/text-pages';
import { routes } from '@/lib/site/routes';
import { nameSlug } from '@/lib/source/name-slug';
import { LISTS } from './deals-support';
import {
  commentsTitle,
  DESKTOP,
  expect,
  FULL_ARTICLE,
  mainLinks,
  menuButton,
  NO_ARTICLE,
  NO_PAGE,
  PHONE,
  SHORT_ARTICLE,
  test,
  violations,
} from './support';

/** One address for every kind of page; the last two log what the tests of missing pages check. */
const KINDS = [
  ...[...LISTS, FULL_ARTICLE, SHORT_ARTICLE, routes.deals],
  ...loadArticles()
    .all.flatMap(({ series }) => series ?? [])
    .slice(0, 1)
    .map((series) => routes.series(nameSlug(series))),
  ...loadTextPages()
    .slice(0, 1)
    .map(({ slug }) => routes.textPage(slug)),
  ...loadDestinationPages()
    .slice(0, 1)
    .map(({ destination }) => routes.destination(destination.id)),
  ...[NO_ARTICLE, NO_PAGE],
];
const isMissing = (address: string) => address === NO_ARTICLE || address === NO_PAGE;

for (const address of KINDS) {
  test(`axe finds nothing on ${address}, light and wide, dark and narrow, and nothing scrolls sideways at 320 and at 1920 px`, async ({
    page,
    complaints,
  }) => {
    await page.goto(address);
    for (const [colorScheme, viewport] of [
      ['light', DESKTOP],
      ['dark', PHONE],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      expect(await violations(page), colorScheme).toEqual([]);
    }
    if (address === '/blog') {
      await menuButton(page).click();
      await expect(mainLinks(page).first()).toBeVisible();
      expect(await violations(page), 'with the menu open').toEqual([]);
      await page.keyboard.press('Escape');
    }
    for (const width of [320, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const wide = await page.evaluate(() =>
        document.documentElement.scrollWidth > window.innerWidth
          ? [...document.querySelectorAll('body *')]
              .filter((element) => element.getBoundingClientRect().right > window.innerWidth)
              .map((element) => element.outerHTML.slice(0, 100))
          : [],
      );
      expect(wide, `${width} px`).toEqual([]);
    }
    if (isMissing(address)) complaints.splice(0);
  });
}

test('the skip link is the first stop, shows itself and leads past the header', async ({ page }) => {
  await page.goto(FULL_ARTICLE);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  expect((await skip.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Back to the blog' })).toBeFocused();
});

const STOPS = 'a[href], button, input, summary, textarea, [tabindex="0"]';

for (const address of ['/blog', FULL_ARTICLE]) {
  test(`every control of ${address} is a stop of the Tab key, in reading order and visibly`, async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto(address);
    const describe = `(element) => element.tagName + ' ' + (element.getAttribute('href') ?? element.getAttribute('name') ?? element.textContent)`;
    const expected: readonly string[] = await page.evaluate(
      `[...document.querySelectorAll('${STOPS}')].filter((element) => element.checkVisibility()).map(${describe})`,
    );
    expect(expected.length).toBeGreaterThan(20);
    const met: string[] = [];
    const unmarked: string[] = [];
    for (let index = 0; index < expected.length; index += 1) {
      await page.keyboard.press('Tab');
      const [name, style, width] = await page.evaluate<[string, string, string]>(`{
        const element = document.activeElement;
        const own = getComputedStyle(element);
        // The link of a card marks the whole card.
        const { outlineStyle, outlineWidth } = own.outlineStyle === 'none' ? getComputedStyle(element, '::before') : own;
        [(${describe})(element), outlineStyle, outlineWidth];
      }`);
      met.push(name);
      if (style === 'none' || Number.parseFloat(width) < 2) unmarked.push(name);
    }
    expect(met).toEqual(expected);
    expect(unmarked).toEqual([]);
  });
}

/** Links that a pseudo-element stretches over an item, with where their focus ring is. */
const ringsOfCovers = (page: Page) =>
  page.evaluate(() => {
    const isMarked = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    return [...document.querySelectorAll<HTMLAnchorElement>('main a')].flatMap((link) => {
      const cover = ['::before', '::after']
        .map((part) => getComputedStyle(link, part))
        .find(({ position, inset }) => position === 'absolute' && inset === '0px');
      if (!cover || !link.checkVisibility({ visibilityProperty: true })) return [];
      link.focus();
      return [{ name: link.textContent, item: isMarked(cover), text: isMarked(getComputedStyle(link)) }];
    });
  });

for (const address of ['/', '/blog', routes.deals]) {
  test(`the focus ring of a link that covers an item of ${address} is around the item, not around its text`, async ({
    page,
  }) => {
    await page.goto(address);
    // From now on, the focus is that of a keyboard.
    await page.keyboard.press('Tab');
    const rings = await ringsOfCovers(page);
    expect(rings.length).toBeGreaterThan(3);
    expect(rings.filter(({ item, text }) => !item || text)).toEqual([]);
  });
}

test('a comment can be written and sent without a mouse', async ({ page }) => {
  await page.goto(SHORT_ARTICLE);
  await page.locator('summary').filter({ hasText: commentsTitle() }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('form', { name: 'Leave a comment' })).toBeVisible();
  for (const text of ['Ada', 'ada@example.com', 'By keyboard']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: commentsTitle(1) })).toBeVisible();
  await expect(page.getByText('By keyboard')).toBeVisible();
});
