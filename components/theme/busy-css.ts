import { css } from 'styled-components';

/**
 * A pressed control that waits for its script, and the note after it if the script could not be loaded
 * (`scripts/hydration/loader.ts` sets both states). The dots appear after a delay, so that they do not flash when the
 * script loads quickly. They do not move.
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
