import { loadBeaches, loadBlogPage } from '@/lib/articles/load-blog';
import { SEPARATOR } from '@/components/ui/separator';
import { loadListPages } from '@/lib/articles/blog-lists';
import { loadMagazine } from '@/lib/articles/magazine';
import { loadOwnLead } from '@/lib/articles/lead-picture';
import { isOwn, ownPath, type AnyPicture } from '@/lib/site/picture';
import { expect, longDate, PHONE, SITE_NAME, test } from './support';

const blog = loadBlogPage();
const magazine = loadMagazine();
const articles = loadListPages('all', 'articles').get(1) ?? [];
const beaches = loadBeaches().filter(({ slug }) => magazine.bySlug.has(slug));

/** Without what the photo host is told about its size. */
const pathOf = (picture?: AnyPicture) =>
  picture && (isOwn(picture) ? ownPath(picture) : `/photo-${picture.id}`);

/** The same page must be there without a single script. */
for (const javaScriptEnabled of [true, false]) {
  test.describe(`scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });
    test('hero, tiles, beaches, articles and newsletter are whole and in this order', async ({ page }) => {
      await page.goto('/blog');
      await expect(page).toHaveTitle(`${blog.title} | ${SITE_NAME}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(blog.title);
      await expect(page.getByText(blog.intro)).toBeVisible();
      // The links to guides at the end have pictures in figures, too.
      const tiles = page.locator('figure:not(nav *)');
      await expect(tiles).toHaveCount(3);
      for (const [index, { title, text }] of blog.tiles.entries()) {
        await expect(tiles.nth(index)).toContainText(title);
        await expect(tiles.nth(index)).toContainText(text);
      }
      const order = [
        page.getByRole('heading', { level: 1 }),
        tiles.first(),
        page.getByRole('heading', { name: 'Beach destinations' }),
        page.getByRole('heading', { name: 'All articles' }),
        page.getByRole('heading', { name: blog.newsletter.title }),
        page.getByRole('contentinfo'),
      ];
      const tops = await Promise.all(order.map(async (part) => (await part.boundingBox())?.y ?? Number.NaN));
      expect(tops).toEqual([...tops].sort((one, next) => one - next));

      // Three European and three Asian beaches with two hashtags and the way to their article.
      const section = page.getByRole('region', { name: 'Beach destinations' });
      for (const region of ['Europe', 'Asia']) {
        const heading = page.getByRole('heading', { name: region, exact: true });
        const cards = section.locator('div', { has: heading }).last().getByRole('listitem');
        const found = await cards.evaluateAll((items) =>
          items.map((item) => ({
            name: item.querySelector('a')?.textContent,
            address: item.querySelector('a')?.getAttribute('href'),
            text: [...item.querySelectorAll('p')].map((part) => part.textContent),
          })),
        );
        expect(found).toHaveLength(3);
        expect(found).toEqual(
          beaches
            .filter((beach) => beach.region === region)
            .map(({ name, slug, section, description, keywords }) => ({
              name,
              address: `/blog/${slug}${section === undefined ? '' : `#${section}`}`,
              text: [description, `#${keywords[0]} #${keywords[1]}`.replace(/(?<!^)(?<=\S) (?!#)/g, '')],
            })),
        );
        for (const { text } of found) expect(text[1]).toMatch(/^#[^\s#]+ #[^\s#]+$/);
      }

      // All articles with category, read time, title, excerpt, author, date, three tags and the cycling pictures.
      const list = page.getByRole('region', { name: 'All articles' });
      const found = await list.locator('> ul > li').evaluateAll((cards) =>
        cards.map((card) => ({
          words: [...card.querySelectorAll('p, h3')].map((part) => part.textContent),
          address: card.querySelector('h3 a')?.getAttribute('href'),
          date: card.querySelector('time')?.dateTime,
          tags: [...card.querySelectorAll('li')].map((tag) => tag.textContent),
          photo: new URL(card.querySelector('img')?.src ?? '').pathname,
        })),
      );
      expect(found).toEqual(
        articles.map((article) => ({
          words: [
            article.category + article.readTime,
            article.title,
            article.excerpt,
            article.authors.join(' and ') +
              SEPARATOR +
              longDate(article.publishDate) +
              (article.updated ? ` Updated ${longDate(article.updated)}` : ''),
          ],
          address: `/blog/${article.slug}`,
          date: article.publishDate,
          tags: article.tags.slice(0, 3),
          photo: pathOf(loadOwnLead(article) ?? blog.gridPictures[(article.id - 1) % 12]),
        })),
      );
    });
  });
}

test('a press anywhere on a card opens its article', async ({ page }) => {
  await page.goto('/blog');
  const [, second] = articles;
  await page.getByText(second?.excerpt ?? '').click({ force: true });
  await expect(page).toHaveURL(`/blog/${second?.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second?.title ?? '');
});

test('a press on a beach opens its article at the section about it', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/blog');
  const beach = beaches.findLast(({ section }) => section);
  await page.getByText(beach?.description ?? '').click({ force: true });
  await expect(page).toHaveURL(`/blog/${beach?.slug}#${beach?.section}`);
  await expect(page.locator(`h2[id='${beach?.section}']`)).toBeInViewport();
});

test.describe('newsletter', () => {
  test.use({ viewport: PHONE });

  test('the button does nothing, by click and by Enter, whatever is in the field', async ({ page }) => {
    await page.goto('/blog');
    const box = page.getByRole('region', { name: blog.newsletter.title });
    const field = box.getByLabel('Email address');
    await expect(field).toHaveAttribute('type', 'email');
    await field.scrollIntoViewIfNeeded();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const textBefore = await page.locator('body').innerText();
    const asked: string[] = [];
    page.on('request', (request) => {
      // Photos come as they scroll near; React may come as it is wanted.
      if (!['image', 'script'].includes(request.resourceType())) asked.push(request.url());
    });
    for (const typed of ['', 'not an address', 'ada@example.com']) {
      await field.fill(typed);
      const scrolled = await page.evaluate(() => window.scrollY);
      await field.press('Enter');
      await box.getByRole('button', { name: 'Subscribe' }).click();
      await expect(field).toHaveValue(typed);
      expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    }
    await expect(page).toHaveURL('/blog');
    expect(await page.locator('body').innerText()).toBe(textBefore);
    expect(await page.evaluate('window.sameDocument')).toBe(true);
    expect(asked).toEqual([]);
  });
});
