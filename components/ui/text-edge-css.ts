import { css } from 'styled-components';

/**
 * The margin of the column of text from the left edge of the container. Where the contents are beside the text, in a page of 75rem and thus
 * a container of 71rem, the column is in the middle. On a narrower page it begins at the edge, like everything else: nothing would fill
 * the space.
 */
const TEXT_EDGE = 'clamp(0px, (100% - 71rem + 1px) * 999, 50% - 21rem)';

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
