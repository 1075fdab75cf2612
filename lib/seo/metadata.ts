import type { Metadata } from 'next';
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
}

/** Feeds that a page of the blog names in its head. */
const FEEDS = {
  'application/rss+xml': absoluteUrl(routes.rss),
  'application/atom+xml': absoluteUrl(routes.atom),
  'application/feed+json': absoluteUrl(routes.jsonFeed),
};

/** What search engines and networks are told about a page: the one place where it is decided. */
export function pageMetadata({ path, title, description, article }: PageFacts): Metadata {
  const url = absoluteUrl(path);
  const { path: picture, width, height } = sharePicture(path);
  const isBlog = path.startsWith(routes.blog);
  return {
    title,
    description,
    alternates: { canonical: url, ...(isBlog && { types: FEEDS }) },
    openGraph: {
      title,
      description,
      url,
      images: [{ url: absoluteUrl(picture), width, height }],
      ...(article && {
        type: 'article',
        publishedTime: article.publishDate,
        modifiedTime: article.updated ?? article.publishDate,
        authors: [article.author],
        section: article.category,
        tags: [...article.tags],
      }),
    },
    twitter: { card: 'summary_large_image' },
  };
}
