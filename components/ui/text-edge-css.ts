import { css } from 'styled-components';

/** The column of text of an article's page, in the middle of the page, and parts below it that are as wide. */
export const textColumnCss = css`
  @container (width >= 49rem) {
    max-width: 42rem;
    margin-inline: auto;
  }
`;

/**
 * Parts of an article's page that begin at the left edge of the text and end at the right edge of the container, where the contents are
 * beside the text. On a narrower page, they have their own width.
 */
export const fromTextEdgeCss = css`
  @container (width >= 75rem) {
    max-width: none;
    margin-inline: calc(50% - 21rem) 0;
  }
`;
