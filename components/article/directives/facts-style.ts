import { createGlobalStyle } from 'styled-components';
import { boxCss } from './box-css';

export const FactsStyle = createGlobalStyle`
  [data-part='prose'] [data-facts] {
    ${boxCss}
  }
  [data-facts] dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
    gap: 0 1.5rem;
    @media print {
      grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
    }
  }
  [data-facts] dl > div {
    padding-block: 0.5rem;
    border-top: 1px solid var(--line);
  }
  [data-facts] dt {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
  [data-facts] dd {
    line-height: 1.45;
    text-wrap: balance;
  }
  [data-part='prose'] [data-facts] dd > * {
    margin-bottom: 0;
  }
  [data-facts] a {
    display: inline-block;
    min-height: 1.5rem;
  }
`;
