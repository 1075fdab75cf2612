import { createGlobalStyle } from 'styled-components';
import { detailsCss } from './details-css';

export const DetailsStyle = createGlobalStyle`
  [data-part='prose'] [data-details] {
    margin-bottom: 1.25rem;
    ${detailsCss}
  }
`;
