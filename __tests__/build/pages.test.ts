import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadArticles } from '@/lib/articles/articles';
import { PAGE_IDS } from '@/lib/articles/markdown/parse';
import { absoluteUrl } from '@/lib/site/address';
import { attribute, elements, textOf } from '@/scripts/html/elements';
import { byTag, faults, meta, OUT, pages, publicPages, withoutBasePath } from './pages';

test('there is a page for the blog, for each article and for what is missing', () => {
  const files = pages.map(({ file }) => file);
  const articles = loadArticles().all.map(({ slug }) => `blog/${slug}.html`);
  expect(files).toEqual(expect.arrayContaining(['index.html', 'blog.html', '404.html', ...articles]));
});

test('every page says its language and has one first heading', () => {
  const found = faults(pages, (page) => [
    ...byTag(page, 'html').map(
      (html) => attribute(html, 'lang') !== 'en' && `lang ${attribute(html, 'lang')}`,
    ),
    byTag(page, 'h1').length !== 1 && `${byTag(page, 'h1').length} h1`,
  ]);
  expect(found).toEqual([]);
});

test('every page ends with the same footer', () => {
  /** But for the address and link of the page itself, what partners are told of it, and styles, which stand where they are first used. */
  const footerOf = ({ html }: (typeof pages)[number]) =>
    /.*(<footer.*<\/footer>)/s
      .exec(html)?.[1]
      ?.replace(/<style.*?<\/style>| aria-current="\w+"| data-address="[^"]*"|(?<=marker=\d+)\.[\w-]+/gs, '');
  const index = pages.find(({ file }) => file === 'blog.html');
  const footer = index && footerOf(index);
  expect(footer).toContain('Quick links');
  expect(faults(pages, (page) => [footerOf(page) !== footer && String(footerOf(page))])).toEqual([]);
});

test('a page prints its own address below its text', () => {
  const found = faults(publicPages, (page) =>
    byTag(page, 'footer').map((footer) => {
      const printed = attribute(footer, 'data-address');
      return printed !== absoluteUrl(page.path) && `prints ${printed}`;
    }),
  );
  expect(found).toEqual([]);
});

test('no heading of a text has the id of a part of the page around it', () => {
  const reserved: ReadonlySet<string> = new Set(PAGE_IDS);
  const textsOf = (page: (typeof pages)[number]) =>
    page.elements.filter((element) => attribute(element, 'data-part') === 'prose');
  const withText = pages.filter((page) => textsOf(page).length > 0);
  expect(withText.length).toBeGreaterThan(2);
  const found = faults(withText, (page) => {
    const inTexts = new Set(textsOf(page).flatMap((text) => [...elements(text)]));
    const around = page.elements.filter((element) => !inTexts.has(element));
    return around.map((element) => {
      const id = attribute(element, 'id') ?? '';
      // The ids of headings are in lower case.
      return id === id.toLowerCase() && id !== '' && !reserved.has(id) && `'${id}', which is not in PAGE_IDS`;
    });
  });
  expect(found).toEqual([]);
});

test('no heading level is skipped', () => {
  const found = faults(pages, (page) => {
    const headings = byTag(page, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6');
    return headings.map((heading, index) => {
      const before = Number(headings[index - 1]?.tagName[1] ?? 0);
      return (
        Number(heading.tagName[1]) > before + 1 && `${heading.tagName} '${textOf(heading)}' after h${before}`
      );
    });
  });
  expect(found).toEqual([]);
});

describe('what search engines are told', () => {
  const titleOf = (page: (typeof pages)[number]) =>
    byTag(page, 'title')
      .filter(({ parentNode }) => parentNode && 'tagName' in parentNode && parentNode.tagName === 'head')
      .map(textOf);

  test.each([
    ['title', (page: (typeof pages)[number]) => titleOf(page).join(' / ')],
    ['description', (page: (typeof pages)[number]) => meta(page, 'description') ?? ''],
  ])('every page has a %s of its own', (_, valueOf) => {
    const values = publicPages.map((page) => valueOf(page).toLowerCase());
    expect(faults(publicPages, (page) => [valueOf(page).trim() === '' && 'none'])).toEqual([]);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  });

  test('the canonical address is absolute and that of the page', () => {
    const found = faults(publicPages, (page) => {
      const canonical = byTag(page, 'link')
        .filter((link) => attribute(link, 'rel') === 'canonical')
        .map((link) => attribute(link, 'href'));
      const expected = absoluteUrl(page.path);
      return [
        (canonical.length !== 1 || canonical[0] !== expected) && `canonical ${canonical}, not ${expected}`,
        !/^https:\/\/[^/]+\./.test(expected) && `${expected} is not absolute`,
      ];
    });
    expect(found).toEqual([]);
  });

  test('the page for what is missing asks not to be found', () => {
    const missing = pages.filter(({ file }) => file === '404.html');
    expect(missing.map((page) => meta(page, 'robots'))).toEqual(['noindex']);
  });
});

test('ids are not used twice', () => {
  const found = faults(pages, (page) => {
    const ids = page.elements.flatMap((element) => attribute(element, 'id') ?? []);
    return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `id ${id}`);
  });
  expect(found).toEqual([]);
});

test('every link and every file of the site leads somewhere, anchors included', () => {
  const idsOf = new Map(
    pages.map((page) => [
      page.path,
      new Set(page.elements.flatMap((element) => attribute(element, 'id') ?? [])),
    ]),
  );
  const found = faults(pages, (page) =>
    page.elements.flatMap((element) =>
      ['href', 'src', 'popovertarget', 'for', 'aria-labelledby', 'aria-controls', 'aria-describedby'].map(
        (name) => {
          const value = attribute(element, name);
          if (value === undefined) return false;
          if (name !== 'href' && name !== 'src') {
            const lost = value.split(' ').filter((id) => !idsOf.get(page.path)?.has(id));
            return lost.length > 0 && `${name}=${lost}`;
          }
          const url = new URL(value, absoluteUrl(page.path));
          // The 404 page is served at any address, so nothing in it may be relative.
          if (!/^(?:[a-z]+:|\/|#)/i.test(value)) return `relative ${name}=${value}`;
          if (url.origin !== new URL(absoluteUrl('/')).origin || !/^https?:$/.test(url.protocol))
            return false;
          const target = value.startsWith('#') ? page.path : withoutBasePath(url.pathname);
          if (target === undefined) return `${value} leads out of the base path`;
          const ids = idsOf.get(target);
          if (ids && element.tagName !== 'script') {
            return url.hash !== '' && !ids.has(decodeURIComponent(url.hash.slice(1))) && `no anchor ${value}`;
          }
          if (/\.[a-z0-9]+$/.test(target) && existsSync(path.join(OUT, decodeURIComponent(target))))
            return false;
          return `${name}=${value} leads nowhere`;
        },
      ),
    ),
  );
  expect([...new Set(found)]).toEqual([]);
});
