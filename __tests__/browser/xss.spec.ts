import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import { run } from '@/scripts/command/processes';
import { comment, SHORT_ARTICLE } from './support';
import { XSS_VECTORS } from './xss-vectors';

/*
 * What people write is drawn as text, also where no policy stands behind it: policies are switched off here.
 */

declare global {
  var xss: () => void;
}

/** What a vector did: called `xss()`, opened a dialog, asked the marked host, or navigated away. */
const test = base.extend<{ readonly deeds: string[] }>({
  bypassCSP: true,
  deeds: [
    async ({ context }, use) => {
      const deeds: string[] = [];
      await context.exposeFunction('xss', () => void deeds.push('a call'));
      await context.addInitScript(() => {
        for (const name of ['alert', 'confirm', 'prompt', 'print'] as const)
          self[name] = () => self.xss() as never;
      });
      await context.route(
        (url) => url.hostname !== 'localhost',
        (route) => {
          if (new URL(route.request().url()).hostname === 'evil.example')
            deeds.push(`a request of ${route.request().url()}`);
          return route.abort();
        },
      );
      await use(deeds);
    },
    { auto: true },
  ],
});

/** Pages of hostile articles, drawn by the site's components in a process of their own. */
async function hostilePages(outputDirectory: string): Promise<readonly string[]> {
  const outfile = path.join(outputDirectory, 'hostile-pages.cjs');
  buildSync({
    entryPoints: ['__tests__/browser/hostile-pages.tsx'],
    bundle: true,
    platform: 'node',
    jsx: 'automatic',
    // styled-components' main file has no default export that Node's modules would see.
    mainFields: ['module', 'main'],
    outfile,
    logLevel: 'error',
  });
  const { stdout } = await run(process.execPath, [outfile]);
  return JSON.parse(stdout);
}

/** Touches everything as a visitor could, and tells what the document holds that no text may bring. */
const touchAll = (page: Page) =>
  page.evaluate(() => {
    const offenses: string[] = [];
    const allowed = /^(?:https?|mailto|tel|irc|ircs|xmpp):$/;
    for (const element of document.querySelectorAll<HTMLElement>('*')) {
      for (const type of [
        'mouseover',
        'mouseenter',
        'pointerover',
        'focus',
        'toggle',
        'animationstart',
        'error',
      ])
        element.dispatchEvent(new Event(type));
      for (const { name, value } of element.attributes) {
        if (name.startsWith('on')) offenses.push(`${name}="${value}"`);
        const isAddress = ['href', 'src', 'action', 'formaction', 'data'].includes(name);
        if (isAddress && !allowed.test(new URL(value, 'http://localhost').protocol))
          offenses.push(`${name}="${value}"`);
      }
      if (
        element.matches(
          'iframe, object, embed, base, meta[http-equiv], link, script:not([type="application/ld+json"])',
        )
      )
        offenses.push(element.outerHTML.slice(0, 100));
    }
    return offenses;
  });

test('the trap closes on what does run', async ({ page, deeds }) => {
  await page.route('/trap', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<img src=x onerror=xss()><img src=https://evil.example/x>',
    }),
  );
  await page.goto('/trap');
  await expect.poll(() => [...deeds].sort()).toEqual(['a call', 'a request of https://evil.example/x']);
  expect(await touchAll(page)).toEqual(['onerror="xss()"']);
});

test('no vector runs in an article: body, title, excerpt, author, tags, category, structured data', async ({
  page,
  deeds,
}, { outputDir }) => {
  test.setTimeout(90_000);
  const pages = await hostilePages(outputDir);
  expect(pages).toHaveLength(XSS_VECTORS.length);
  let html = '';
  await page.route('/hostile', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  for (const [index, vector] of XSS_VECTORS.entries()) {
    html = pages[index] ?? '';
    await page.goto('/hostile', { waitUntil: 'domcontentloaded' });
    expect({ vector, offenses: await touchAll(page), deeds }).toEqual({ vector, offenses: [], deeds: [] });
    expect(await page.title()).toBe(vector.replace(/[\t\n\f\r ]+/g, ' ').trim());
  }
});

test('no vector runs in a comment', async ({ page, deeds }) => {
  await page.goto(SHORT_ARTICLE);
  const section = page.getByRole('region', { name: /^Comments/ });
  const before = await section.locator('*').count();
  const perComment = 12;
  let written = 0;
  for (let start = 0; start < XSS_VECTORS.length; start += perComment) {
    const some = XSS_VECTORS.slice(start, start + perComment);
    await comment(page, some.join(' ').replace(/\s+/g, ' '), 'ada@example.com', some.join('\n'));
    written += 1;
    await expect(page.getByRole('heading', { name: `Comments (${written + 2})` })).toBeVisible();
  }
  // A comment is the same few elements whatever is in it.
  const [perItem] = await section
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.querySelectorAll('*').length + 1));
  expect(await section.locator('*').count()).toBe(before + written * (perItem ?? 0));
  expect(deeds).toEqual([]);
});

test('no vector runs in the search, neither as a question nor as what is found', async ({ page, deeds }) => {
  // Each question waits for the pause after typing.
  test.slow();
  const hits = XSS_VECTORS.map((vector, index) => ({
    url: `/blog/vector-${index}`,
    excerpt: `${vector} <mark>${vector}</mark>`,
    meta: { title: vector, category: vector },
  }));
  await page.route('**/pagefind/pagefind.js*', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      // The question names its own number; words in quotation marks are only asked for to see whether there are any.
      body: `const hits = ${JSON.stringify(hits)};
        export const createInstance = () => ({ search: async (question) => {
          const from = (Number(/^stopover (\\d+)/.exec(question)?.[1] ?? 0) * 5) % hits.length;
          return { results: hits.slice(from, from + 5).map((hit) => ({ data: async () => hit })) };
        }, init: async () => {}, options: async () => {} });`,
    }),
  );
  await page.goto(SHORT_ARTICLE);
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(dialog).toBeVisible({ timeout: 1000 });
  }).toPass();
  const first = dialog.getByRole('listitem').first().getByRole('link');
  for (const [index, vector] of XSS_VECTORS.entries()) {
    await dialog.getByRole('textbox').fill(`stopover ${index} ${vector}`);
    // Five at a time, so that each of them is found before all are asked.
    await expect(first).toHaveAttribute('href', `/blog/vector-${(index * 5) % hits.length}`);
    expect(await dialog.locator('script, img, iframe, [onerror], [onload], [onfocus]').count()).toBe(0);
  }
  expect(deeds).toEqual([]);
});
