import { css } from 'styled-components';
import { fromTextEdgeCss } from './text-edge-css';

/**
 * On a wide screen, all parts begin at the left edge of the text. The contents are beside the text, and the title and pictures extend to the
 * right edge of the page. A line at the top shows the progress.
 */
export const railCss = css`
  @media (width >= 62rem) {
    > :is([data-part='way'], header, [data-part='picture']) {
      ${fromTextEdgeCss}
    }
    /* The same width within the column of text. */
    --wide: min(57rem, 50vw + 21rem - var(--gutter));
    [data-part='prose'] > figure:not([data-map], [data-upright]),
    [data-part='prose'] [data-table]:has(th:nth-child(5)) {
      width: var(--wide);
    }
    [data-part='prose'] > figure > .picture {
      aspect-ratio: 16/9;
    }
  }
  @media screen and (width >= 75rem) {
    > details[data-part='contents'] {
      position: sticky;
      top: 1.5rem;
      float: left;
      width: 11rem;
      max-height: calc(100vh - 3rem);
      margin: 0.5rem 0 0;
      overflow-y: auto;
      border: 0;
      font-size: var(--text-s);
      line-height: 1.35;
      &::details-content {
        content-visibility: visible;
      }
      /* The contents are always open here. */
      @supports selector(::details-content) {
        summary {
          list-style: none;
          pointer-events: none;
        }
      }
      ol {
        padding-left: 1.125rem;
        scroll-target-group: auto;
      }
      li {
        margin: 0;
      }
      li::marker {
        color: var(--ink-soft);
      }
      li a {
        display: block;
        padding-block: 0.1875rem;
        color: var(--ink-soft);
        text-decoration: none;
      }
      a:hover {
        text-decoration: underline;
      }
      /* The section that is being read, where the browser knows it. Apart from others, because older browsers ignore the whole rule. */
      li a:target-current {
        color: var(--ink);
        text-decoration: underline 2px var(--sunset);
      }
    }
  }
  @media screen and (prefers-reduced-motion: no-preference) {
    @supports (animation-timeline: scroll()) {
      /* The progress of the article only, without the sections below it. */
      view-timeline: --article;
      &::before {
        content: '';
        position: fixed;
        z-index: 2;
        inset: 0 0 auto;
        height: 3px;
        background: var(--sunset);
        transform-origin: 0 0;
        animation: progress linear both;
        animation-timeline: --article;
        animation-range: contain;
      }
      @keyframes progress {
        from {
          transform: scaleX(0);
        }
      }
    }
  }
`;
