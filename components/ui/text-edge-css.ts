import { css } from 'styled-components';

/**
 * Where the contents are beside the text, the column of text is in the middle of the page. On a narrower page, it begins at the left edge,
 * because nothing would fill the space.
 */
const besideContentsCss = css`
  @container (width >= 75rem) {
    margin-left: calc(50% - 21rem);
  }
`;

/** The column of text of an article's page, and parts below it that are as wide. */
export const textColumnCss = css`
  max-width: 42rem;
  margin-inline: 0 auto;
  ${besideContentsCss}
`;

/** Parts of an article's page that begin at the left edge of the text and end at the right edge of the container. */
export const fromTextEdgeCss = css`
  max-width: none;
  margin-inline: 0;
  ${besideContentsCss}
`;
