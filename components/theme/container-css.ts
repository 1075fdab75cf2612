import { css } from 'styled-components';

/** For an element whose layout follows the text size of the page: a rem in its `@container` queries does, one in a media query does not. */
export const containerCss = css`
  container-type: inline-size;
`;
