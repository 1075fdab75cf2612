import { css } from 'styled-components';

/** The link of an item's title, which covers the whole item; an arrow may follow its words. The item is positioned. */
export const titleLinkCss = css`
  h3 a {
    color: var(--ink);
    text-decoration: none;
  }
  h3 a::before {
    content: '';
    position: absolute;
    inset: 0;
  }
  li:hover h3 a {
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
`;
