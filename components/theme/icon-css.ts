import { css } from 'styled-components';

/** In the global style, because a page shows dozens of icons. */
export const iconCss = css`
  .icon {
    width: 1.25rem;
    height: 1.25rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.6;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;
