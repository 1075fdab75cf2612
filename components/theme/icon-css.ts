import { css } from 'styled-components';

/** What all icons have in common stands once in the global style: a page shows dozens of them. */
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
