import type { Metadata } from 'next';
import { nameSlug } from '@/lib/name-slug';
import { routes } from '@/lib/routes';
import { sharePicture } from '@/lib/share-pictures';
import { absoluteUrl } from '@/lib/site-address';

interface ArticleFacts {
  readonly author: string;
  readonly publishDate: string;
  readonly updated?: string | undefined;
  readonly category: string;
  readonly tags: readonly string[];
}

interface PageFacts {
  /** Path of the page without the base path. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** For articles only. */
  readonly article?: ArticleFacts;
  /** A feed of this page alone, beside those of the whole blog. */
  readonly feed?: FeedLink;
}

/** A feed as a page names it. */
export interface FeedLink {
  readonly title: string;
  /** Path without the base path. */
  readonly path: string;
}

/** The feed of a category, by the title it bears itself. */
export const categoryFeed = (
  site: { readonly name: string },
  category: { readonly name: string; readonly slug: string },
): FeedLink => ({ title: `${site.name}: ${category.name}`, path: routes.categoryFeed(category.slug) });

/** Feeds that a page of the blog names in its head. */
const FEEDS = {
  'application/rss+xml': absoluteUrl(routes.rss),
  'application/atom+xml': absoluteUrl(routes.atom),
  'application/feed+json': absoluteUrl(routes.jsonFeed),
};

/** All feeds that a page of the blog names; its own comes first, because readers offer them in this order. */
function feedsOf(own: FeedLink | undefined) {
  if (!own) return FEEDS;
  const rss = [
    { url: absoluteUrl(own.path), title: own.title },
    { url: absoluteUrl(routes.rss), title: 'All articles' },
  ];
  return { ...FEEDS, 'application/rss+xml': rss };
}

/** What search engines and networks are told about a page: the one place where it is decided. */
export function pageMetadata({ path, title, description, article, feed }: PageFacts): Metadata {
  const url = absoluteUrl(path);
  const { path: picture, width, height } = sharePicture(path);
  const isBlog = path.startsWith(routes.blog);
  return {
    title,
    description,
    alternates: { canonical: url, ...(isBlog && { types: feedsOf(feed) }) },
    openGraph: {
      title,
      description,
      url,
      images: [{ url: absoluteUrl(picture), width, height }],
      ...(article && {
        type: 'article',
        publishedTime: article.publishDate,
        modifiedTime: article.updated ?? article.publishDate,
        authors: [absoluteUrl(routes.author(nameSlug(article.author)))],
        section: article.category,
        tags: [...article.tags],
      }),
    },
    twitter: { card: 'summary_large_image' },
  };
}
