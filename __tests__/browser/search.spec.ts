import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import type { Article } from '@/lib/articles/article';
import { loadMagazine } from '@/lib/articles/magazine';
import { routes } from '@/lib/site/routes';
import { loadSearchRecords } from '@/lib/seo/load-search-records';
import type { SearchRecord } from '@/lib/seo/search-records';
import { IDEA_LIST } from '@/components/search/pagefind';
import { buildSearchIndex } from '@/scripts/search/build-search-index';
import { expect, test } from './deals-support';
import { appStarted, axe, openComments, SITE_NAME } from './support';

const { articles } = loadMagazine();

/** A word that only the text of an article has, in any form, of all that can be found. */
function rareWord({ body, slug }: Article): string | undefined {
  const others = articles.filter((other) => other.slug !== slug);
  const titles = articles.map(({ title, excerpt }) => [title, excerpt]);
  const elsewhere = JSON.stringify([...others, titles, loadSearchRecords()]).toLowerCase();
  const text = body.replace(/\]\([^)]*\)|\{[^}]*\}|`[^`]*`/g, ' ');
  const words = text.match(/(?<=\s)[a-z]{8,}(?=[\s,.])/g) ?? [];
  return words.find((word) => !elsewhere.includes(word.slice(0, 5)));
}

const article = articles.find(rareWord);
if (!article) throw new Error('Each word of each article is in another one');
const RARE_WORD = rareWord(article) ?? '';
const RARE_ARTICLE = routes.article(article.slug);

const control = (page: Page) => page.getByRole('link', { name: 'Search articles and deals' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => dialog(page).getByRole('textbox', { name: 'Search articles and deals' });
const status = (page: Page) => dialog(page).getByRole('status');

/** An index over these articles and records in place of the site's own. */
async function searchIn(
  page: Page,
  testInfo: TestInfo,
  articles: Readonly<Record<string, { title: string; text: string }>>,
  records: readonly SearchRecord[] = [],
) {
  const directory = testInfo.outputPath('small');
  mkdirSync(directory, { recursive: true });
  for (const [name, { title, text }] of Object.entries(articles)) {
    const body = `<h1 data-pagefind-meta="title">${title}</h1><div data-pagefind-body>${text}</div>`;
    writeFileSync(
      path.join(directory, `${name}.html`),
      `<!doctype html><html lang="en"><body>${body}</body></html>`,
    );
  }
  expect(await buildSearchIndex(directory, records, testInfo.outputPath('cache'))).toBe(
    Object.keys(articles).length,
  );
  writeFileSync(path.join(directory, 'pagefind', IDEA_LIST), '');
  await page.route('**/pagefind/**', (route) =>
    route.fulfill({ path: path.join(directory, new URL(route.request().url()).pathname) }),
  );
}

/** Addresses of everything fetched from now on. */
function watch(page: Page) {
  const seen: string[] = [];
  page.on('request', (request) => seen.push(new URL(request.url()).pathname));
  return seen;
}

async function openByKey(page: Page, key: string) {
  await page.keyboard.press(key);
  await expect(dialog(page)).toBeVisible();
}

const openByControl = (page: Page) => control(page).click();

test('nothing of the search is fetched before it is opened; then the index, and an article by a word of its text', async ({
  page,
}) => {
  const seen = watch(page);
  await page.goto('/');
  await control(page).hover();
  await appStarted(page);
  const before = new Set(seen);
  expect(seen.filter((path) => path.includes('pagefind'))).toEqual([]);

  await openByControl(page);
  await expect(field(page)).toBeFocused();
  await field(page).fill(RARE_WORD);
  await expect(status(page)).toHaveText(/results?\./);
  expect(seen).toContain('/pagefind/pagefind.js');
  expect(seen.filter((path) => path.includes('worker') || path.endsWith('.css'))).toEqual([]);
  // The dialog and TanStack Query came now and not with the start, in chunks of their own.
  expect(
    seen.filter((path) => path.endsWith('.js') && path.includes('_next') && !before.has(path)),
  ).not.toEqual([]);

  const first = dialog(page).getByRole('listitem').first();
  await expect(first.getByRole('link')).toHaveAttribute('href', RARE_ARTICLE);
  await expect(first.locator('p mark').first()).toHaveText(new RegExp(RARE_WORD, 'i'));
  await field(page).fill(article.title);
  const title = dialog(page).getByRole('link', { name: article.title, exact: true });
  await expect(title.locator('mark').first()).toBeVisible();
});

test('keys alone: ask for what was meant, type, go down, open; the dialog is gone on the article', async ({
  page,
}) => {
  await page.goto('/hotels');
  await openByKey(page, '/');
  await expect(field(page)).toHaveValue('');
  await page.keyboard.type('fligth');
  const guess = dialog(page).getByRole('button', { name: 'flight', exact: true });
  await expect(guess).toBeVisible();
  await expect(dialog(page).getByRole('listitem')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(guess).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('flight');
  await expect(dialog(page).getByRole('listitem')).not.toHaveCount(0);

  await page.keyboard.press('Control+a');
  await page.keyboard.type(RARE_WORD);
  const found = dialog(page).getByRole('listitem').first().locator('p mark').first();
  await expect(found).toHaveText(new RegExp(RARE_WORD, 'i'));
  await page.keyboard.press('ArrowDown');
  await expect(dialog(page).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(RARE_ARTICLE);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('Ctrl-K opens it, Esc closes it, the focus goes back to where it was, and a key opens it again at once', async ({
  page,
}) => {
  await page.goto('/blog');
  const brand = page.getByRole('banner').getByRole('link', { name: SITE_NAME });
  await brand.focus();
  await openByKey(page, 'Control+k');
  await page.keyboard.type('fly');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(brand).toBeFocused();

  await openByControl(page);
  await expect(field(page)).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Close the search' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(control(page)).toBeFocused();

  await openByKey(page, '/');
  // The close event of a dialog is a task of its own; a busy page may get the next key before it.
  await dialog(page).evaluate((element: HTMLDialogElement) => {
    const closed = new Promise((resolve) => element.addEventListener('close', () => resolve(undefined)));
    element.close();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));
    return closed;
  });
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
});

test('going back closes it', async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('banner').getByRole('link', { name: 'Hotels' }).click();
  await expect(page).toHaveURL('/hotels');
  await openByKey(page, 'Control+k');
  await page.goBack();
  await expect(page).toHaveURL('/blog');
  await expect(dialog(page)).toHaveCount(0);
});

test('a slash in a comment is a slash, and the key can be turned off for good', async ({ page }) => {
  await page.goto(RARE_ARTICLE);
  await openByKey(page, '/');
  await dialog(page).getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(dialog(page)).toHaveCount(0);
  await openByKey(page, 'Control+k');
  await expect(dialog(page).getByRole('checkbox')).not.toBeChecked();
  await dialog(page).getByRole('checkbox').check();
  await page.keyboard.press('Escape');
  await openComments(page);
  await page.getByLabel('Message *').fill('');
  await page.getByLabel('Message *').pressSequentially('and/or');
  await expect(page.getByLabel('Message *')).toHaveValue('and/or');
  await expect(dialog(page)).toHaveCount(0);
});

test('nothing found is said; markup typed is text', async ({ page }) => {
  await page.goto('/');
  await openByControl(page);
  await field(page).fill('<svg/onload=zzqxj>');
  await expect(status(page)).toHaveText('Nothing found for “<svg/onload=zzqxj>”.');
  await expect(dialog(page).locator('form svg')).toHaveCount(0);
  await expect(dialog(page).getByRole('link', { name: 'See all articles' })).toHaveAttribute(
    'href',
    '/blog#articles',
  );
});

for (const [what, pattern] of [
  ['the script', '**/pagefind/pagefind.js*'],
  ['the list of the index', '**/*.pf_meta*'],
  ['a piece of the index', '**/*.pf_index*'],
] as const) {
  test(`${what} blocked: tries again, says so in the end, and a press on the button helps`, async ({
    page,
    complaints,
  }) => {
    await page.clock.install();
    await page.route(pattern, (route) => route.abort());
    await page.goto('/');
    await openByControl(page);
    await field(page).fill(RARE_WORD);
    await page.clock.runFor(500);
    await expect(status(page)).toHaveText('The search could not be loaded. Trying again…');
    const again = dialog(page).getByRole('button', { name: 'Try again' });
    await expect(async () => {
      await page.clock.runFor(2000);
      await expect(again).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(status(page)).toHaveText('The search could not be loaded.');
    await expect(dialog(page).getByRole('link', { name: 'See all articles' })).toBeVisible();

    await page.unroute(pattern);
    await again.click();
    await expect(async () => {
      await page.clock.runFor(500);
      await expect(status(page)).toHaveText(/results?\./, { timeout: 500 });
    }).toPass();
    complaints.splice(0);
  });
}

test('320 px: the header and the dialog fit; axe finds nothing with the dialog open, wide and narrow, light and dark', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/blog');
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBe(0);
  await openByControl(page);
  await field(page).fill('flights');
  await expect(dialog(page).getByRole('listitem')).not.toHaveCount(0);
  expect(await overflow()).toBe(0);
  expect(await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  const excerpts = dialog(page).locator('li p');
  // Cut where a word ends, and by no style.
  for (const excerpt of await excerpts.allTextContents())
    expect(excerpt.split(/\s+/).length).toBeLessThan(20);
  expect(
    await excerpts.evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight)),
  ).toEqual([]);
  for (const [colorScheme, width] of [
    ['light', 320],
    ['light', 1280],
    ['dark', 1280],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 720 });
    const { violations } = await axe(page).include('dialog').analyze();
    expect(violations, `${colorScheme}, ${width} px`).toEqual([]);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the control leads to the article index', async ({ page }) => {
    await page.goto('/hotels');
    await control(page).click();
    await expect(page).toHaveURL('/blog');
  });
});

test('a magazine without articles is searched, and nothing is found', async ({ page }, testInfo) => {
  await searchIn(page, testInfo, {});
  await page.goto('/');
  await openByControl(page);
  await field(page).fill('stopover');
  await expect(status(page)).toHaveText('Nothing found for “stopover”.');
});

const SMALL = {
  fly: {
    title: 'Seats in the air',
    text: 'A cheap flight is found early. Do not fly on a Friday: it is hot and the bee is gone. We flew from the terminal.',
  },
  stay: {
    title: 'Beds by the bay',
    text: 'A hotel on the beach, all-inclusive, near the beaches of Málaga and its restaurant. Travelers like the traveler’s bar.',
  },
};
const AUTHOR = { href: '/blog', kind: 'Author', title: 'Zoë Ångström', text: 'Writes on trains.' };

test('what has the typed word as its whole title comes first', async ({ page }, testInfo) => {
  const kind = 'Page';
  const titles = ['Flight + Hotel', 'Flights', 'Hotel in Rome', 'Hotels'];
  const text = 'A flight, a hotel, both together or each on its own.';
  const pages = titles.map((title, at) => ({
    href: `/${at}`,
    kind,
    title,
    text: at % 2 ? `${text} ${text}` : text,
  }));
  await searchIn(page, testInfo, {}, pages);
  await page.goto('/');
  await openByControl(page);
  for (const [asked, title] of [
    ['flight', 'Flights'],
    ['flights', 'Flights'],
    ['HOTEL', 'Hotels'],
    ['flight hotel', 'Flight + Hotel'],
  ] as const) {
    await field(page).fill(asked);
    await expect(dialog(page).getByRole('listitem').getByRole('link').first()).toHaveText(title);
  }
});

test('a deal is found by its keywords, and its description is shown without them', async ({
  page,
}, testInfo) => {
  const deal = { href: '/flights', kind: 'Flight deal', title: 'To Rome', text: 'A night over the sea.' };
  await searchIn(page, testInfo, SMALL, [{ ...deal, keywords: ['Fiumicino', 'FCO'] }]);
  await page.goto('/');
  await openByControl(page);
  for (const asked of ['fiumicino', 'fco']) {
    await field(page).fill(asked);
    const found = dialog(page).getByRole('listitem').filter({ hasText: 'To Rome' });
    await expect(found.getByRole('paragraph')).toHaveText('A night over the sea.');
  }
});

test('a word that is nowhere is reported with what may have been meant, and no result; one that is there is found in any form', async ({
  page,
}, testInfo) => {
  await searchIn(page, testInfo, SMALL, [AUTHOR]);
  await page.goto('/');
  await openByControl(page);
  for (const [asked, answer] of [
    ['fligth', 'Did you mean flight?'],
    ['FLIGTH', 'Did you mean flight?'],
    ['hotl', 'Did you mean hotel or hot?'],
    ['beeches', 'Did you mean beaches?'],
    ['cheap fligth', 'Did you mean cheap flight?'],
    ['a cheep fligth', 'Did you mean a cheap flight?'],
    ['all-inclusve', 'Did you mean all-inclusive?'],
    ['Mallaga', 'Did you mean Málaga?'],
    ['angstorm', 'Did you mean Ångström?'],
    // 'flight hotel' is nowhere together.
    ['flight hotl', 'Did you mean flight hot?'],
    ['terminal beeches', ''],
    ['zeppelin', ''],
  ] as const) {
    await field(page).fill(asked);
    await expect(status(page)).toHaveText(`Nothing found for “${asked}”. ${answer}`.trim());
    await expect(dialog(page).getByRole('listitem')).toHaveCount(0);
  }
  await field(page).fill('fligth');
  await dialog(page).getByRole('button', { name: 'flight', exact: true }).click();
  await expect(field(page)).toHaveValue('flight');
  await expect(field(page)).toBeFocused();
  await expect(dialog(page).getByRole('listitem').getByRole('link')).toHaveText('Seats in the air');

  // What is there is found in any form: begun, inflected, joined, with accents or without.
  for (const [asked, title] of [
    ['flig', 'Seats in the air'],
    ['flights', 'Seats in the air'],
    ['flying', 'Seats in the air'],
    ['restaura', 'Beds by the bay'],
    ['malaga', 'Beds by the bay'],
    ['MÁLAGA', 'Beds by the bay'],
    ['all-inclusive', 'Beds by the bay'],
    ['inclusive', 'Beds by the bay'],
    ["traveler's hotel?", 'Beds by the bay'],
    ['Beds', 'Beds by the bay'],
    ['zoe', 'Zoë Ångström'],
    ['zoë ång', 'Zoë Ångström'],
    ['angstrom', 'Zoë Ångström'],
  ] as const) {
    await field(page).fill(asked);
    await expect(dialog(page).getByRole('listitem').getByRole('link')).toHaveText([title]);
    await expect(status(page)).toHaveText('1 result.');
  }
});

test('without the list of words nothing is suggested, and the search goes on', async ({
  page,
  complaints,
}) => {
  await page.route('**/pagefind/words.txt', (route) => route.abort());
  await page.goto('/');
  await openByControl(page);
  await field(page).fill('fligth');
  await expect(status(page)).toHaveText('Nothing found for “fligth”.');
  await page.unroute('**/pagefind/words.txt');
  await field(page).fill('flihgt');
  await expect(dialog(page).getByRole('button', { name: 'flight', exact: true })).toBeVisible();
  complaints.splice(0);
});

/** A record of each kind of place: a page, a card, a card in the first tab of the home page. */
const records = loadSearchRecords();
const IN_TABS = records.filter(({ href }) => href.startsWith('/#deal-'));
const PLACES = [
  ['a page', records.find(({ href }) => !href.includes('#'))],
  ['a card', records.findLast(({ href }) => /^\/\w.*#/.test(href))],
  ['a card in a tab', IN_TABS.at(-1)],
] as const;

/** Types the title of a record and gives its result, which may stand below articles. */
async function resultOf(page: Page, { title, href, kind }: SearchRecord) {
  await openByKey(page, 'Control+k');
  await field(page).fill(title);
  const result = dialog(page)
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href="${href}"]`) });
  await expect(result).toBeVisible();
  await expect(result).toContainText(kind);
  return result.getByRole('link');
}

const cardOf = (page: Page, { href }: SearchRecord) =>
  page.locator(href.includes('#') ? `[id="${href.split('#')[1]}"]` : 'h1');

// That each result has its page and its anchor is held on the export: `__tests__/build/search-records.test.ts`.
for (const [place, record] of PLACES) {
  test(`a result leads to its place, from another page and from the same: ${place}`, async ({ page }) => {
    if (!record) throw new Error(`No record leads to ${place}`);
    for (const from of ['/blog', '/'] as const) {
      await page.goto(from);
      await (await resultOf(page, record)).click();
      await expect(page).toHaveURL(record.href);
      await expect(dialog(page)).toHaveCount(0);
      await expect(cardOf(page, record)).toBeInViewport();
      await expect(page.getByRole('tabpanel')).toHaveCount(new URL(page.url()).pathname === '/' ? 1 : 0);
    }
  });
}

test('a result opens the tab of its deal', async ({ page }) => {
  const record = IN_TABS.at(-1);
  if (!record) throw new Error('The first tab has no deal');
  await page.goto('/');
  await control(page).dispatchEvent('mousemove');
  await appStarted(page);
  await page.getByRole('tab').last().focus();
  await expect(cardOf(page, record)).toBeHidden();
  await (await resultOf(page, record)).click();
  await expect(cardOf(page, record)).toBeInViewport();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
});
