import { test as base, expect, type Frame, type Page } from '@playwright/test';
import { drawPages } from './draw-pages';
import { comment, commentsTitle, SHORT_ARTICLE } from './support';
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

/** Touches everything as a visitor could, and tells what the document holds that no text may bring. */
const touchAll = (page: Page | Frame) =>
  page.evaluate(() => {
    const offenses: string[] = [];
    const allowed = /^(?:https?|mailto|tel):$/;
    const ids = new Set<string>();
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
      // What scripts look for by name or id is the page's own, and is there once.
      if (
        element.matches('a[name], img[name], img[id], form[name], object[name], embed[name]') ||
        ids.has(element.id)
      )
        offenses.push(element.outerHTML.slice(0, 100));
      if (element.id) ids.add(element.id);
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

/** The number of the vector that a page of a hostile article holds. */
const vectorOf = (address: string) => Number(/\/hostile\/(\d+)$/.exec(address)?.[1]);

test('no vector runs in an article: body, title, excerpt, author, tags, category, structured data', async ({
  page,
  deeds,
}, { outputDir }) => {
  // It loads hundreds of pages.
  test.setTimeout(300_000);
  const pages = await drawPages('hostile-pages', outputDir);
  expect(pages).toHaveLength(XSS_VECTORS.length);
  let frames = '';
  await page.route('/hostile', (route) => route.fulfill({ contentType: 'text/html', body: frames }));
  await page.route('/hostile/*', (route) =>
    route.fulfill({ contentType: 'text/html', body: pages[vectorOf(route.request().url())] ?? '' }),
  );
  const perPage = 20;
  for (let start = 0; start < pages.length; start += perPage) {
    const some = [...pages.keys()].slice(start, start + perPage);
    frames = some.map((index) => `<iframe src="/hostile/${index}"></iframe>`).join('');
    await page.goto('/hostile');
    const found = page.frames().slice(1);
    // None has gone elsewhere.
    expect(found.map((frame) => vectorOf(frame.url()))).toEqual(some);
    const seen = await Promise.all(
      found.map(async (frame) => ({ offenses: await touchAll(frame), title: await frame.title() })),
    );
    for (const [at, { offenses, title }] of seen.entries()) {
      const vector = XSS_VECTORS[some[at] ?? 0] ?? '';
      expect({ vector, offenses }).toEqual({ vector, offenses: [] });
      expect(title).toBe(vector.replace(/[\t\n\f\r ]+/g, ' ').trim());
    }
    expect({ some, deeds }).toEqual({ some, deeds: [] });
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
    await expect(page.getByRole('heading', { name: commentsTitle(written) })).toBeVisible();
  }
  // A comment is the same few elements whatever is in it.
  const [perItem] = await section
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.querySelectorAll('*').length + 1));
  expect(await section.locator('*').count()).toBe(before + written * (perItem ?? 0));
  expect(deeds).toEqual([]);
});

/** Vectors in one question, and in its answer: as many as the search shows. */
const AT_ONCE = 5;

test('no vector runs in the search, neither as a question nor as what is found', async ({ page, deeds }) => {
  const hits = XSS_VECTORS.map((vector, index) => ({
    url: `/blog/vector-${index}`,
    excerpt: `${vector} <mark>${vector}</mark>`,
    meta: { title: vector, category: vector },
  }));
  await page.route('**/pagefind/pagefind.js*', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      // The question begins with its number; words in quotation marks are only asked for to see whether there are any.
      body: `const hits = ${JSON.stringify(hits)};
        export const createInstance = () => ({ search: async (question) => {
          const from = Number(/^stopover (\\d+)/.exec(question)?.[1] ?? 0);
          return { results: hits.slice(from, from + ${AT_ONCE}).map((hit) => ({ data: async () => hit })) };
        }, init: async () => {}, options: async () => {} });`,
    }),
  );
  await page.goto(SHORT_ARTICLE);
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await page.keyboard.press('/');
  await expect(dialog).toBeVisible();
  const first = dialog.getByRole('listitem').first().getByRole('link');
  for (let start = 0; start < XSS_VECTORS.length; start += AT_ONCE) {
    const asked = XSS_VECTORS.slice(start, start + AT_ONCE).join(' ');
    await dialog.getByRole('textbox').fill(`stopover ${start} ${asked}`);
    await expect(first).toHaveAttribute('href', `/blog/vector-${start}`);
    expect(await dialog.locator('script, img, iframe, [onerror], [onload], [onfocus]').count()).toBe(0);
  }
  expect(deeds).toEqual([]);
});
