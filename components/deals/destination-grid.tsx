import styled from 'styled-components';
import { PartnerLink } from '@/components/partners/partner-link';
import { cardCss } from '@/components/ui/card-css';
import { InternalLink } from '@/components/ui/internal-link';
import { Picture } from '@/components/ui/picture';
import { PreviewLabel } from '@/components/ui/preview-label';
import { PriceTag } from '@/components/ui/price-tag';
import { swipeRowCss } from '@/components/ui/swipe-row-css';
import { titleLinkCss } from '@/components/ui/title-link-css';
import type { HomeDestination } from '@/lib/articles/destination-pages';
import { shownPriceSentence } from '@/lib/deals/prices/fare';
import type { Linked } from '@/lib/site/partner-links';
import { destinationAnchor, routes } from '@/lib/site/routes';
import { FareFacts } from './fare-facts';
import { FareStyles } from './fare-styles';
import { PriceLine } from './price-line';
import { withSampleNote } from './sample-note';

const Root = styled.section`
  padding-block: var(--section);
  ul {
    display: grid;
    gap: 1.25rem;
    /* At most three columns, so that six cards fill their rows. */
    grid-template-columns: repeat(auto-fill, minmax(min(100%, max(19rem, 30%)), 1fr));
  }
  /* In a single column, six cards would fill three screens and more, so they are a row to swipe until two columns fit. */
  @container (18rem <= width < 43rem) {
    ul {
      ${swipeRowCss}
    }
  }
  /* Two cards and the edge of the next one. */
  @container (37rem <= width < 43rem) {
    ul {
      grid-auto-columns: 46%;
    }
  }
  @media print {
    ul {
      grid-template-columns: repeat(3, 1fr);
    }
  }
  li {
    ${cardCss}
    break-inside: avoid;
    display: flex;
    flex-direction: column;
    padding-bottom: 0.625rem;
    font-size: var(--text-s);
  }
  [data-part='words'] {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    justify-content: space-between;
    gap: 0.25rem 0.5rem;
    padding: 1rem 1.25rem 0.25rem;
    color: var(--ink-soft);
  }
  [data-part='words'] > div {
    flex: 1;
  }
  h3 {
    font-size: 1.3125rem;
  }
  ${titleLinkCss}
  [data-part='price'] {
    text-align: right;
  }
  [data-part='price'] b {
    color: var(--sunset);
    font: 700 1.1875rem/1.3 var(--sans);
  }
  [data-part='what'] {
    display: block;
  }
  /* A long country, as the United Arab Emirates, does not fit beside the price. */
  @container (width < 68rem) {
    /* A long word breaks instead of leaving its card. */
    [data-part='words'] > div {
      min-width: 0;
    }
    [data-part='price'] {
      flex-basis: 100%;
      text-align: left;
    }
    [data-part='what'] {
      display: inline;
    }
  }
  [data-part='description'] {
    flex-basis: 100%;
  }
  /* At the foot of the card, and on top of the link that covers it. */
  [data-part='more'] {
    position: relative;
    align-self: start;
    margin: auto 1.25rem 0;
    padding-block: 0.625rem;
    font-weight: 600;
  }
`;

function Destination({
  id,
  name,
  country,
  from,
  rating,
  ratedBy,
  description,
  photo,
  url,
  more,
  previewLabel,
  ...price
}: Linked<HomeDestination>) {
  const what = `flying from ${from.city}`;
  const { fare } = price;
  return (
    <li id={destinationAnchor(id)}>
      <Picture photo={photo} sizes="(width >= 46rem) 23rem, 92vw" largest={480} decorative />
      <div data-part="words">
        <div>
          <PreviewLabel label={previewLabel} />
          <h3>
            <PartnerLink url={url} spoken={`${shownPriceSentence(price)}, ${what}`}>
              {name}
            </PartnerLink>
          </h3>
          <p>{country}</p>
        </div>
        <PriceTag price={price.price} originalPrice={price.originalPrice} fare={fare} what={what} />
        {fare && <FareFacts facts={fare.facts} />}
        <p data-part="description">{`Rated ${rating} out of 5 by ${ratedBy}`}</p>
        <p data-part="description">{description}</p>
        {fare?.line && <PriceLine {...fare.line} />}
      </div>
      {more && (
        <InternalLink href={routes.destination(id)} data-part="more">
          {more}
        </InternalLink>
      )}
    </li>
  );
}

interface DestinationGridProps {
  readonly title: string;
  readonly text: string;
  readonly destinations: readonly Linked<HomeDestination>[];
}

export function DestinationGrid({ title, text, destinations }: DestinationGridProps) {
  if (destinations.length === 0) return null;
  return (
    <Root aria-labelledby="destinations" className="container">
      <h2 id="destinations">{title}</h2>
      <p data-part="intro">{withSampleNote(text, destinations)}</p>
      <FareStyles deals={destinations}>
        <ul role="list">
          {destinations.map((destination, index) => (
            <Destination key={index} {...destination} />
          ))}
        </ul>
      </FareStyles>
    </Root>
  );
}
