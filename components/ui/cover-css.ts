import { css } from 'styled-components';

/** The pseudo-element that makes a link cover a whole item, which must be positioned. */
export const coverCss = css`
  content: '';
  position: absolute;
  inset: 0;
`;
