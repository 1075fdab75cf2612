import type { Page } from '@playwright/test';
import { COLORS } from '@/components/theme/tokens';
import { expect, faceShown, FULL_ARTICLE, holdScripts, test } from './support';

type Scheme = keyof typeof COLORS;

function rgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}

const expectScheme = (page: Page, scheme: Scheme) =>
  expect(page.locator('body')).toHaveCSS('background-color', rgb(COLORS[scheme].paper));

const themeSwitch = (page: Page) => page.getByRole('button', { name: 'Switch between light and dark' });

const other = (scheme: Scheme): Scheme => (scheme === 'light' ? 'dark' : 'light');

for (const system of ['light', 'dark'] as const) {
  test.describe(`where the system is ${system}`, () => {
    test.use({ colorScheme: system });

    test('the page follows it, until the switch says otherwise, and again after a second press', async ({
      page,
    }) => {
      await page.goto('/blog');
      await expectScheme(page, system);
      await themeSwitch(page).click();
      await expectScheme(page, other(system));
      await page.reload();
      await expectScheme(page, other(system));
      await page.getByRole('region', { name: 'All articles' }).getByRole('link').first().click();
      await expect(page).toHaveURL(/\/blog\/./);
      await expectScheme(page, other(system));
      await themeSwitch(page).click();
      await expectScheme(page, system);
      // Nothing is remembered now, so the page goes with the system.
      await page.emulateMedia({ colorScheme: other(system) });
      await expectScheme(page, other(system));
    });

    test('a remembered choice is there before the body is', async ({ page }) => {
      await page.addInitScript((theme) => {
        localStorage.setItem('theme', theme);
        new MutationObserver((_, observer) => {
          if (!document.body) return;
          observer.disconnect();
          Object.assign(window, { themeAtBody: document.documentElement.dataset.theme });
        }).observe(document, { childList: true, subtree: true });
      }, other(system));
      await holdScripts(page);
      await page.goto('/blog', { waitUntil: 'commit' });
      await expect.poll(() => page.evaluate('window.themeAtBody')).toBe(other(system));
      await expectScheme(page, other(system));
    });
  });
}

const NO_STORAGE: Readonly<Record<string, () => void>> = {
  'that is blocked': () =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Storage is blocked', 'SecurityError');
      },
    }),
  // As in the browsers inside some apps.
  'that is null': () => Object.defineProperty(window, 'localStorage', { value: null }),
};

for (const [name, take] of Object.entries(NO_STORAGE)) {
  test(`storage ${name} breaks nothing: the switch works for this page`, async ({ page }) => {
    await page.addInitScript(take);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(FULL_ARTICLE);
    await themeSwitch(page).click();
    await expectScheme(page, 'dark');
    await themeSwitch(page).click();
    await expectScheme(page, 'light');
  });
}

test('faces come after the first paint, each once, and are remembered', async ({ page }) => {
  const asked: string[] = [];
  await page.exposeFunction('painted', () => asked.push('paint'));
  await page.addInitScript(() =>
    new PerformanceObserver(() => void (self as unknown as { painted(): void }).painted()).observe({
      type: 'paint',
    }),
  );
  page.on('request', (request) => request.resourceType() === 'font' && asked.push(request.url()));
  await page.goto(FULL_ARTICLE);
  await faceShown(page);
  expect(asked[0], 'painted first').toBe('paint');
  const faces = asked.filter((each) => each !== 'paint');
  expect(faces.length).toBeGreaterThan(0);
  expect(faces).toEqual([...new Set(faces)]);
  await page.goto('/blog');
  const media = await page.locator('style#FACE').getAttribute('media');
  expect(media).toBe('');
});

test('a browser without PerformanceObserver still switches the color scheme', async ({
  page,
  complaints,
}) => {
  await page.addInitScript('delete self.PerformanceObserver');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(FULL_ARTICLE);
  await themeSwitch(page).click();
  await expectScheme(page, 'dark');
  expect(complaints.splice(0)).toEqual(['ReferenceError: PerformanceObserver is not defined']);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });

  test('the page follows the system and shows no switch that could not work', async ({ page }) => {
    await page.goto('/blog');
    await expectScheme(page, 'dark');
    await expect(themeSwitch(page)).toBeHidden();
  });
});
