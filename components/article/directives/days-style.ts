import { createGlobalStyle } from 'styled-components';
import { stampCss } from '@/components/theme/stamp-css';

export const DaysStyle = createGlobalStyle`
  [data-part='prose'] :is(h2, h3, h4):has([data-day]) {
    padding-top: 1rem;
    border-top: 1px solid var(--line);
  }
  [data-day] {
    ${stampCss}
    display: block;
    width: fit-content;
    margin-bottom: 0.5rem;
    font-family: var(--sans);
  }
  @media print {
    [data-part='prose'] :has(> a > [data-day]) {
      break-after: avoid;
    }
  }
`;
