import { css } from 'styled-components';

/**
 * A control that was pressed and waits for its script, and the note after it when the script could not be had
 * (`scripts/hydration/loader.ts` sets both states). The dots come after a delay, so that a fast start shows none, and do not
 * move.
 */
export const busyCss = css`
  :is(a, button)[aria-busy='true'] {
    position: relative;
    cursor: progress;
  }
  :is(a, button)[aria-busy='true']::after {
    content: '';
    position: absolute;
    inset: auto 20% 2px;
    border-top: 4px dotted;
    animation: late 0s 0.3s backwards;
  }
  @keyframes late {
    from {
      visibility: hidden;
    }
  }
  [aria-busy='false'] + [hidden] {
    display: block;
  }
`;
