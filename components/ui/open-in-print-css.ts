import { css } from 'styled-components';

/** In print, a `<details>` element is open. */
export const openInPrintCss = css`
  @media print {
    &::details-content {
      display: block;
      height: auto;
      content-visibility: visible;
    }
  }
`;
