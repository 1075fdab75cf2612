import type { Metadata } from 'next';
import { ArticleGrid } from '@/components/blog/article-grid';
import { BeachGrid } from '@/components/blog/beach-grid';
import { LeadStory } from '@/components/blog/lead-story';
import { ImageTiles } from '@/components/blog/image-tiles';
import { GuideLinks } from '@/components/destinations/guide-links';
import { Newsletter } from '@/components/blog/newsletter';
import { Pagination } from '@/components/ui/pagination';
import { TopicList } from '@/components/ui/topic-list';
import { PageHero } from '@/components/shell/page-hero';
import { StructuredData } from '@/components/shell/structured-data';
import { loadArticleCards } from '@/lib/articles/article-cards';
import { loadBlogPage, loadPublishedBeaches } from '@/lib/articles/load-blog';
import { listLinks, loadListPages } from '@/lib/articles/blog-lists';
import { guideLinks } from '@/lib/articles/destination-pages';
import { loadMagazine, type Topic } from '@/lib/articles/magazine';
import { loadStories } from '@/lib/articles/stories';
import { loadPrivacyPath } from '@/lib/articles/text-pages';
import { LANDING_PAGES } from '@/lib/site/landing-pages';
import { routes } from '@/lib/site/routes';
import { landingMetadata } from '@/lib/seo/metadata';
import { listGraph } from '@/lib/seo/structured-data';
import { Shell } from '../shell';

export const generateMetadata = (): Metadata => landingMetadata('blog');

/**
 * Links to the topics that have articles.
 *
 * @param label what is before each name, such as 'Series: '
 */
const topicsOf = (topics: ReadonlyMap<string, Topic>, href: (slug: string) => string, label = '') =>
  [...topics.values()]
    .filter(({ articles }) => articles.length > 0)
    .map(({ name, slug }) => ({ name: label + name, href: href(slug) }));

export default function BlogPage() {
  const { title, intro, tiles, newsletter } = loadBlogPage();
  const { bySlug, categories, series } = loadMagazine();
  const cards = loadArticleCards(loadListPages('all', 'articles').get(1) ?? []);
  const [lead] = loadStories();
  const beaches = loadPublishedBeaches();
  // A tile is a link only when its article is published.
  const shownTiles = tiles.map(({ slug, ...tile }) =>
    slug !== undefined && bySlug.has(slug) ? { ...tile, slug } : tile,
  );
  return (
    <Shell page="blog" path={routes.blog}>
      <StructuredData
        data={listGraph({
          path: routes.blog,
          title,
          description: intro,
          items: cards.map(({ slug }) => routes.article(slug)),
        })}
      />
      <PageHero title={title} intro={intro} variant={LANDING_PAGES.blog.horizon} size="compact" />
      <TopicList
        title="Browse by topic"
        isRow
        topics={[...topicsOf(categories, routes.category), ...topicsOf(series, routes.series, 'Series: ')]}
      />
      {lead && <LeadStory article={lead} />}
      <ImageTiles tiles={shownTiles} />
      <BeachGrid beaches={beaches} />
      <ArticleGrid
        title="All articles"
        articles={cards}
        isLed={lead !== undefined && lead.slug === cards[0]?.slug}
        interlude={<Newsletter {...newsletter} privacyPath={loadPrivacyPath()} />}
      />
      <Pagination label="Pages of the blog" links={listLinks('all', 'articles', 1)} href={routes.blogPage} />
      <GuideLinks title="Destination guides" places={guideLinks()} />
    </Shell>
  );
}
