import { css } from 'styled-components';

/** A box, such as facts and checklists. */
export const boxCss = css`
  margin-block: 2rem;
  padding: 1.25rem;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  --behind: var(--surface);
  background: var(--behind);
  break-inside: avoid;
  > :first-child {
    margin-bottom: 0.75rem;
    font: 600 var(--text-l)/1.2 var(--display);
  }
  > :first-child strong {
    font-weight: inherit;
  }
  > :last-child {
    margin-bottom: 0;
  }
`;
