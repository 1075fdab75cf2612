import { createGlobalStyle } from 'styled-components';
import { detailsCss } from './details-css';

export const FaqStyle = createGlobalStyle`
  [data-faq] {
    margin-block: 1.75rem;
  }
  [data-part='prose'] [data-faq] > details {
    ${detailsCss}
  }
  [data-faq] > details + details {
    margin-top: -1px;
  }
  [data-part='prose'] [data-faq] summary > * {
    display: inline;
    font: inherit;
    letter-spacing: inherit;
  }
`;
