import type { Locator, Page } from '@playwright/test';
import {
  comment,
  commentsTitle,
  DESKTOP,
  drawn,
  expect,
  faceShown,
  FULL_ARTICLE,
  PHONE,
  SHORT_ARTICLE,
  test,
  toMiddle,
  type PhotoHost,
} from './support';

/** A picture in the article's head, one among the cards, one among the beaches. */
const PLACES: readonly (readonly [place: string, address: string, picture: (page: Page) => Locator])[] = [
  ['an article', SHORT_ARTICLE, (page) => page.getByRole('article').locator('.picture').first()],
  [
    'a card',
    '/blog',
    (page) => page.getByRole('region', { name: 'All articles' }).locator('.picture').nth(4),
  ],
];

/** Whether the photo and whether the drawing make a difference to what is painted in the place of a picture. */
async function painted(page: Page, picture: Locator): Promise<{ photo: boolean; drawing: boolean }> {
  await toMiddle(picture);
  const { x, y, width, height } = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  // Without the edges, where a fraction of a pixel lets what is behind shine through.
  const clip = { x: x + 8, y: y + 8, width: width - 16, height: height - 16 };
  const shot = (style?: string) => page.screenshot({ clip, style });
  const all = await shot();
  const noPhoto = await shot('.picture > img { visibility: hidden }');
  const noDrawing = await shot('.picture > svg { visibility: hidden }');
  return { photo: !all.equals(noPhoto), drawing: !all.equals(noDrawing) };
}

const EXPECTED: Readonly<
  Record<Exclude<PhotoHost, 'late' | 'not found'>, { photo: boolean; drawing: boolean }>
> = {
  answers: { photo: true, drawing: false },
  down: { photo: false, drawing: true },
  silent: { photo: false, drawing: true },
};

for (const [host, expected] of Object.entries(EXPECTED) as [PhotoHost, (typeof EXPECTED)['down']][]) {
  // A script marks what could not be had; in the other cases none has a part.
  for (const javaScriptEnabled of host === 'down' ? [true, false] : [host === 'answers']) {
    test.describe(`photo host ${host}, scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ photoHost: host, javaScriptEnabled });

      for (const [place, address, pictureOn] of PLACES) {
        test(`${place} shows ${expected.photo ? 'the photo' : 'the drawing'} and nothing else`, async ({
          page,
        }) => {
          await page.goto(address, { waitUntil: 'domcontentloaded' });
          await expect.poll(() => painted(page, pictureOn(page))).toEqual(expected);
        });
      }
    });
  }
}

test.describe('a host that never answers', () => {
  test.use({ photoHost: 'silent' });

  for (const address of ['/blog', SHORT_ARTICLE]) {
    test(`holds up neither the first paint nor the work of ${address}`, async ({ page }) => {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      if (address !== SHORT_ARTICLE) return;
      await comment(page, 'Ada', 'ada@example.com', 'Without the photo');
      await expect(page.getByRole('heading', { name: commentsTitle(1) })).toBeVisible();
    });
  }
});

/** Collects every layout shift of the page from now on, with what moved. */
async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: readonly { node: Node | null }[];
        };
        if (hadRecentInput) continue;
        const moved = sources.map(
          ({ node }) => node?.parentElement?.outerHTML.slice(0, 120) ?? node?.nodeName,
        );
        shifts.push(`${value}: ${moved.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift' });
  });
}

/** Goes down the page by half windows, frame by frame, as a reader would; at the end every photo has an answer. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await frame();
      await frame();
    }
  });
  await expect
    .poll(() => page.evaluate(() => [...document.images].filter((image) => !image.complete).length))
    .toBe(0);
}

for (const photoHost of ['late', 'down'] as const) {
  test.describe(`photo host ${photoHost}`, () => {
    test.use({ photoHost });

    for (const viewport of [PHONE, DESKTOP]) {
      for (const address of ['/blog', FULL_ARTICLE]) {
        test(`nothing of ${address} moves at ${viewport.width} px`, async ({ page }) => {
          await page.setViewportSize(viewport);
          await page.goto(address, { waitUntil: 'domcontentloaded' });
          // A title may break its lines anew when the display face comes (`theme.spec.ts`); photos come later.
          await faceShown(page);
          await watchShifts(page);
          await readToTheEnd(page);
          // Shifts are reported with the frame after them.
          await drawn(page);
          expect(await page.evaluate('window.shifts')).toEqual([]);
        });
      }
    }
  });
}

test("a picture of the site's own has its space, in its proportions, before it is there", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  // No article of the site has one yet, so one is put into a built page as `OwnImage` writes it.
  await page.route(`**${SHORT_ARTICLE}`, async (route) => {
    const response = await route.fetch();
    const image = '<figure><img src="/pictures/map.svg" alt="Map" width="1200" height="900"></figure>';
    const body = (await response.text()).replace(/(<div data-part="prose"[^>]*>)/, `$1${image}`);
    await route.fulfill({ response, body });
  });
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/pictures/map.svg', async (route) => {
    await answered;
    const body =
      '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><path d="M0 0h1200v900H0"/></svg>';
    await route.fulfill({ contentType: 'image/svg+xml', body });
  });
  await page.goto(SHORT_ARTICLE, { waitUntil: 'domcontentloaded' });
  const image = page.getByRole('img', { name: 'Map' });
  await toMiddle(image);
  await faceShown(page);
  await watchShifts(page);
  const before = await image.boundingBox();
  expect((before?.width ?? 0) / (before?.height ?? 1)).toBeCloseTo(4 / 3, 2);
  expect(before?.width).toBeLessThan(PHONE.width);
  answer();
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(1200);
  expect(await image.boundingBox()).toEqual(before);
  expect(await page.evaluate('window.shifts')).toEqual([]);
});
