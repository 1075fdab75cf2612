import { css } from 'styled-components';

/** An item of a list as a card. */
export const cardCss = css`
  position: relative;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
`;
