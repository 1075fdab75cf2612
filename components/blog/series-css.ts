import { css } from 'styled-components';

/** The parts of a series as stops of a route: equal rows, numbers on the left, and a line that joins them. */
export const seriesCss = css`
  /* On the corner of the picture, or beside it. */
  [data-part='number'] {
    position: absolute;
    z-index: 1;
    left: 0.5rem;
    top: 0.5rem;
    display: grid;
    place-content: center;
    width: 2em;
    height: 2em;
    border: 2px solid;
    border-radius: 50%;
    background: var(--paper);
    color: var(--sunset);
    /* In the display face, a small 3 looks like a 5. */
    font: 700 1rem/1 var(--sans);
  }
  @container (width >= 46rem) {
    > ul[data-order='series'] {
      grid-template-columns: 1fr;
      gap: 0;
    }
    > ul[data-order='series'] > li {
      display: flex;
      grid-column: 1;
      flex-direction: row;
      align-items: center;
      gap: clamp(1.5rem, 3vw, 3rem);
      padding: 1.25rem 0 1.25rem 5.5rem;
      overflow: visible;
      border: 0;
      border-radius: 0;
      background: none;
      &::after {
        content: '';
        position: absolute;
        z-index: -1;
        inset: 0 auto 0 calc(1.625rem - 1px);
        border-left: 2px dashed var(--sunset);
      }
      &:first-child::after {
        top: 50%;
      }
      &:last-child::after {
        bottom: 50%;
      }
      .picture {
        flex: 0 0 36%;
        border-radius: var(--radius);
      }
      [data-part='words'] {
        padding: 0;
      }
      h3 {
        font-size: var(--text-xl);
      }
      [data-part='number'] {
        left: 0;
        top: calc(50% - 1em);
        font-size: 1.625rem;
      }
    }
  }
`;
