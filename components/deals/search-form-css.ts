import { css } from 'styled-components';
import { fieldCss } from '@/components/ui/field-css';

/** The sheet, the fields and the error messages of our own searches. */
export const searchFormCss = css`
  display: grid;
  gap: clamp(0.5rem, 2vw, 1rem) clamp(0.75rem, 2vw, 1rem);
  align-items: start;
  padding: clamp(min(0.75rem, 4vw), 3vw, 1.5rem);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--paper);
  box-shadow: var(--shadow);
  ${fieldCss}
  /* A date and its button must fit half a phone, a quarter of a tablet, and the smallest phone with text twice as large. */
  [type='date'] {
    padding-right: min(0.25rem, 1vw);
  }
  /* Leaves room for the focus ring of the field. */
  small {
    display: block;
    margin-top: 0.5rem;
    color: var(--sunset);
    font-size: var(--text-s);
    line-height: 1.4;
  }
  small:empty {
    display: none;
  }
  small button {
    display: block;
    min-height: 1.75rem;
    margin-top: 0.25rem;
    border: 1px solid;
    border-radius: 8px;
    background: none;
  }
  [aria-invalid] {
    border: 2px solid var(--sunset);
  }
  @container (width >= 18rem) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    > div {
      grid-column: span 3;
    }
    /* Beside the last field, and below the line of its label. */
    > .button {
      grid-column: span 4;
      margin-top: calc(var(--text-s) * 1.4 + 0.25rem);
      padding-inline: 0;
    }
  }
  /* A date does not fit half of the smallest phones. */
  @container (width <= 20rem) {
    > div:has([type='date']) {
      grid-column: 1/-1;
    }
  }
  /* On a low screen, the first deal is above the fold. */
  @container (width >= 44rem) {
    @media (max-height: 60rem) {
      row-gap: 0.5rem;
      padding-block: 0.75rem;
    }
  }
`;
