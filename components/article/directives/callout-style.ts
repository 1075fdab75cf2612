import { createGlobalStyle } from 'styled-components';

export const CalloutStyle = createGlobalStyle`
  [data-callout] {
    margin-block: 1.75rem;
    padding: 1rem 1.25rem;
    border-left: 4px solid var(--sea);
    border-radius: 4px;
    --behind: var(--sand);
    background: var(--behind);
    break-inside: avoid;
  }
  [data-callout='warning'] {
    border-color: var(--sunset);
  }
  [data-part='prose'] [data-callout] > :last-child {
    margin-bottom: 0;
  }
  [data-part='prose'] [data-callout] > :first-child {
    margin-bottom: 0.25rem;
  }
`;
