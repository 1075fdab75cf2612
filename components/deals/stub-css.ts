import { css } from 'styled-components';
import { discountStampCss } from './discount-stamp-css';
import { PERFORATION } from './perforation-css';

/** A card too narrow for a stub beside its text has the stub below. */
export const stubBelowCss = css`
  [data-kind] {
    grid-template-columns: minmax(0, 1fr);
  }
  [data-part='body'] {
    padding-bottom: 1.75rem;
  }
  h3 a::after {
    right: 1.25rem;
  }
  [data-part='price'] {
    justify-content: start;
    min-height: 4rem;
    padding: 1.125rem min(1.25rem, 6vw) 0.75rem;
    border-left: 0;
    border-top: ${PERFORATION};
  }
  /* Without a postcard on the right, the price is there, and the struck price on the left. */
  [data-part='price']:not(:has([data-postcard])) {
    justify-content: end;
    s {
      margin-right: auto;
    }
  }
`;

/** The stub of a deal, with its prices: beside the text of its card or, on a phone, below it. */
export const stubCss = css`
  [data-part='price'] {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    place-content: center;
    align-items: baseline;
    column-gap: 0.375rem;
    padding: 1rem 0.375rem;
    border-left: ${PERFORATION};
    text-align: center;
  }
  ${discountStampCss}
  /* The struck price has a line of its own, so that "from" belongs to the price. */
  @container (width >= 30rem) {
    [data-part='price'] s {
      flex-basis: 100%;
    }
  }
  @container (width < 30rem) {
    ${stubBelowCss}
  }
`;
