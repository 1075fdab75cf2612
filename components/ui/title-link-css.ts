import { css } from 'styled-components';
import { coverCss } from './cover-css';

/** The link in the title of an item. It covers the whole item. An arrow may follow the text. */
export const titleLinkCss = css`
  h3 a {
    color: var(--ink);
    text-decoration: none;
    ${coverCss}
  }
  li:hover h3 a {
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
`;
