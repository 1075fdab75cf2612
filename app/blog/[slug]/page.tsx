import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ArticleView } from '@/components/blog/article-view';
import { CommentsSection } from '@/components/blog/comments-section';
import { PostcardSprite } from '@/components/ui/postcard';
import { loadArticles } from '@/lib/content/articles';
import { loadBlogPage, loadPictures, photoOf } from '@/lib/content/collections';
import { renderBody } from '@/lib/content/markdown';
import { photoUrl } from '@/lib/picture';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { facebookShareUrl, pinterestShareUrl } from '@/lib/share';
import { absoluteUrl, BASE_PATH } from '@/lib/site-address';

interface ArticlePageProps {
  readonly params: Promise<{ readonly slug: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return loadArticles().all.map(({ slug }) => ({ slug }));
}

async function articleOf({ params }: ArticlePageProps) {
  return loadArticles().bySlug.get((await params).slug) ?? notFound();
}

export async function generateMetadata(props: ArticlePageProps): Promise<Metadata> {
  const { slug, title, excerpt } = await articleOf(props);
  return pageMetadata({ path: routes.article(slug), title, description: excerpt });
}

export default async function ArticlePage(props: ArticlePageProps) {
  const article = await articleOf(props);
  const pictures = loadPictures();
  const photo = photoOf(pictures, article.image);
  const { blocks } = renderBody(article, pictures, BASE_PATH);
  const inText = blocks.flatMap((block) => (block.kind === 'picture' ? [block.photo.drawing] : []));
  const url = absoluteUrl(routes.article(article.slug));
  const shareLinks = [
    { label: 'Share on Facebook', icon: 'facebook', href: facebookShareUrl(url) },
    {
      label: 'Save on Pinterest',
      icon: 'pinterest',
      href: pinterestShareUrl(url, article.title, photoUrl(photo.id, 1200)),
    },
  ] as const;
  return (
    <>
      <PostcardSprite subjects={[photo.drawing, ...inText]} />
      <ArticleView article={article} photo={photo} blocks={blocks} shareLinks={shareLinks} />
      <CommentsSection samples={loadBlogPage().sampleComments} />
    </>
  );
}
