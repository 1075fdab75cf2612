import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ArticleView } from '@/components/article/article-view';
import { CommentsSection } from '@/components/article/comments-section';
import { FurtherReading, type Reading } from '@/components/article/further-reading';
import { StructuredData } from '@/components/shell/structured-data';
import { PostcardSprite } from '@/components/ui/postcard';
import type { Article } from '@/lib/articles/article';
import { loadBlogPage } from '@/lib/articles/load-blog';
import { loadPictures, photoOf } from '@/lib/site/pictures';
import { loadSite } from '@/lib/site/load-site';
import { loadMagazine, neighborsOf, relatedTo } from '@/lib/articles/magazine';
import { postcardsIn } from '@/lib/articles/markdown/body';
import { loadClaims } from '@/lib/site/load-pages';
import { nameSlug } from '@/lib/source/name-slug';
import { loadPageLinks } from '@/lib/site/page-links';
import { atLeastOne, EMPTY_ROUTE, routes } from '@/lib/site/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { articleGraph } from '@/lib/seo/structured-data';
import { articlePicture, pinPicture } from '@/lib/seo/share-pictures';
import { facebookShareUrl, pinterestShareUrl } from '@/lib/site/share-links';
import { absoluteUrl } from '@/lib/site/address';
import { renderText } from '../../render-text';
import { Shell } from '../../shell';

interface ArticlePageProps {
  readonly params: Promise<{ readonly slug: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return atLeastOne('slug', [...loadMagazine().bySlug.keys()]);
}

async function articleOf({ params }: ArticlePageProps): Promise<Article | undefined> {
  const { slug } = await params;
  return slug === EMPTY_ROUTE ? undefined : (loadMagazine().bySlug.get(slug) ?? notFound());
}

/** Articles like this one, then its neighbors in time. */
function furtherReading(article: Article): readonly Reading[] {
  const { older, newer } = neighborsOf(article);
  const related = relatedTo(article, loadMagazine(), [older, newer]);
  const neighbors = [
    { other: newer, reason: 'Next' },
    { other: older, reason: 'Previous' },
  ].flatMap(({ other, reason }) => (other ? [{ ...other, reason }] : []));
  return [...related.map((other) => ({ ...other, reason: other.category })), ...neighbors];
}

export async function generateMetadata(props: ArticlePageProps): Promise<Metadata> {
  const article = await articleOf(props);
  if (!article) return {};
  return pageMetadata({
    path: routes.article(article.slug),
    title: article.title,
    description: article.excerpt,
    article,
  });
}

export default async function ArticlePage(props: ArticlePageProps) {
  const article = await articleOf(props);
  if (!article) return null;
  const photo = photoOf(loadPictures(), article.image);
  const links = loadPageLinks(article.slug);
  const { body, findDeal } = renderText(article, links);
  const url = absoluteUrl(routes.article(article.slug));
  const crumbs = [
    { name: 'Home', path: routes.home },
    { name: 'Blog', path: routes.blog },
    { name: article.category, path: routes.category(nameSlug(article.category)) },
  ];
  const shareLinks = [
    { label: 'Share on Facebook', href: facebookShareUrl(url) },
    {
      label: 'Save on Pinterest',
      href: pinterestShareUrl(url, article.title, absoluteUrl(pinPicture(article.slug).path)),
    },
  ] as const;
  return (
    <Shell page={article.slug}>
      <StructuredData
        data={articleGraph(
          loadSite(),
          {
            ...article,
            path: routes.article(article.slug),
            images: [absoluteUrl(articlePicture(article.slug).path)],
          },
          crumbs,
        )}
      />
      <PostcardSprite subjects={[photo.drawing, ...postcardsIn(body)]} />
      <ArticleView
        article={article}
        photo={photo}
        body={body}
        crumbs={crumbs}
        commissionNote={loadClaims().commissionNote}
        findDeal={findDeal}
        shareLinks={shareLinks}
      />
      <FurtherReading readings={furtherReading(article)} />
      <CommentsSection article={article.slug} samples={loadBlogPage().sampleComments} />
    </Shell>
  );
}
