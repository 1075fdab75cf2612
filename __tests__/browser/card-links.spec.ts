import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { htmlFiles } from '@/scripts/html/html-files';
import { DESKTOP, expect, PHONE, test } from './deals-support';

/**
 * A card is one link: whatever point of it is pressed, a link answers. A card is recognized by its link, which is stretched
 * over it by a pseudo-element.
 */

/** One page for each list in which cards stand: all kinds of deals and destinations, a grid, articles, an article with deals. */
const articleWithDeals = htmlFiles('out').find(
  ({ page, file }) => page.startsWith('/blog/') && readFileSync(file, 'utf8').includes('data-kind="'),
);
const PAGES = ['/', '/hotels', '/blog', ...(articleWithDeals ? [articleWithDeals.page] : [])];

const WIDTHS = [PHONE.width, 600, 768, DESKTOP.width];

/** Every stretched link and the points of its card that answer with another element than a link of that card. */
const deadPoints = (page: Page) =>
  page.evaluate(() => {
    /** Cut or round corners of a card are not part of it. */
    const CORNER = 20;
    // A widget that has loaded hides what was in its place. The pseudo-elements of links to share draw their icons.
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a:not([data-runs])')].filter(
      (link) =>
        !link.closest('[data-state="there"] + *') &&
        ['::before', '::after'].some((part) => getComputedStyle(link, part).position === 'absolute'),
    );
    return links.map((link) => {
      const card = link.offsetParent;
      if (!(card instanceof HTMLElement)) throw new Error(`Hidden: ${link.textContent}`);
      // A tilted card does not fill the rectangle around it.
      card.style.rotate = 'none';
      card.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width: across, height: down } = card.getBoundingClientRect();
      const dead: string[] = [];
      for (let x = 2; x < across; x += (across - 4) / 16) {
        for (let y = 2; y < down; y += (down - 4) / 12) {
          if (Math.min(x, across - x) < CORNER && Math.min(y, down - y) < CORNER) continue;
          const hit = document.elementFromPoint(left + x, top + y);
          const pressed = hit?.closest('a');
          // A card of an article has links of its own, such as its author; a deal has none.
          const fits = card.matches('[data-kind]') ? pressed === link : pressed && card.contains(pressed);
          if (!fits) dead.push(`${Math.round(x)},${Math.round(y)}: ${hit?.outerHTML.slice(0, 60)}`);
        }
      }
      return { name: link.textContent, deal: card.matches('[data-kind]'), dead: dead.slice(0, 3) };
    });
  });

for (const address of PAGES) {
  test(`every point of every card of ${address} is its link`, async ({ page }) => {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    for (const width of WIDTHS) {
      // Higher than any card, because a point out of the window hits nothing.
      await page.setViewportSize({ width, height: 1400 });
      const cards = await deadPoints(page);
      expect(
        cards.filter(({ dead }) => dead.length > 0),
        `${width} px`,
      ).toEqual([]);
      expect(cards.length).toBeGreaterThan(0);
      expect(cards.filter(({ deal }) => deal)).toHaveLength(await page.locator('[data-kind]').count());
    }
  });
}

for (const [way, viewport] of [
  ['a mouse', DESKTOP],
  ['a finger', PHONE],
] as const) {
  test.describe(`with ${way}`, () => {
    test.use({ viewport, hasTouch: true });

    test('a press on price, badge or old price opens the deal in a new tab', async ({ page, context }) => {
      await page.goto('/flights');
      const card = page.locator('[data-kind]').first();
      const { href } = await card.locator('a').evaluate((link: HTMLAnchorElement) => ({ href: link.href }));
      for (const part of ['b', '[data-part="discount"]', 's']) {
        // Forced, because what lies under the pointer is the link and not the part.
        const press = card.locator(part);
        const [partnerTab] = await Promise.all([
          context.waitForEvent('page'),
          way === 'a mouse' ? press.click({ force: true }) : press.tap({ force: true }),
        ]);
        await partnerTab.waitForURL(href);
        await partnerTab.close();
      }
    });
  });
}
