import { css } from 'styled-components';

/**
 * For an element whose layout follows the text size of the page: a rem in its `@container` queries does, one in a media query does not. The
 * main element, the header and the footer are such containers, so only a part narrower than the page needs its own.
 */
export const containerCss = css`
  container-type: inline-size;
`;
