import { css } from 'styled-components';

/** Main actions as links or buttons, 44 px high for touch. `data-variant="quiet"` is for the second of two. */
export const buttonCss = css`
  .button {
    display: inline-block;
    /* 44 px high in total, with one line of text and the border. */
    padding: calc(1.375rem - 1px - 0.625em) min(1.25rem, 6vw);
    border: 1px solid var(--sea);
    border-radius: var(--pill);
    background: var(--sea);
    color: var(--on-fill);
    font-weight: 600;
    line-height: 1.25;
    text-align: center;
    text-wrap: balance;
    text-decoration: none;
    cursor: pointer;
  }
  .button[data-variant='quiet'] {
    background: none;
    color: var(--sea);
  }
  .button:hover {
    filter: brightness(0.85);
  }
`;
