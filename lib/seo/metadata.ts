import type { Metadata } from 'next';
import type { ArticleSummary } from '@/lib/articles/article';
import { LANDING_PAGES, type LandingPage } from '@/lib/site/landing-pages';
import { loadSite } from '@/lib/site/load-site';
import { nameSlug } from '@/lib/source/name-slug';
import { routes } from '@/lib/site/routes';
import { absoluteUrl } from '@/lib/site/address';
import { loadLandingText } from './landing-text';
import { articlePicture, sharePicture } from './share-pictures';

interface PageFacts {
  /** Path of the page without the base path. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** For articles only. */
  readonly article?: ArticleSummary;
  /** The feed of this page. Blog pages also have the feeds of the blog. */
  readonly feed?: FeedLink;
}

/** A feed for a link in the page's head. */
interface FeedLink {
  readonly title: string;
  /** Path without the base path. */
  readonly path: string;
}

/** The feed of a category, with its title. */
export const categoryFeed = (
  site: { readonly name: string },
  category: { readonly name: string; readonly slug: string },
): FeedLink => ({ title: `${site.name}: ${category.name}`, path: routes.categoryFeed(category.slug) });

/** The feed of new deals, with its title. */
export const dealsFeedLink = (site: { readonly name: string }): FeedLink => ({
  title: `${site.name}: new deals`,
  path: routes.dealsFeed,
});

const feedUrl = ({ path, title }: FeedLink) => ({ url: absoluteUrl(path), title });

/** All feeds of a blog page. Its own is first, because readers offer them in this order. */
function feedsOf(name: string, own: FeedLink | undefined) {
  return {
    'application/rss+xml': [...(own ? [own] : []), { path: routes.rss, title: name }].map(feedUrl),
    'application/atom+xml': [feedUrl({ path: routes.atom, title: `${name} (Atom)` })],
    'application/feed+json': [feedUrl({ path: routes.jsonFeed, title: `${name} (JSON)` })],
  };
}

/** The metadata of a page for search engines and social networks. */
export function pageMetadata({ path, title, description, article, feed }: PageFacts): Metadata {
  const url = absoluteUrl(path);
  const { path: picture, width, height } = article ? articlePicture(article) : sharePicture(path);
  const { name } = loadSite();
  const isBlog = path === routes.blog || path.startsWith(`${routes.blog}/`);
  const types = isBlog ? feedsOf(name, feed) : feed && { 'application/rss+xml': [feedUrl(feed)] };
  return {
    title,
    description,
    alternates: { canonical: url, ...(types && { types }) },
    openGraph: {
      title,
      description,
      url,
      siteName: name,
      type: 'website',
      images: [{ url: absoluteUrl(picture), width, height, alt: title }],
      ...(article && {
        type: 'article',
        publishedTime: article.publishDate,
        modifiedTime: article.updated ?? article.publishDate,
        authors: article.authors.map((name) => absoluteUrl(routes.author(nameSlug(name)))),
        section: article.category,
        tags: [...article.tags],
      }),
    },
    twitter: { card: 'summary_large_image' },
  };
}

/** The metadata of an article. */
export const articleMetadata = (article: ArticleSummary): Metadata =>
  pageMetadata({
    path: routes.article(article.slug),
    title: article.title,
    description: article.excerpt,
    article,
  });

interface Text {
  readonly title: string;
  /** A longer title for search engines, if the title itself is short. */
  readonly searchTitle?: string | undefined;
  readonly description: string;
}

/** The metadata of a text page or a destination page. */
export const textMetadata = (path: string, { title, searchTitle = title, description }: Text): Metadata =>
  pageMetadata({ path, title: searchTitle, description });

/**
 * The metadata of the page for a missing address. It has no title, because only the browser knows the requested address
 * (`components/shell/missing-page.client.tsx`).
 */
export const missingMetadata: Metadata = {
  title: null,
  description: 'There is nothing at this address. The home page and the blog lead on.',
};

/** The metadata of a landing page. */
export function landingMetadata(page: LandingPage): Metadata {
  const { searchTitle: title, description } = loadLandingText(page);
  const metadata = pageMetadata({ path: LANDING_PAGES[page].path, title, description });
  // Next applies the layout's title template only to folders below the layout, so not to the home page.
  return page === 'home' ? { ...metadata, title: { absolute: `${title} | ${loadSite().name}` } } : metadata;
}
