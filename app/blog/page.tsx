import type { Metadata } from 'next';
import { ArticleGrid } from '@/components/blog/article-grid';
import { BeachGrid } from '@/components/blog/beach-grid';
import { ImageTiles } from '@/components/blog/image-tiles';
import { Newsletter } from '@/components/blog/newsletter';
import { PageHero } from '@/components/layout/page-hero';
import { PostcardSprite } from '@/components/ui/postcard';
import { loadArticles } from '@/lib/content/articles';
import { loadBeaches, loadBlogPage } from '@/lib/content/collections';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { Shell } from '../shell';

export function generateMetadata(): Metadata {
  const { title, intro } = loadBlogPage();
  return pageMetadata({ path: routes.blog, title, description: intro });
}

export default function BlogPage() {
  const { title, intro, tiles, gridPictures, newsletter } = loadBlogPage();
  const beaches = loadBeaches();
  const photos = [...tiles.map(({ photo }) => photo), ...beaches.map(({ photo }) => photo), ...gridPictures];
  return (
    <Shell page="blog">
      <PostcardSprite subjects={photos.map(({ drawing }) => drawing)} />
      <PageHero title={title} intro={intro} variant="sea" />
      <ImageTiles tiles={tiles} />
      <BeachGrid beaches={beaches} />
      <ArticleGrid articles={loadArticles().all} pictures={gridPictures} />
      <Newsletter {...newsletter} />
    </Shell>
  );
}
