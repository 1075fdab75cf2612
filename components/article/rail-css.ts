import { css } from 'styled-components';
import { fromTextEdgeCss } from '@/components/ui/text-edge-css';

/**
 * All parts are in the column of text. Pictures and wide tables extend to both edges of the page. On a wide screen, the contents are beside
 * the text, and the title and pictures extend to the right edge only. A line at the top shows the progress.
 */
export const railCss = css`
  > :is([data-part='way'], header, [data-part='picture']) {
    ${fromTextEdgeCss}
  }
  /* On paper, everything is in the column. */
  @media screen {
    @container (width >= 49rem) {
      --wide: calc(100cqw - 2 * var(--gutter));
      --outdent: calc((42rem - var(--wide)) / 2);
      > [data-part='picture'] {
        max-width: none;
      }
      [data-part='prose'] > figure:not([data-map], [data-upright]),
      [data-part='prose'] [data-table]:has(th:nth-child(5)) {
        width: var(--wide);
        margin-left: var(--outdent);
      }
      /* Below the text, not at the edge of a picture that is wider. */
      [data-part='prose'] > figure:not([data-map], [data-upright]) > figcaption,
      > [data-part='picture'] > figcaption {
        padding-inline: calc(-1 * var(--outdent));
      }
      [data-part='prose'] > figure > .picture {
        aspect-ratio: 16/9;
      }
    }
    @container (width >= 75rem) {
      /* From the column of text in the middle (\`text-edge-css.ts\`) to the right edge of the page. */
      --wide: min(57rem, 50cqw - var(--gutter) + 21rem);
      --outdent: 0;
      > [data-part='contents'] {
        float: left;
        width: 11rem;
        /* 4rem beside the text. */
        margin: 0.5rem 0 0 calc(50% - 36rem);
      }
      /* From the left edge of the wider page. */
      @container (width >= 112.5rem) {
        --wide: 65rem;
        > [data-part='contents'] {
          width: 17rem;
          margin-left: calc(50% - 44rem);
        }
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
