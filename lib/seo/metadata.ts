import type { Metadata } from 'next';
import { absoluteUrl } from '@/lib/site-address';

interface PageFacts {
  /** Path of the page without the base path. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** What search engines and networks are told about a page. */
export function pageMetadata({ path, title, description }: PageFacts): Metadata {
  const url = absoluteUrl(path);
  return { title, description, alternates: { canonical: url }, openGraph: { title, description, url } };
}
