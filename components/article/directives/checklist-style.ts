import { createGlobalStyle } from 'styled-components';
import { boxCss } from './box-css';

/** In print, a checklist is a card on one page, with lines for cutting it out and folding it to pocket size. */
export const ChecklistStyle = createGlobalStyle`
  [data-part='prose'] [data-checklist] {
    ${boxCss}
  }
  [data-part='prose'] [data-checklist] li:last-child {
    margin-bottom: 0;
  }
  @media print {
    [data-part='prose'] [data-checklist] {
      break-inside: avoid;
      padding: 1rem 0;
      border: 1px dashed #888;
      border-inline: 0;
      border-radius: 0;
      font-size: 0.8125rem;
      line-height: 1.35;
    }
    [data-part='prose'] [data-checklist] ul {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: 0.5rem 2rem;
      /* The line for folding. */
      background: repeating-linear-gradient(#888 0 4px, #0000 0 8px) 50% / 1px 100% no-repeat;
      print-color-adjust: exact;
    }
    [data-checklist] li {
      margin: 0;
      break-inside: avoid;
    }
  }
`;
