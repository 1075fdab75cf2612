import { createGlobalStyle } from 'styled-components';

export const DaysStyle = createGlobalStyle`
  [data-part='prose'] :is(h2, h3, h4):has([data-day]) {
    padding-top: 1rem;
    border-top: 1px solid var(--line);
  }
  [data-day] {
    display: block;
    width: fit-content;
    margin-bottom: 0.5rem;
    padding: 0.125rem 0.625rem;
    border: 1.5px solid;
    border-radius: 6px;
    color: var(--sunset);
    font: 700 0.75rem/1.75 var(--sans);
    letter-spacing: 0.08em;
    text-transform: uppercase;
  }
  @media print {
    [data-part='prose'] :has(> a > [data-day]) {
      break-after: avoid;
    }
  }
`;
