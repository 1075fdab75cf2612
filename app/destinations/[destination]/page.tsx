import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ArticleGrid } from '@/components/blog/article-grid';
import { DestinationDeals } from '@/components/destinations/destination-deals';
import { DestinationGuide } from '@/components/destinations/destination-guide';
import { DestinationHero } from '@/components/destinations/destination-hero';
import { MonthPrices } from '@/components/destinations/month-prices';
import { StructuredData } from '@/components/shell/structured-data';
import { PostcardSprite } from '@/components/ui/postcard';
import { loadArticleCards } from '@/lib/articles/article-cards';
import { loadDestinationPages, withCity, type DestinationPage } from '@/lib/articles/destination-pages';
import { photosIn } from '@/lib/articles/markdown/body';
import { renderText } from '@/lib/articles/render-text';
import { DEAL_KINDS } from '@/lib/deals/deal-kinds';
import { fittingTarget } from '@/lib/partners/partner-url';
import { pageMetadata } from '@/lib/seo/metadata';
import { destinationGraph } from '@/lib/seo/structured-data';
import { HOME_CRUMB } from '@/lib/site/breadcrumbs';
import { loadClaims, loadPages } from '@/lib/site/load-pages';
import { loadPartners } from '@/lib/site/load-partners';
import { loadPageLinks } from '@/lib/site/page-links';
import { atLeastOne, EMPTY_ROUTE, routes } from '@/lib/site/routes';
import { Shell } from '../../shell';

interface Props {
  readonly params: Promise<{ readonly destination: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return atLeastOne(
    'destination',
    loadDestinationPages().map(({ destination }) => destination.id),
  );
}

async function pageOf({ params }: Props): Promise<DestinationPage | undefined> {
  const { destination: id } = await params;
  if (id === EMPTY_ROUTE) return undefined;
  return loadDestinationPages().find(({ destination }) => destination.id === id) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await pageOf(props);
  if (!page) return {};
  const { slug, searchTitle: title, description } = page.guide;
  return pageMetadata({ path: routes.destination(slug), title, description });
}

/** A destination: its deals, what its months cost, what we say of it, and the articles that name it. */
export default async function DestinationRoute(props: Props) {
  const page = await pageOf(props);
  if (!page) return null;
  const { guide, destination, flight, deals, articles, months } = page;
  const { id, name, country, description, photo, route, rating, ratedBy } = destination;
  const words = loadPages().destination;
  const { commissionNote } = loadClaims();
  const say = (text: string) => withCity(text, destination);
  const heading = ({ title, text }: typeof words.deals) => ({ title: say(title), text: say(text) });
  const pageName = `destination-${id}`;
  const links = loadPageLinks(pageName);
  const { body, findDeal } = renderText(guide, links);
  const path = routes.destination(id);
  const crumbs = [HOME_CRUMB, { name, path }];
  const buttons = (['flights', 'hotels'] as const).map((id) => {
    const { label, to } = words[id];
    const place = { city: name, ...route };
    // Without an airport of its own there is no route to fill in.
    const link =
      id === 'flights' && !route
        ? destination.link
        : { to, target: fittingTarget(loadPartners(), to, place) };
    return links.of('search', { id, label: say(label), link });
  });
  // None of them leads here: a large first card is for the blog.
  const cards = loadArticleCards(articles).map((card) => ({ ...card, featured: false }));
  return (
    <Shell page={pageName}>
      <StructuredData
        data={destinationGraph(
          { path, title: guide.searchTitle, description: guide.description, name, country },
          crumbs,
        )}
      />
      <PostcardSprite photos={[photo, ...photosIn(body), ...cards.map((card) => card.photo)]} />
      <DestinationHero
        name={guide.title}
        country={country}
        description={description}
        rating={`rated ${rating} out of 5 by ${ratedBy}`}
        photo={photo}
        crumbs={crumbs}
        commissionNote={commissionNote}
        buttons={buttons}
      />
      <DestinationDeals
        {...heading(words.deals)}
        deals={[
          ...(flight ? [links.of('price', flight)] : []),
          ...deals.map((deal) => links.of(DEAL_KINDS[deal.kind].page, deal)),
        ]}
      />
      <MonthPrices {...heading(words.months)} months={months} />
      <DestinationGuide body={body} commissionNote={commissionNote} findDeal={findDeal} />
      {cards.length > 0 && <ArticleGrid title={say(words.articles)} articles={cards} />}
    </Shell>
  );
}
