import { css } from 'styled-components';

export const tooltipCss = css`
  .tooltip {
    position: absolute;
    z-index: 3;
    padding: 0.25rem 0.625rem;
    /* Keeps it apart from its control, without a gap that the pointer would fall into; an outline in forced colors. */
    border: 4px solid transparent;
    border-radius: 10px;
    background: var(--ink) padding-box;
    color: var(--paper);
    font-size: var(--text-s);
  }
`;
