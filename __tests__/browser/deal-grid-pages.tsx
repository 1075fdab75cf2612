import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { ArticleGrid } from '@/components/blog/article-grid';
import { DealListSection } from '@/components/deals/deal-list-section';
import { DestinationGrid } from '@/components/deals/destination-grid';
import { FittingDeals } from '@/components/deals/fitting-deals';
import { RoomSection } from '@/components/deals/room-section';
import type { Deal } from '@/lib/deals/deal-kinds';
import type { ShownPrice } from '@/lib/deals/prices/fare';
import type { Linked } from '@/lib/site/partner-links';
import { GlobalStyle } from '@/components/theme/global-style';

/*
 * Prints an HTML page for each number of deals, as a JSON list: lists of deals, a grid of destinations, one of articles and tickets of that length.
 * For `picks`, it is a page with a pick of each kind, and a hotel that is none. It runs by itself, because Playwright compiles JSX for its
 * own component tests.
 */

const KINDS = ['flight', 'hotel', 'transfer', 'package'] as const;
const PRICES = [
  { price: 1.5 },
  { price: 299, originalPrice: 499, discount: 40 },
  { price: 12_345.67, originalPrice: 123_456.78, discount: 90 },
  {
    price: 282,
    originalPrice: 380,
    fare: {
      trip: 'round trip',
      facts: ['Jan 14 – 21', 'nonstop'],
      claim: 'Lowest in 30 days',
      seen: 'seen September 28',
    },
  },
  { fare: { facts: [], ask: 'See today’s price' } },
] as const satisfies readonly ShownPrice[];

const LINK = { to: 'all', target: {} };

const urlOf = (index: number) => ({
  href: `https://partner.example/${index}`,
  partner: 'Partner',
  subId: `test_deals_${index}`,
});

const dealOf = (kind: (typeof KINDS)[number], index: number): Linked<Deal> => ({
  kind,
  id: `${kind}-${index}`,
  title: index % 2 ? 'Rio de Janeiro to Palma de Mallorca and Llanfairpwllgwyngyll' : 'Rome',
  label: kind,
  features: [],
  keywords: [],
  link: LINK,
  codes: kind === 'flight' ? ['RIO', 'PMI'] : undefined,
  detail: kind === 'hotel' ? 'Rated 4.5 out of 5 by our editors' : undefined,
  description: 'Words. '.repeat(1 + (index % 5) * 8),
  per: kind === 'hotel' ? 'night' : undefined,
  url: urlOf(index),
  price: undefined,
  ...PRICES[index % PRICES.length]!,
});

function documentOf(title: string, body: ReactElement): string {
  const sheet = new ServerStyleSheet();
  const main = renderToStaticMarkup(
    sheet.collectStyles(
      <>
        <GlobalStyle />
        {body}
      </>,
    ),
  );
  return `<!doctype html><html lang="en"><head><title>${title}</title>${sheet.getStyleTags()}</head><body>${main}</body></html>`;
}

function picksPage(): string {
  const pick = { label: 'Our pick', why: 'Words. '.repeat(12), by: 'Pip' };
  return documentOf(
    'picks',
    <main>
      {KINDS.flatMap((kind) =>
        PRICES.map((_, index) => (
          <DealListSection
            key={kind + index}
            title={kind}
            text="Deals"
            deals={[{ ...dealOf(kind, index), features: ['A garden'], drawing: 'city', pick }]}
          />
        )),
      )}
      <DealListSection
        title="Nights"
        text="Deals"
        deals={[{ ...dealOf('hotel', 0), price: 129, drawing: 'city' }]}
      />
    </main>,
  );
}

function pageOf(count: number): string {
  const indexes = Array.from({ length: count }, (_, index) => index);
  return documentOf(
    String(count),
    <main>
      <div id="cards">
        {KINDS.map((kind) => (
          <DealListSection
            key={kind}
            title={kind}
            text="Deals"
            deals={indexes.map((index) => dealOf(kind, index))}
            button={{ id: 'all', label: 'All', url: urlOf(-1) }}
          />
        ))}
        <RoomSection
          id="rooms"
          title="Rooms"
          text="Rooms"
          rooms={indexes.map((index) => ({ ...dealOf('hotel', index), drawing: 'city' }))}
        />
        <DestinationGrid
          title="Places"
          text="Places"
          destinations={indexes.map((index) => ({
            id: String(index),
            name: index % 2 ? 'Llanfairpwllgwyngyll' : 'Rome',
            country: 'Wales',
            from: { code: 'RIO', city: 'Rio de Janeiro', name: 'Galeão', country: 'Brazil', also: [] },
            price: index % 2 ? 12_345.67 : 5,
            rating: 4.5,
            ratedBy: 'our editors',
            description: 'Words. '.repeat(1 + (index % 5) * 8),
            photo: { id: '1507525428034-b723cf961d3e', alt: '', drawing: 'beach' },
            link: LINK,
            url: urlOf(index),
          }))}
        />
      </div>
      <ArticleGrid
        title="Articles"
        articles={indexes.map((index) => ({
          slug: `article-${index}`,
          title: 'Rome',
          excerpt: 'Words. '.repeat(1 + (index % 5) * 8),
          authors: ['Pip'],
          publishDate: '2026-01-14',
          readTime: '6 min read',
          category: 'Hotels',
          tags: ['trains'],
          photo: { id: '1507525428034-b723cf961d3e', alt: '', drawing: 'beach' },
        }))}
      />
      {[true, false].map((isBelowText) => (
        <FittingDeals
          key={String(isBelowText)}
          title="Deals that fit"
          deals={indexes.map((index) => dealOf('flight', index))}
          isBelowText={isBelowText}
        />
      ))}
    </main>,
  );
}

process.stdout.write(
  JSON.stringify(
    process.argv.slice(2).map((asked) => (asked === 'picks' ? picksPage() : pageOf(Number(asked)))),
  ),
);
