import { css } from 'styled-components';

/** The discount above a price, as a rubber stamp. */
export const discountStampCss = css`
  [data-part='discount'] {
    margin-bottom: 0.625rem;
    padding: 0.125rem 0.5rem;
    border: 2px solid;
    border-radius: 6px;
    background: var(--surface);
    rotate: -5deg;
    color: var(--sunset);
    font-weight: 700;
    letter-spacing: 0.04em;
    text-transform: uppercase;
    white-space: nowrap;
  }
`;
