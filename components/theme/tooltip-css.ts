import { css } from 'styled-components';

export const tooltipCss = css`
  .tooltip {
    position: absolute;
    z-index: 3;
    padding: 0.25rem 0.625rem;
    /* Space between tooltip and control without a gap that would lose the pointer; an outline in forced colors. */
    border: 4px solid transparent;
    border-radius: 10px;
    background: var(--ink) padding-box;
    color: var(--paper);
    font-size: var(--text-s);
  }
`;
