import { css } from 'styled-components';

/** The only link of a row. It covers the whole row, which must be positioned. */
export const rowLinkCss = css`
  li a::before {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: 8px;
  }
  li a:focus-visible {
    outline: 0;
  }
  li a:focus-visible::before {
    outline: 3px solid var(--sea);
    outline-offset: -3px;
  }
`;
