import { css } from 'styled-components';

/** In print, the address of the page (`data-address`) is below its text. */
export const addressInPrintCss = css`
  @media print {
    &::after {
      content: attr(data-address);
      display: block;
      margin-top: 2rem;
      padding-top: 0.5rem;
      border-top: 1px solid;
      font-size: 0.75rem;
    }
  }
`;
