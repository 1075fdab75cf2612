import type { Metadata } from 'next';
import { PageHero } from '@/components/layout/page-hero';
import { loadSite } from '@/lib/content/collections';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export function generateMetadata(): Metadata {
  const { tagLine, description } = loadSite();
  return pageMetadata({ path: routes.home, title: tagLine, description });
}

export default function HomePage() {
  const { tagLine, description } = loadSite();
  return <PageHero title={tagLine} intro={description} variant="dawn" />;
}
