import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Deal } from '@/lib/deals/deal-kinds';
import { pickCss } from './pick-css';
import { priceLineCss } from './price-line-css';

const Fares = styled.div`
  [data-part='fare'] {
    margin-bottom: 0.25rem;
    color: var(--ink);
    font-size: var(--text-s);
    font-weight: 600;
  }
  ${priceLineCss}
  [data-part='line'] {
    flex-basis: 100%;
    margin-top: 0.625rem;
  }
  [data-part='price'] [data-part='ask'] {
    font-size: 1.25rem;
    text-wrap: balance;
  }
  [data-part='seen'] {
    display: block;
    text-wrap: balance;
  }
  /* On the card of a destination. */
  [data-part='words'] [data-part='price'] {
    flex-basis: 100%;
    text-align: left;
  }
  [data-part='words'] [data-part='discount'] {
    display: block;
    color: var(--sunset);
    font-weight: 700;
  }
  [data-part='words'] s {
    margin-right: 0.375rem;
  }
  @container (width < 30rem) {
    /* The stub has two lines, and the notches are at its top. */
    [data-part='deals'] {
      --stub-height: 5.25rem;
    }
    [data-kind]:has([data-part='seen']) {
      --struck-height: 6.625rem;
    }
    [data-part='price'] [data-part='seen'] {
      flex-basis: 100%;
      text-align: left;
    }
  }
  /* With large text, the discount would overlap the price. */
  @container (width < 18rem) {
    [data-part='price'] [data-part='discount'] {
      position: static;
    }
  }
`;

const Picks = styled.div`
  ${pickCss}
`;

interface FareStylesProps {
  readonly deals: readonly Pick<Deal, 'fare' | 'pick'>[];
  readonly children: ReactNode;
}

/**
 * Adds the styles of parts that only some cards have: an observed price, its price line, a pick. A list without these parts
 * does not contain the styles.
 */
export function FareStyles({ deals, children }: FareStylesProps) {
  const styled = deals.some(({ fare }) => fare) ? <Fares>{children}</Fares> : children;
  return deals.some(({ pick }) => pick) ? <Picks>{styled}</Picks> : styled;
}
