import type { Metadata } from 'next';
import { ArticleView } from '@/components/article/article-view';
import { CommentsSection } from '@/components/article/comments-section';
import { OutsideComments } from '@/components/article/outside-comments';
import { FittingDeals } from '@/components/deals/fitting-deals';
import { Newsletter } from '@/components/blog/newsletter';
import { FurtherReading } from '@/components/article/further-reading';
import { StructuredData } from '@/components/shell/structured-data';
import { loadArticlePage } from '@/lib/articles/article-page';
import { dealAfter } from '@/lib/articles/fitting-deals';
import { loadAuthors } from '@/lib/articles/authors';
import { loadBlogPage } from '@/lib/articles/load-blog';
import { loadLead } from '@/lib/articles/lead-picture';
import { loadMagazine } from '@/lib/articles/magazine';
import { loadPrivacyPath } from '@/lib/articles/text-pages';
import { dealIdsIn, hasCommissionNote, renderText } from '@/lib/articles/render-text';
import { articleMetadata } from '@/lib/seo/metadata';
import { pinPicture } from '@/lib/seo/share-pictures';
import { articleGraph } from '@/lib/seo/structured-data';
import { absoluteUrl } from '@/lib/site/address';
import { BLOG_CRUMBS } from '@/lib/site/breadcrumbs';
import { loadSite } from '@/lib/site/load-site';
import { loadPartnerLinks } from '@/lib/site/partner-links';
import { atLeastOne, routes } from '@/lib/site/routes';
import { isStale } from '@/lib/site/stale-pages';
import { shareLinks } from '@/lib/site/share-links';
import { nameSlug } from '@/lib/source/name-slug';
import { found } from '../../found';
import { Shell } from '../../shell';

interface ArticlePageProps {
  readonly params: Promise<{ readonly slug: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  const slugs = [...loadMagazine().bySlug.keys()];
  return atLeastOne(
    'slug',
    slugs.filter((slug) => isStale(routes.article(slug))),
  );
}

const pageOf = async ({ params }: ArticlePageProps) => found((await params).slug, loadArticlePage);

export async function generateMetadata(props: ArticlePageProps): Promise<Metadata> {
  const page = await pageOf(props);
  return page ? articleMetadata(page.article) : {};
}

export default async function ArticlePage(props: ArticlePageProps) {
  const page = await pageOf(props);
  if (!page) return null;
  const { article, readings } = page;
  const { slug, title, category } = article;
  const photo = loadLead(article);
  const { newsletter, sampleComments } = loadBlogPage();
  const { comments, consent } = loadSite();
  const links = loadPartnerLinks(slug);
  const text = renderText(article, links);
  const deal = dealAfter(article, dealIdsIn(text.body));
  const crumbs = [...BLOG_CRUMBS, { name: category, path: routes.category(nameSlug(category)) }];
  return (
    <Shell page={slug} path={routes.article(slug)}>
      <StructuredData data={articleGraph(loadSite(), article, crumbs)} />
      <ArticleView
        article={article}
        text={text}
        photo={photo}
        crumbs={crumbs}
        address={absoluteUrl(routes.article(slug))}
        authors={loadAuthors().authors.filter(({ name }) => article.authors.includes(name))}
        shareLinks={shareLinks(
          absoluteUrl(routes.article(slug)),
          title,
          absoluteUrl(pinPicture(article).path),
        )}
      />
      <FurtherReading readings={readings} />
      {deal && (
        <FittingDeals
          title="One of our deals"
          commissionNote={hasCommissionNote(text.body) ? undefined : text.commissionNote}
          deals={[links.of('end', deal)]}
          isBelowText
        />
      )}
      {newsletter.afterArticles && typeof newsletter.service !== 'string' && (
        <Newsletter {...newsletter} privacyPath={loadPrivacyPath()} />
      )}
      {comments ? (
        <OutsideComments
          service={comments}
          asks={consent === 'ask'}
          path={routes.article(slug)}
          address={absoluteUrl(routes.article(slug))}
          excerpt={article.excerpt}
        />
      ) : (
        <CommentsSection article={slug} samples={sampleComments} />
      )}
    </Shell>
  );
}
