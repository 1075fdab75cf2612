import { css } from 'styled-components';

/** A part that readers can open: an arrow at the end of its summary, in place of the browser's triangle. It points up while the part is open. */
export const chevronCss = css`
  summary {
    position: relative;
    padding-right: 2rem;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::after {
    content: '';
    position: absolute;
    top: calc(50% - 0.5rem);
    right: 0.375rem;
    width: 0.625rem;
    height: 0.625rem;
    border: solid var(--ink-soft);
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }
  [open] > summary::after {
    translate: 0 0.25rem;
    rotate: 225deg;
  }
`;
