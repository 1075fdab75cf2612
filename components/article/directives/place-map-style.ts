import { createGlobalStyle } from 'styled-components';

export const PlaceMapStyle = createGlobalStyle`
  [data-map] [data-part='sheet'] {
    position: relative;
    overflow: hidden;
    border: 1px solid var(--line);
    border-radius: var(--radius);
  }
  [data-map] svg {
    width: 100%;
    background: color-mix(in srgb, var(--water) 22%, var(--surface));
    fill: none;
  }
  [data-map] [data-part='land'] {
    stroke: light-dark(var(--near-hill), var(--cloud));
    stroke-width: 0.62;
    stroke-linecap: round;
    stroke-dasharray: 0 1;
  }
  [data-map] [data-part='cross'] {
    stroke: var(--ink-soft);
    stroke-width: 0.15;
    stroke-dasharray: 0.6;
  }
  [data-map] [data-part='spot'] {
    stroke: var(--sunset);
    stroke-width: 2.2;
    stroke-linecap: round;
  }
  [data-map] b {
    position: absolute;
    top: var(--y);
    left: var(--x);
    width: max-content;
    max-width: 45%;
    margin-inline: 0.75rem;
    padding: 0.125rem 0.625rem;
    border: 1px solid var(--ink-soft);
    border-radius: 1rem;
    background: var(--surface);
    font-size: var(--text-s);
    line-height: 1.4;
    translate: 0 -50%;
  }
  [data-map] [data-side='left'] b {
    translate: calc(-100% - 1.5rem) -50%;
  }
  [data-map] figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.25rem;
  }
  @media (forced-colors: active) {
    [data-map] [data-part='land'] {
      stroke: GrayText;
    }
    [data-map] :is([data-part='cross'], [data-part='spot']) {
      stroke: CanvasText;
    }
  }
`;
