import { css } from 'styled-components';

/** A grid of cards as one row to swipe, from edge to edge of a phone, in which the next card shows. */
export const swipeRowCss = css`
  grid-auto-columns: 82%;
  grid-auto-flow: column;
  grid-template-columns: none;
  margin-inline: calc(-1 * var(--gutter));
  /* Leaves room for the focus ring of a card. */
  padding: 6px var(--gutter);
  overflow-x: auto;
  scroll-padding-inline: var(--gutter);
  scroll-snap-type: x proximity;
  > li {
    scroll-snap-align: start;
  }
`;
