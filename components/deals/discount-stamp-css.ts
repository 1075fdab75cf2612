import { css } from 'styled-components';

/** The discount across the perforation above a stub, which has no room for it beside the prices. */
export const stampAcrossCss = css`
  [data-part='discount'] {
    position: absolute;
    top: -1.25rem;
    right: 1.25rem;
    margin: 0;
  }
`;

/** The discount above a price, as a rubber stamp. On a phone, the stub is below the card's text, and the price must be positioned. */
export const discountStampCss = css`
  [data-part='discount'] {
    margin-bottom: 0.625rem;
    padding: 0.25rem 0.5rem;
    border: 2px solid;
    border-radius: 6px;
    background: var(--surface);
    rotate: -5deg;
    color: var(--sunset);
    font-weight: 700;
    line-height: 1.25;
    letter-spacing: 0.04em;
    text-align: center;
    text-transform: uppercase;
    text-wrap: balance;
  }
  @container (width < 30rem) {
    ${stampAcrossCss}
  }
`;
