import { css } from 'styled-components';

/** An item of a list as a card. */
export const cardCss = css`
  position: relative;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  /* The card cuts off the focus ring of the link that covers it, and has the ring itself. */
  &:has(h3 a:focus-visible) {
    outline: 3px solid var(--sea);
    outline-offset: 3px;
  }
`;
