import { css } from 'styled-components';
import { coverCss } from './cover-css';

/**
 * The link in the title of an item. It covers the whole item, which must be positioned and has the focus ring. An arrow may follow the
 * text.
 */
export const titleLinkCss = css`
  h3 a {
    color: var(--ink);
    text-decoration: none;
  }
  h3 a::before {
    ${coverCss}
  }
  li:hover h3 a {
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
  li:has(h3 a:focus-visible) {
    border-radius: var(--radius);
    outline: 3px solid var(--sea);
    outline-offset: 3px;
    h3 a {
      outline: 0;
    }
  }
`;
