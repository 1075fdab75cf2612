import { css } from 'styled-components';

/** Radix puts tooltips at the end of the body, so their look is global. */
export const tooltipCss = css`
  .tooltip {
    z-index: 3;
    padding: 0.25rem 0.625rem;
    border-radius: 6px;
    background: var(--ink);
    color: var(--paper);
    font-size: var(--text-s);
  }
`;
