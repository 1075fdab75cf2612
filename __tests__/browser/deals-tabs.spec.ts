import { KIND_OF_TAB } from '@/lib/deals/deal-kinds';
import { loadDeals } from '@/lib/deals/load-deals';
import { loadPages } from '@/lib/site/load-pages';
import { DESKTOP, expect, hydrated, test } from './deals-support';

/** The four deal tabs of the home page. */

const { tabs } = loadPages().home;
const dealsOf = (id: (typeof tabs)[number]['id']) => loadDeals(KIND_OF_TAB[id], 'home');
/** The label of each, its page, and how many deals and buttons its panel has. */
const TABS = tabs.map(
  ({ id, label, buttons }) => [label, `/${id}`, dealsOf(id).length + buttons.length] as const,
);
const labelOf = (page: string) => TABS.find(([, address]) => address === page)?.[0] ?? '';

test.use({ viewport: DESKTOP });

test('a press on a tab goes to its page, by mouse and by Enter', async ({ page }) => {
  for (const [press, route] of [
    ['click', '/flight-hotel'],
    ['Enter', '/transfers'],
  ] as const) {
    await page.goto('/');
    await hydrated(page);
    for (const [each, address] of TABS)
      await expect(page.getByRole('tab', { name: each, exact: true })).toHaveAttribute('href', address);
    const tab = page.getByRole('tab', { name: labelOf(route), exact: true });
    if (press === 'click') await tab.click();
    else await tab.press('Enter');
    await expect(page).toHaveURL(route);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.getByRole('tablist')).toHaveCount(0);
  }
});

test('arrow keys, Home, End and focus show a panel in place', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const tab = (index: number) => page.getByRole('tab', { name: TABS[index]?.[0] ?? '', exact: true });
  await tab(0).focus();
  for (const [key, index] of [
    ['ArrowRight', 1],
    ['ArrowRight', 2],
    ['End', 3],
    ['ArrowRight', 0],
    ['ArrowLeft', 3],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(index)).toBeFocused();
    await expect(tab(index)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await expect(page.getByRole('tabpanel', { name: TABS[index]?.[0] ?? '', exact: true })).toBeVisible();
  }
  expect(new URL(page.url()).pathname).toBe('/');
});

test('all cards and buttons are reached with the Tab key alone, and seen to be', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('tab', { name: labelOf('/flights'), exact: true }).focus();
  const met: string[] = [];
  for (const [index, [, , count]] of TABS.entries()) {
    if (index > 0) await page.keyboard.press('ArrowRight');
    for (let stop = 0; stop < count; stop += 1) {
      await page.keyboard.press('Tab');
      const { subId, marked } = await page.evaluate(() => {
        const link = document.activeElement as HTMLAnchorElement;
        const outlines = [getComputedStyle(link), getComputedStyle(link, '::before')];
        return {
          subId: new URL(link.href).searchParams.get('marker')?.split('.')[1] ?? '',
          marked: outlines.some(
            ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth === '3px',
          ),
        };
      });
      expect(marked, subId).toBe(true);
      met.push(subId);
    }
    for (let stop = 0; stop < count; stop += 1) await page.keyboard.press('Shift+Tab');
  }
  expect(new Set(met).size).toBe(TABS.reduce((sum, [, , count]) => sum + count, 0));
  expect(
    met.filter((subId) => !/^home_(?:flights|flight-hotel|hotels|transfers)(?:-buttons)?_/.test(subId)),
  ).toEqual([]);

  await page.keyboard.press('Tab');
  const [partnerTab] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')]);
  await partnerTab.waitForURL(new RegExp(`home_transfers_${dealsOf('transfers')[0]?.id}`));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the first panel is shown, and the tabs lead to pages with the cards of the others', async ({
    page,
  }) => {
    await page.goto('/');
    for (const card of await page.locator('[data-kind]').all()) await expect(card).toBeVisible();
    await expect(page.locator('[role=tabpanel]:visible')).toHaveCount(1);
    const tab = (route: string) => page.getByRole('tab', { name: labelOf(route), exact: true });
    await tab('/flights').focus();
    for (const [label] of TABS.slice(1)) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('tab', { name: label, exact: true })).toBeFocused();
    }
    await tab('/hotels').press('Enter');
    await expect(page).toHaveURL('/hotels');
    for (const { title } of loadDeals('hotel', 'hotels'))
      await expect(page.locator('[data-kind=hotel]').filter({ hasText: title })).toBeVisible();
  });
});
