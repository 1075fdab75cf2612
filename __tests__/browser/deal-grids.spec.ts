import { drawPages } from './draw-pages';
import { DESKTOP, expect, test } from './deals-support';

/** Lists of deals, destinations and articles of any length, drawn by the site's components. */

const COUNTS = [1, 2, 3, 5, 13] as const;
const WIDTHS = [320, 480, 768, DESKTOP.width] as const;

test('one, two, three, five or thirteen deals stand in even columns at every width, none stretched or cut off', async ({
  page,
}, { outputDir }) => {
  const pages = await drawPages('deal-grid-pages', outputDir, ...COUNTS.map(String));
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    /** How wide the cards of each grid are, whatever their number. */
    const widths = new Map<number, Set<number>>();
    for (const [at, count] of COUNTS.entries()) {
      await page.setContent(pages[at] ?? '', { waitUntil: 'domcontentloaded' });
      const where = `${count} at ${width} px`;
      expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(width);
      const grids = await page.locator('#cards ul:has(> li > * h3)').evaluateAll((lists) =>
        lists.map((list) => {
          const cards = [...list.children].map((card) => {
            const { x, y, width: wide, height, right } = card.getBoundingClientRect();
            const cut = [...card.querySelectorAll('*:not(.visually-hidden, svg *, .picture *)')].filter(
              (part) => part.getBoundingClientRect().right > right + 0.5,
            );
            return { x, y, wide, height, cut: cut.map(({ outerHTML }) => outerHTML.slice(0, 80)) };
          });
          // A row to swipe reaches the edge of the screen, and its first card does not.
          const left = list.getBoundingClientRect().x + parseFloat(getComputedStyle(list).paddingLeft);
          return { left, cards };
        }),
      );
      expect(grids, where).toHaveLength(6);
      for (const [index, { left, cards }] of grids.entries()) {
        expect(cards, where).toHaveLength(count);
        expect(
          cards.flatMap(({ cut }) => cut),
          where,
        ).toEqual([]);
        const known = widths.get(index) ?? new Set();
        for (const { wide } of cards) known.add(Math.round(wide));
        widths.set(index, known);
        // Row by row from the left, without a hole; cards of a row are of one height.
        const columns = new Set(cards.map(({ x }) => x)).size;
        const places = [...new Set(cards.map(({ x }) => x))].sort((a, b) => a - b);
        // Browsers round positions to a 64th of a pixel.
        expect(places[0] ?? NaN, where).toBeCloseTo(left, 1);
        cards.forEach(({ x, y, height }, position) => {
          expect(x, where).toBe(places[position % columns]);
          const first = cards[position - (position % columns)];
          expect([y, height], where).toEqual([first?.y, first?.height]);
        });
      }
    }
    for (const [index, known] of widths) {
      expect([index, known.size], `widths of the cards at ${width} px: ${[...known].join()}`).toEqual([
        index,
        1,
      ]);
    }
  }
});

test('each row of articles is full, whatever their number', async ({ page }, { outputDir }) => {
  const pages = await drawPages('deal-grid-pages', outputDir, ...COUNTS.map(String));
  for (const width of [768, 1024, DESKTOP.width]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [at, count] of COUNTS.entries()) {
      await page.setContent(pages[at] ?? '', { waitUntil: 'domcontentloaded' });
      const gaps = await page.locator('[aria-labelledby="articles"] > ul').evaluateAll((lists) =>
        lists.flatMap((list) => {
          const edge = list.getBoundingClientRect().right;
          const lastOfRows = new Map<number, number>();
          for (const card of list.children) {
            const { top, right } = card.getBoundingClientRect();
            lastOfRows.set(top, right);
          }
          return [...lastOfRows.values()].map((right) => Math.round(edge - right));
        }),
      );
      expect(new Set(gaps), `${count} at ${width} px`).toEqual(new Set([0]));
    }
  }
});

test('the words of a price fit on the stub of a ticket, and leave room for the name of a room', async ({
  page,
}, { outputDir }) => {
  const [tickets = ''] = await drawPages('deal-grid-pages', outputDir, '5');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.setContent(tickets, { waitUntil: 'domcontentloaded' });
    const beyond = await page
      .locator('[aria-labelledby="fitting-deals"] [data-part="price"]')
      .evaluateAll((stubs) =>
        stubs.flatMap((stub) => {
          const { left, right } = stub.getBoundingClientRect();
          return [...stub.querySelectorAll(':scope > *')]
            .filter((part) => {
              const box = part.getBoundingClientRect();
              return box.left < left || box.right > right;
            })
            .map(({ textContent }) => textContent);
        }),
      );
    expect(beyond, `at ${width} px`).toEqual([]);
    const names = await page
      .locator('[aria-labelledby="rooms"] h3')
      .evaluateAll((titles) => titles.map((title) => title.getBoundingClientRect().width));
    expect(Math.min(...names), `at ${width} px`).toBeGreaterThan(64);
  }
});

test('on a narrow phone, a price and its unit are in one line, beside the drawing', async ({ page }, {
  outputDir,
}) => {
  const [picks = ''] = await drawPages('deal-grid-pages', outputDir, 'picks');
  await page.setViewportSize({ width: 360, height: 900 });
  await page.setContent(picks, { waitUntil: 'domcontentloaded' });
  const bottoms = await page
    .locator('[data-kind]:not([data-pick]) [data-part="price"]')
    .locator('span, b')
    .evaluateAll((words) => words.map((word) => Math.round(word.getBoundingClientRect().bottom)));
  expect(bottoms).toHaveLength(3);
  expect(Math.max(...bottoms) - Math.min(...bottoms)).toBeLessThan(10);
});

test('on a phone, the price of a pick is on its stub, beside the drawing', async ({ page }, {
  outputDir,
}) => {
  const [picks = ''] = await drawPages('deal-grid-pages', outputDir, 'picks');
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.setContent(picks, { waitUntil: 'domcontentloaded' });
    for (const card of await page.locator('[data-pick]').all()) {
      const [paper, drawing] = await Promise.all(
        [card, card.locator('[data-postcard]')].map((part) => part.boundingBox()),
      );
      const words = card.locator('[data-part="price"] > :not([data-postcard], [data-part="discount"])');
      for (const word of await words.all()) {
        const box = await word.boundingBox();
        expect(box!.x + box!.width).toBeLessThanOrEqual(drawing!.x);
        expect(box!.y).toBeGreaterThanOrEqual(drawing!.y);
        expect(box!.y + box!.height).toBeLessThanOrEqual(paper!.y + paper!.height);
      }
    }
  }
});
