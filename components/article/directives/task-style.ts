import { createGlobalStyle } from 'styled-components';

/** Checkboxes, in a checklist or in a list of their own. */
export const TaskStyle = createGlobalStyle`
  [data-part='prose'] [data-task] {
    list-style: none;
    margin-left: -1.375em;
  }
  [data-task] label {
    display: block;
    position: relative;
    padding-left: 2rem;
    cursor: pointer;
  }
  /* The boxes of some browsers are gray in a dark scheme. */
  [data-task] input {
    appearance: none;
    position: absolute;
    left: 0;
    width: 1.25rem;
    height: 1.25rem;
    margin: calc((1lh - 1.25rem) / 2) 0 0;
    border: 1.5px solid var(--ink-soft);
    border-radius: 5px;
    font: inherit;
  }
  [data-task] :checked {
    border-color: var(--sea);
    background: var(--sea);
  }
  [data-task] :checked::before {
    content: '✓' / '';
    display: grid;
    place-content: center;
    height: 100%;
    color: var(--on-fill);
    font: 700 0.875rem/1 var(--sans);
  }
  @media print {
    /* The boxes are smaller. */
    [data-task] input {
      border-radius: 2px;
      print-color-adjust: exact;
    }
  }
`;
