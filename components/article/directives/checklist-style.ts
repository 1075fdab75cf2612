import { createGlobalStyle } from 'styled-components';
import { cardCss } from './card-css';

/** In print, a checklist is a card on a separate page. It takes half of the sheet, with lines for folding it to pocket size. */
export const ChecklistStyle = createGlobalStyle`
  [data-part='prose'] [data-checklist] {
    ${cardCss}
  }
  [data-part='prose'] [data-checklist] li:last-child {
    margin-bottom: 0;
  }
  @media print {
    [data-part='prose'] [data-checklist] {
      break-before: page;
      break-after: page;
      columns: 2;
      column-gap: 2rem;
      column-rule: 1px dashed #888;
      min-height: 49vh;
      margin: 0;
      padding: 0 0 1rem;
      border: 0;
      border-bottom: 1px dashed #888;
      border-radius: 0;
      font-size: 0.8125rem;
      line-height: 1.35;
    }
    [data-checklist] li {
      break-inside: avoid;
    }
  }
`;
