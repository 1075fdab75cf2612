import { css } from 'styled-components';

/** Styles of `PriceLine`, for the surrounding component. */
export const priceLineCss = css`
  [data-part='line'] {
    color: var(--ink-soft);
    font-size: 0.8125rem;
  }
  [data-part='line'] svg {
    display: block;
    width: 100%;
    height: 2rem;
    margin-block: 0.5rem;
    /* The point is on the edge of the drawing. */
    overflow: visible;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  /* The drawing is stretched, but its strokes keep their width. */
  [data-part='line'] path {
    vector-effect: non-scaling-stroke;
  }
  [data-part='line'] path + path {
    stroke: var(--sunset);
    stroke-width: 8;
  }
  /* Forced colors change the background but not the colors of drawings. */
  @media (forced-colors: active) {
    [data-part='line'] svg {
      color: CanvasText;
    }
    [data-part='line'] path + path {
      stroke: Highlight;
    }
  }
`;
