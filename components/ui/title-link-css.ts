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
    border-radius: var(--radius);
  }
  h3 a:focus-visible {
    outline: 0;
  }
  h3 a:focus-visible::before {
    outline: 3px solid var(--sea);
    outline-offset: var(--ring, 3px);
  }
  li:hover h3 a {
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
`;
