import type { Metadata } from 'next';
import { ArticleGrid } from '@/components/blog/article-grid';
import { DestinationDeals } from '@/components/destinations/destination-deals';
import { DestinationGuide } from '@/components/destinations/destination-guide';
import { DestinationHero } from '@/components/destinations/destination-hero';
import { MonthPrices } from '@/components/destinations/month-prices';
import { GuideLinks } from '@/components/destinations/guide-links';
import { StructuredData } from '@/components/shell/structured-data';
import { loadArticleCards } from '@/lib/articles/article-cards';
import { destinationButtons, destinationDeals, placeInSearch } from '@/lib/articles/destination-links';
import {
  authorOf,
  destinationHeadings,
  guideLinks,
  loadDestinationPages,
  type DestinationPage,
} from '@/lib/articles/destination-pages';
import { renderText } from '@/lib/articles/render-text';
import { textMetadata } from '@/lib/seo/metadata';
import { destinationGraph } from '@/lib/seo/structured-data';
import { absoluteUrl } from '@/lib/site/address';
import { HOME_CRUMB } from '@/lib/site/breadcrumbs';
import { loadSite } from '@/lib/site/load-site';
import { loadPartnerLinks } from '@/lib/site/partner-links';
import { atLeastOne, routes } from '@/lib/site/routes';
import { found } from '../../found';
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
  const pages = loadDestinationPages();
  return found((await params).destination, (id) => pages.find(({ destination }) => destination.id === id));
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await pageOf(props);
  if (!page) return {};
  return textMetadata(routes.destination(page.guide.slug), page.guide);
}

/** A destination: its deals, prices by month, our guide, and the articles that mention it. */
export default async function DestinationRoute(props: Props) {
  const page = await pageOf(props);
  if (!page) return null;
  const { guide, destination, articles, months } = page;
  const { id, name } = destination;
  const headings = destinationHeadings(destination);
  const pageName = `destination-${id}`;
  const links = loadPartnerLinks(pageName);
  const text = renderText(guide, links);
  const crumbs = [HOME_CRUMB, { name, path: routes.destination(id) }];
  const place = placeInSearch(destination);
  const address = absoluteUrl(routes.destination(id));
  const cards = loadArticleCards(articles);
  return (
    <Shell page={pageName} path={routes.destination(id)}>
      <StructuredData data={destinationGraph(loadSite(), page, crumbs)} />
      <DestinationHero
        title={guide.title}
        destination={destination}
        crumbs={crumbs}
        address={address}
        commissionNote={text.commissionNote}
        buttons={destinationButtons(destination, links, 'search')}
        place={place}
      />
      <DestinationDeals {...headings.deals} deals={destinationDeals(page, links)} />
      <MonthPrices {...headings.months} months={months} />
      <DestinationGuide
        heading={guide.heading}
        text={text}
        author={authorOf(guide)}
        updated={guide.updated}
        buttons={destinationButtons(destination, links, 'guide')}
        place={place}
      />
      {cards.length > 0 && <ArticleGrid title={headings.articles} articles={cards} isLed />}
      <GuideLinks title="Or go somewhere else" places={guideLinks(id)} />
    </Shell>
  );
}
