import { css } from 'styled-components';

/** Main actions as links or buttons, 44 px high for touch. `data-variant="quiet"` is for the second of two. */
export const buttonCss = css`
  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.5rem;
    min-height: 2.75rem;
    padding: 0.5rem min(1.25rem, 6vw);
    border: 1px solid var(--sea);
    border-radius: var(--pill);
    background: var(--sea);
    color: var(--on-fill);
    font-weight: 600;
    line-height: 1.25;
    text-align: center;
    text-decoration: none;
    cursor: pointer;
  }
  .button[data-variant='quiet'] {
    background: none;
    color: var(--sea);
  }
  .button:hover {
    border-color: color-mix(in srgb, var(--sea), var(--ink) 30%);
    background: color-mix(in srgb, var(--sea), var(--ink) 30%);
  }
  .button[data-variant='quiet']:hover {
    background: color-mix(in srgb, var(--sea) 12%, #0000);
  }
`;
