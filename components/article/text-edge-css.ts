import { css } from 'styled-components';

/**
 * On a wide screen, parts of an article's page that begin at the left edge of the text, which is in the middle of the container, and end at
 * the right edge of the container.
 */
export const fromTextEdgeCss = css`
  max-width: none;
  margin-inline: max(0px, 50% - 21rem) 0;
`;
