import { createGlobalStyle } from 'styled-components';

export const QuoteStyle = createGlobalStyle`
  [data-part='prose'] [data-quote] {
    margin-block: 2.5rem;
    padding-block: 1.5rem;
    border-block: 1px solid var(--line);
    border-top: 3px solid var(--sun);
    break-inside: avoid;
  }
  [data-part='prose'] [data-quote] blockquote {
    margin: 0;
    padding: 0;
    border: 0;
    color: var(--ink);
    font: 500 clamp(1.5rem, 1.2rem + 1.2vw, 2.25rem)/1.2 var(--display);
  }
  /* Hangs in the margin and tells a quotation from a heading. */
  [data-part='prose'] [data-quote] blockquote::before {
    content: '“' / '';
    float: left;
    margin-left: -0.5em;
    color: var(--sunset);
  }
  /* At large text sizes, the mark is wider than the margin of a phone. */
  @container (width < 18rem) {
    [data-part='prose'] [data-quote] blockquote::before {
      display: block;
      float: none;
      height: 0.6em;
      margin: 0;
    }
  }
  /* The margin of a sheet of paper cuts off what hangs in it. */
  @media print {
    [data-part='prose'] [data-quote] blockquote::before {
      margin-left: 0;
    }
  }
  [data-part='prose'] [data-quote] p {
    margin-bottom: 0.5em;
    text-wrap: balance;
  }
  [data-part='prose'] [data-quote] :last-child {
    margin-bottom: 0;
  }
  [data-quote] figcaption::before {
    content: '— ' / '';
  }
`;
