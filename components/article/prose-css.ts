import { css } from 'styled-components';

/**
 * The body of an article: line length, spacing, scrolling tables. `:where` keeps specificity low, so that parts can
 * override it. The styles of parts that only some articles have are in `directives/`.
 */
export const proseCss = css`
  :where([data-part='prose']) {
    /* Of boxes and other parts in the interface's face. Running text has its own size (\`text-face-css.ts\`). */
    font-size: 1.0625rem;
    line-height: 1.7;
    p,
    ul,
    ol,
    pre,
    blockquote,
    figure,
    [data-table] {
      margin: 0 0 1.25em;
    }
    figure img:not(.picture > img) {
      max-width: 100%;
      height: auto;
      border-radius: var(--radius);
    }
    h2 {
      margin-block: 2em 0.6em;
      font-size: clamp(1.5rem, 1.35rem + 0.75vw, 2rem);
    }
    h3 {
      margin-block: 1.8em 0.4em;
      font-size: clamp(1.3125rem, 1.22rem + 0.42vw, 1.5625rem);
    }
    h4 {
      font-size: var(--text-l);
    }
    :is(h2, h3, h4) > a:only-child {
      color: inherit;
      text-decoration: none;
    }
    /* Forced colors would mark it as a link among text. The title of a card is one. */
    @media (forced-colors: active) {
      :is(h2, h3, h4) > a[href^='#'] {
        color: CanvasText;
      }
    }
    :is(h2, h3, h4) > a:only-child:hover {
      text-decoration: underline;
    }
    ul,
    ol {
      padding-left: 1.375em;
    }
    ol {
      break-inside: avoid;
    }
    p:has(+ ol) {
      break-after: avoid;
    }
    li {
      margin-bottom: 0.4em;
    }
    li::marker {
      color: var(--sunset);
    }
    blockquote {
      padding-left: 1.25rem;
      border-left: 3px solid var(--sun);
      color: var(--ink-soft);
      font-size: var(--text-l);
    }
    .picture {
      aspect-ratio: 3/2;
      border-radius: var(--radius);
    }
    figcaption {
      padding-top: 0.5rem;
      color: var(--ink-soft);
      font-size: var(--text-s);
    }
    @media print {
      h2 {
        margin-block: 1.4em 0.5em;
      }
      /* Beside the text. As wide as the text, a picture that does not fit would leave the rest of its page empty. */
      figure:has(> .picture, > picture) {
        float: right;
        clear: right;
        width: 42%;
        margin: 0.25rem 0 1rem 1.5rem;
      }
      figure[data-upright] > picture > img {
        width: auto;
        max-height: 18rem;
      }
      /* A box is beside the picture, not below it. */
      :is([data-facts], [data-checklist], [data-quote], blockquote, details) {
        display: flow-root;
      }
    }
    /* A shadow on the side where a table continues. The first two gradients scroll with the table and cover the
        shadow at its ends, in the color of a box around it. */
    [data-table] {
      overflow-x: auto;
      background:
        linear-gradient(90deg, var(--behind, var(--paper)) 50%, #0000) 0 / 1.5rem local,
        linear-gradient(270deg, var(--behind, var(--paper)) 50%, #0000) 100% / 1.5rem local,
        linear-gradient(90deg, var(--line), #0000) 0 / 0.75rem,
        linear-gradient(270deg, var(--line), #0000) 100% / 0.75rem;
      background-repeat: no-repeat;
      font-size: 1rem;
      break-inside: avoid;
    }
    table {
      min-width: 100%;
      /* Wide tables scroll, so that words stay whole. */
      overflow-wrap: normal;
      border-collapse: collapse;
      line-height: 1.45;
    }
    th,
    td {
      /* Three columns fit a phone. */
      min-width: 4.5rem;
      padding: 0.625rem 0.75rem 0.625rem 0;
      border-bottom: 1px solid var(--line);
      vertical-align: top;
    }
    th:not([align]) {
      text-align: left;
    }
    pre {
      overflow-x: auto;
    }
    .footnotes {
      margin-top: 3rem;
      padding-top: 1.5rem;
      border-top: 1px solid var(--line);
      font-size: var(--text-s);
    }
    .footnotes h2 {
      margin-top: 0;
      font-size: var(--text-l);
    }
    sup {
      line-height: 0;
    }
    sup a,
    .data-footnote-backref {
      padding: 0.25em;
    }
  }
`;
