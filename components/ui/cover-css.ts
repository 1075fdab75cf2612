import { css } from 'styled-components';

/** A link that covers a whole item, which must be positioned and has the focus ring. */
export const coverCss = css`
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius);
  }
  &:focus-visible {
    outline: 0;
  }
  &:focus-visible::before {
    outline: 3px solid var(--sea);
    outline-offset: var(--ring, 3px);
  }
`;
