import { css } from 'styled-components';

/**
 * The margin of the column of text from the left edge of the container: none on phones and tablets, where it would only be an indent. From
 * there it grows until the column is in the middle, in a container of 58rem.
 */
const TEXT_EDGE = 'clamp(0px, 80% - 38.4rem, 50% - 21rem)';

/** The column of text of an article's page, and parts below it that are as wide. */
export const textColumnCss = css`
  max-width: 42rem;
  margin-inline: ${TEXT_EDGE} auto;
`;

/** Parts of an article's page that begin at the left edge of the text and end at the right edge of the container. */
export const fromTextEdgeCss = css`
  max-width: none;
  margin-inline: ${TEXT_EDGE} 0;
`;
