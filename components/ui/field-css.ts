import { css } from 'styled-components';

/** A label above its field. The border marks the field, so it has the contrast of text. */
export const fieldCss = css`
  label {
    display: grid;
    min-width: 0;
    /* Leaves room for the focus ring of the field. */
    gap: 0.25rem;
    font-weight: 600;
    font-size: var(--text-s);
    line-height: 1.4;
  }
  input,
  textarea {
    width: 100%;
    min-width: 0;
    height: 2.75rem;
    padding: 0.5rem clamp(0.5rem, 2vw, 0.75rem);
    border: 1px solid var(--ink-soft);
    border-radius: 8px;
    background: var(--surface);
    font-size: 1rem;
    font-weight: 400;
  }
  /* The browser's default gray has too little contrast on the dark surface. */
  ::placeholder {
    color: var(--ink-soft);
    opacity: 1;
  }
`;
