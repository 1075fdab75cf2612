import { css } from 'styled-components';

/** An item of a list as a card. */
export const cardCss = css`
  position: relative;
  overflow: hidden;
  /* Inside the card, which would cut off a focus ring around it. */
  --ring: -3px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
`;
