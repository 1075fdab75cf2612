import { css } from 'styled-components';

/** For a prose area with room beside its text: the facts are there, and follow the reader. It sets no gap between the columns. */
export const factsBesideCss = css`
  display: grid;
  grid-template-columns: minmax(0, 42rem) minmax(16rem, 1fr);
  > *,
  > * > * {
    grid-column: 1;
  }
  /* Blocks of text share the grid, so that the facts are beside all of them. */
  > div:not([class]) {
    display: contents;
  }
  /* The margins of a grid do not collapse. */
  > div > h2 {
    margin-top: 1em;
  }
  [data-facts] {
    position: sticky;
    top: 1.5rem;
    /* From the first row on. Rows without content have no height. */
    grid-area: 1/2 / span 99;
    align-self: start;
    margin-top: 0;
  }
`;
