import type { BrowserContext, Page } from '@playwright/test';
import { commentHosts } from '@/lib/articles/providers';
import { commentServiceSchema } from '@/lib/site/comment-service';
import { drawPages } from './draw-pages';
import { answerWith, outsidePage, serve, type OutsidePage } from './outside-page';
import { expect, PHONE, test, violations } from './support';

/** Comments kept by a provider (`components/article/show-comments.ts`), against stand-ins for each. */

// One server stands in for all tests.
test.describe.configure({ mode: 'serial' });

const GISCUS = {
  ...{ provider: 'giscus', repo: 'wayfarer/comments', repoId: 'R_1', category: 'Announcements' },
  categoryId: 'DIC_1',
};
const FRAME = `<!doctype html><title>Comments</title><p id=theme></p><script>
const show = (theme) => document.getElementById('theme').textContent = 'Theme ' + theme;
show(new URLSearchParams(location.search).get('theme'));
onmessage = ({ data }) => show(data.giscus ? data.giscus.setConfig.theme : data.theme);
parent.postMessage(location.pathname.includes('widget') ? { giscus: { resizeHeight: 321 } } : { inited: true }, '*');
</script>`;
/** What the scripts of Remark42 and Isso do, as far as a page notices. */
const REMARK42 = `{
const frame = document.createElement('iframe');
const { host, ...rest } = remark_config;
frame.title = 'Comments | Remark42';
frame.src = host + '/web/iframe.html?' + new URLSearchParams(rest);
document.getElementById('remark42').append(frame);
self.REMARK42 = { changeTheme: (theme) => frame.contentWindow.postMessage({ theme }, '*') };
}`;
const ISSO = `{
const host = document.querySelector('[data-isso]').dataset.isso;
const style = document.createElement('link');
style.rel = 'stylesheet';
style.href = host + '/css/isso.css';
document.head.append(style);
const place = document.getElementById('isso-thread');
fetch(host + '/?uri=' + place.dataset.issoId).then((answer) => answer.text()).then((text) => {
  place.innerHTML = '<div class="isso-postbox"><textarea aria-label="Comment" class="isso-textarea"></textarea></div>';
  place.append(text);
});
}`;

const asked: string[] = [];
let page: OutsidePage;
let site = '';
let provider = '';
let isDown = false;
const closes: (() => void)[] = [];
/** How comments are asked for, each with its markup. */
const SETTINGS = ['giscus', 'remark42', 'isso'].flatMap((name) =>
  ['press', 'visible'].map((load) => ({ name, load })),
);
let markups: readonly string[] = [];

test.beforeAll(async ({}, { project }) => {
  const [own, closeOwn] = await serve(answerWith(() => page));
  const [other, closeOther] = await serve((request, response) => {
    asked.push(request.url ?? '');
    if (isDown) return response.destroy();
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const [type, body] =
      pathname === '/web/embed.js'
        ? ['text/javascript', REMARK42]
        : pathname === '/js/embed.min.js'
          ? ['text/javascript', ISSO]
          : pathname.endsWith('.css')
            ? ['text/css', '']
            : pathname === '/'
              ? ['text/plain', 'A kept comment']
              : ['text/html', FRAME];
    return response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' }).end(body);
  });
  [site, provider] = [own, other];
  closes.push(closeOwn, closeOther);
  const drawn = SETTINGS.map(({ name, load }) => ({ comments: settingsOf(name, load), asks: false }));
  markups = await drawPages('ask-pages', project.outputDir, JSON.stringify(drawn));
});
test.afterAll(() => closes.forEach((close) => close()));
test.beforeEach(() => {
  asked.splice(0);
  isDown = false;
});

const settingsOf = (name: string, load: string) => ({
  ...(name === 'giscus'
    ? GISCUS
    : { provider: name, server: provider, ...(name === 'remark42' && { site: 'wayfarer' }) }),
  load,
});

async function open(
  context: BrowserContext,
  name: string,
  { load = 'press', query = '' }: { readonly load?: string; readonly query?: string } = {},
): Promise<Page> {
  const comments = commentServiceSchema.parse(settingsOf(name, load));
  const at = SETTINGS.findIndex((setting) => setting.name === name && setting.load === load);
  page = outsidePage(markups[at] ?? '', { comments }, [commentHosts(comments)]);
  await context.route('https://giscus.app/**', (route) => {
    asked.push(route.request().url());
    return isDown ? route.abort() : route.fulfill({ contentType: 'text/html', body: FRAME });
  });
  const tab = await context.newPage();
  await tab.goto(`${site}/blog/harbor-walks${query}`);
  return tab;
}

const hostOf = (name: string) => (name === 'giscus' ? 'giscus.app' : new URL(provider).host);
const button = (tab: Page) => tab.getByRole('button', { name: /^Show comments, loads / });
const frame = (tab: Page) => tab.getByTitle(/^Comments/).contentFrame();
const shown = (tab: Page, name: string) =>
  name === 'isso' ? tab.getByText('A kept comment') : frame(tab).getByText(/^Theme/);

for (const name of ['giscus', 'remark42', 'isso']) {
  test(`${name}: a press shows the comments, in the reader's colors; before that, no host is asked`, async ({
    context,
  }) => {
    const tab = await open(context, name);
    await tab.emulateMedia({ colorScheme: 'dark' });
    await expect(button(tab)).toHaveText(`Show comments, loads ${hostOf(name)}`);
    await button(tab).scrollIntoViewIfNeeded();
    expect(asked).toEqual([]);
    expect(await violations(tab, 'section')).toEqual([]);
    await button(tab).press('Enter');
    await expect(shown(tab, name)).toBeVisible();
    await expect(button(tab)).toBeHidden();
    await expect(tab.locator('[data-part=area]')).toBeFocused();
    if (name !== 'isso') {
      await expect(frame(tab).getByText('Theme dark')).toBeVisible();
      await tab.getByRole('button', { name: 'Switch' }).click();
      await expect(frame(tab).getByText('Theme light')).toBeVisible();
    }
  });

  test(`${name}: if the host is down, a message appears, and a second click tries again`, async ({
    context,
    complaints,
  }) => {
    isDown = true;
    const tab = await open(context, name);
    await tab.clock.install();
    await tab.setViewportSize({ ...PHONE, height: 300 });
    await button(tab).click();
    // A frame fails without a word.
    if (name === 'giscus') {
      // The button is busy as soon as it is pressed, but time counts only from here.
      await expect(tab.locator('[data-part=area]')).toHaveAttribute('data-state', 'loading');
      await tab.clock.runFor(15_000);
    }
    await expect(tab.getByRole('alert')).toContainText('Press again to retry');
    await expect(tab.getByRole('alert')).toBeInViewport();
    complaints.splice(0);
    isDown = false;
    await button(tab).click();
    await expect(shown(tab, name)).toBeVisible();
    await expect(tab.getByRole('alert')).toBeHidden();
  });
}

test('with load: visible, comments come when a reader scrolls to them', async ({ context }) => {
  const tab = await open(context, 'giscus', { load: 'visible' });
  await tab.waitForLoadState();
  expect(asked).toEqual([]);
  await tab.mouse.wheel(0, 10_000);
  await expect(shown(tab, 'giscus')).toBeVisible();
  expect(asked).toHaveLength(1);
  const { pathname, searchParams } = new URL(asked[0]!);
  expect(pathname).toBe('/en/widget');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    ...{ repo: 'wayfarer/comments', repoId: 'R_1', category: 'Announcements', categoryId: 'DIC_1' },
    ...{ term: 'blog/harbor-walks', origin: `${site}/blog/harbor-walks#comments` },
  });
});

test('who signs in at giscus comes back to the comments, with no trace in the address', async ({
  context,
}) => {
  const tab = await open(context, 'giscus', { query: '?a=1&giscus=token#comments' });
  await expect(shown(tab, 'giscus')).toBeVisible();
  expect(tab.url()).toBe(`${site}/blog/harbor-walks?a=1#comments`);
  expect(new URL(asked[0]!).searchParams.get('session')).toBe('token');
});

test('a press shows a message if the script of the page cannot be loaded, and another press requests it again', async ({
  context,
  complaints,
}) => {
  const tab = await open(context, 'remark42');
  await tab.route('**/parts-*.js', (route) => route.abort());
  const message = tab.getByRole('alert').filter({ hasText: 'could not be loaded. Press again to retry' });
  await button(tab).press('Enter');
  await expect(message).toBeVisible();
  expect(asked).toEqual([]);
  await tab.unroute('**/parts-*.js');
  await button(tab).press('Enter');
  await expect(shown(tab, 'remark42')).toBeVisible();
  await expect(message).toBeHidden();
  complaints.splice(0);
});
