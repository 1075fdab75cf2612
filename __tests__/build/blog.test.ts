import { loadArticles } from '@/lib/articles/articles';
import { OWN_PICTURES } from '@/lib/site/own-pictures';
import { routes } from '@/lib/site/routes';
import { pinPicture } from '@/lib/seo/share-pictures';
import { absoluteUrl } from '@/lib/site/address';
import { attribute, textOf } from '@/scripts/html/elements';
import { byTag, faults, pages, type Page } from './pages';

const articles = loadArticles().all;

function articlePage(slug: string): Page {
  const page = pages.find(({ path }) => path === routes.article(slug));
  if (!page) throw new Error(`no page for the article '${slug}'`);
  return page;
}

// It is part of the payload of every page, so a new title of an article in it would make all pages stale unseen.
test('the 404 page links to the home page and to no article', () => {
  const links = pages
    .filter(({ file }) => file === '404.html')
    .flatMap((page) => byTag(page, 'a').map((link) => attribute(link, 'href') ?? ''));
  expect(links).toContain(routes.home);
  expect(links.filter((href) => articles.some(({ slug }) => href === routes.article(slug)))).toEqual([]);
});

test('every picture has a text, widths to choose from, and waits until it is near, but the one that a page of the blog opens with', () => {
  const found = faults(pages, (page) => {
    const isArticle =
      page.path.startsWith(routes.destination('')) ||
      articles.some(({ slug }) => page.path === routes.article(slug));
    return byTag(page, 'img').flatMap((img, index) => {
      const value = (name: string) => attribute(img, name);
      const src = value('src') ?? '';
      const first = isArticle && index === 0;
      const opens =
        first ||
        (index === 0 && `${page.path}/`.startsWith(routes.article('')) && !page.path.endsWith('/404'));
      const widths = value('srcset')?.match(/ \d+w/g) ?? [];
      return [
        value('alt') === undefined && `${src} has no alt`,
        // Own pictures have theirs in the sources around them.
        !src.startsWith(OWN_PICTURES) && widths.length === 0 && `${src} has no srcset`,
        !src.startsWith(OWN_PICTURES) && !value('sizes') && `${src} has no sizes`,
        value('loading') !== (opens ? 'eager' : 'lazy') && `${src} loads ${value('loading')}`,
        first && !value('alt') && `${src}, the picture of the article, has an empty alt`,
      ];
    });
  });
  expect(found).toEqual([]);
});

test('no photo is fetched ahead of the text', () => {
  const preloads = faults(pages, (page) =>
    byTag(page, 'link')
      .filter((link) => attribute(link, 'as') === 'image' || attribute(link, 'imagesrcset'))
      .map((link) => `preload ${attribute(link, 'href')}`),
  );
  expect(preloads).toEqual([]);
});

test.each(articles.map((article) => [article.slug, article] as const))(
  '%s is shared with its own address, title and picture',
  (slug, { title, image }) => {
    const page = articlePage(slug);
    const shares = byTag(page, 'a').filter((link) =>
      /\/\/www\.(?:facebook\.com\/sharer|pinterest\.com\/pin)\//.test(attribute(link, 'href') ?? ''),
    );
    const address = absoluteUrl(routes.article(slug));
    expect(
      shares.map((link) => {
        const { origin, pathname, searchParams } = new URL(attribute(link, 'href') ?? '');
        return {
          dialog: origin + pathname,
          parameters: Object.fromEntries(searchParams),
          target: attribute(link, 'target'),
          rel: attribute(link, 'rel'),
        };
      }),
    ).toEqual([
      {
        dialog: 'https://www.facebook.com/sharer/sharer.php',
        parameters: { u: address },
        target: '_blank',
        rel: 'nofollow noopener',
      },
      {
        dialog: 'https://www.pinterest.com/pin/create/button/',
        parameters: {
          url: address,
          description: title,
          media: absoluteUrl(pinPicture({ slug, image }).path),
        },
        target: '_blank',
        rel: 'nofollow noopener',
      },
    ]);
  },
);

test('whatever opens a new tab hands over no opener and says so', () => {
  const found = faults(pages, (page) =>
    byTag(page, 'a')
      .filter((link) => attribute(link, 'target') === '_blank')
      .flatMap((link) => {
        const href = attribute(link, 'href');
        const name = attribute(link, 'aria-label') ?? textOf(link);
        return [
          !/\bnoopener\b/.test(attribute(link, 'rel') ?? '') && `${href} has an opener`,
          !/new tab/.test(name) && `${href} is named '${name}'`,
        ];
      }),
  );
  expect(found).toEqual([]);
});
