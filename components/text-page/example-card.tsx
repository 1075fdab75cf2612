import type { ReactNode } from 'react';
import styled from 'styled-components';
import { containerCss } from '@/components/theme/container-css';
import { dealCardCss } from '@/components/deals/deal-card-css';
import { stubBelowCss } from '@/components/deals/stub-css';
import { DealPapers } from '@/components/deals/deal-papers';
import { stampAcrossCss } from '@/components/deals/discount-stamp-css';
import { FareStyles } from '@/components/deals/fare-styles';
import { notchesCss } from '@/components/deals/perforation-css';
import { PriceLine } from '@/components/deals/price-line';
import { Amount } from '@/components/ui/amount';
import { Icon } from '@/components/ui/icon';
import { EXAMPLE_ROUTE, exampleFare } from '@/lib/deals/prices/example-fare';
import { SEPARATOR } from '@/components/ui/separator';

/** What the marks on the card mean, in the order of their numbers. */
const MEANINGS: readonly string[] = [
  'The dates of the cheapest trip that a traveler was offered. Other dates may cost more.',
  'Its lowest price of every day. The point is the price on this card.',
  'Why it is a deal, from our own record.',
  'The lowest price that we saw in the 30 days before.',
  'The price now, and what it is for.',
  'The day on which we saw it.',
];

const Root = styled.section`
  ${containerCss}
  break-inside: avoid;
  ${dealCardCss}
  /* Nothing on the card can be opened. */
  [data-kind]:hover,
  && [data-kind]:hover [data-part='price'] {
    translate: none;
    rotate: none;
    box-shadow: none;
  }
  [data-part='deals'] {
    grid-template-columns: 1fr;
  }
  /* A wider stub has room for the marks. */
  --stub-width: 12.5rem;
  [data-part='history'] {
    position: relative;
    margin-block: 0.875rem 0.25rem;
    /* The mark at its end does not widen the lines. */
    font-size: 0.8125rem;
  }
  /* Its mark follows the words. */
  && [data-part='line'] {
    display: inline;
  }
  /* The scale is before the line, level with its highest and its lowest point. */
  && [data-part='line'] svg {
    width: calc(100% - 2.75rem);
    margin-left: 2.75rem;
  }
  [data-part='scale'] {
    position: absolute;
    top: -0.375rem;
    display: grid;
    align-content: space-between;
    height: 2.75rem;
    color: var(--ink-soft);
    font-size: 0.75rem;
    line-height: 1;
  }
  /* The column beside a text is as narrow as a phone. */
  @media (width >= 62rem) {
    ${stubBelowCss}
    ${stampAcrossCss}
    && [data-kind] {
      ${notchesCss('bottom', 'var(--stub-height)')}
    }
  }
  /* Two lines with marks, below the end of the discount. */
  @media (width < 30rem), (width >= 62rem) {
    && [data-part='deals'] {
      --stub-height: 6rem;
    }
    && [data-part='price'] {
      min-height: var(--stub-height);
      padding-top: 1.25rem;
      border-radius: 0 0 var(--radius) var(--radius);
    }
    && [data-part='price'] > [data-part='seen'] {
      text-align: right;
    }
  }
  /* Three lines, also in a narrow column beside a text. */
  @container (width < 22rem) {
    && [data-part='deals'] {
      --stub-height: 7rem;
    }
  }
  /* The border of forced colors has no notches. */
  @media (forced-colors: active) {
    && [data-kind] {
      mask: none;
    }
  }
  [data-part='now'] {
    white-space: nowrap;
  }
  mark {
    display: inline-grid;
    place-content: center;
    width: 1.125rem;
    height: 1.125rem;
    border: 1px solid;
    border-radius: 50%;
    background: none;
    color: var(--ink-soft);
    font: 600 0.6875rem/1 var(--sans);
    letter-spacing: 0;
    vertical-align: 0.125em;
  }
  ol {
    display: grid;
    gap: 0.375rem;
    margin: 1rem 0 0;
    padding: 0;
    list-style: none;
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
  ol li {
    display: grid;
    grid-template-columns: 1.25rem 1fr;
    gap: 0.625rem;
    align-items: start;
  }
`;

const Mark = ({ children }: { readonly children: ReactNode }) => <mark aria-hidden="true">{children}</mark>;

/** An invented deal on a card, with a number on each of its parts, and what these parts mean. */
export function ExampleCard() {
  const { price, originalPrice, scale, fare } = exampleFare();
  return (
    <Root aria-labelledby="example" data-part="lead" data-pagefind-ignore="">
      <h2 id="example">How to read a card</h2>
      <DealPapers deals={[{ kind: 'flight' }]}>
        <FareStyles deals={[{ fare }]}>
          <div data-part="deals">
            <div data-kind="flight">
              <div data-part="body">
                <p data-part="facts">
                  <Icon name="plane" />
                  An invented example
                </p>
                <p data-part="codes">
                  <span>{EXAMPLE_ROUTE[0]}</span> <i>→</i> {EXAMPLE_ROUTE[1]}
                </p>
                <p data-part="fare">
                  {fare.facts.join(SEPARATOR)} <Mark>1</Mark>
                </p>
                {fare.line && (
                  <div data-part="history">
                    <p data-part="scale" aria-hidden="true">
                      <span>{scale[0]}</span>
                      <span>{scale[1]}</span>
                    </p>
                    <PriceLine {...fare.line} /> <Mark>2</Mark>
                  </div>
                )}
              </div>
              <p data-part="price">
                <span data-part="discount">
                  {fare.claim} <Mark>3</Mark>
                </span>
                <span>
                  <s>
                    <Amount dollars={originalPrice} />
                  </s>{' '}
                  <Mark>4</Mark>
                </span>
                <span data-part="now">
                  from{' '}
                  <b>
                    <Amount dollars={price} />
                  </b>
                </span>
                <span>
                  {fare.trip} <Mark>5</Mark>
                </span>
                <span data-part="seen">
                  {fare.seen} <Mark>6</Mark>
                </span>
              </p>
            </div>
          </div>
        </FareStyles>
      </DealPapers>
      <ol role="list">
        {MEANINGS.map((meaning, index) => (
          <li key={index}>
            <Mark>{index + 1}</Mark>
            {meaning}
          </li>
        ))}
      </ol>
    </Root>
  );
}
