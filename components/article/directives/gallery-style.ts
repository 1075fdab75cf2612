import { createGlobalStyle } from 'styled-components';
import { COLORS } from '@/components/theme/tokens';

export const GalleryStyle = createGlobalStyle`
  [data-part='prose'] [data-gallery] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr));
    gap: 0.5rem;
    padding: 0;
  }
  @container (width >= 40rem) {
    [data-gallery]:has(> :nth-child(2):last-child) {
      --columns: 2;
    }
    [data-gallery]:has(> :nth-child(3n):last-child) {
      --columns: 3;
    }
    [data-part='prose'] [data-gallery] {
      grid-template-columns: repeat(var(--columns, 4), 1fr);
    }
  }
  [data-part='prose'] [data-gallery] li {
    margin: 0;
  }
  [data-gallery] :is(a, img, .picture) {
    display: block;
    width: 100%;
    aspect-ratio: 1;
    border-radius: 8px;
    object-fit: cover;
  }
  [data-viewer] {
    width: 100vw;
    max-width: none;
    height: 100dvh;
    max-height: none;
    padding: 0;
    border: 0;
    background: ${COLORS.dark.paper};
    color: ${COLORS.dark.ink};
  }
  [data-viewer] > div {
    display: flex;
    height: 100%;
    overflow-x: auto;
    outline-offset: -3px;
    scroll-snap-type: x mandatory;
  }
  [data-viewer] figure {
    flex: none;
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
    gap: 0.75rem;
    width: 100%;
    padding: 4rem 1rem 1.25rem;
    scroll-snap-align: center;
    scroll-snap-stop: always;
  }
  [data-gallery] small {
    color: var(--ink-soft);
    font-size: 0.75rem;
    line-height: 1.3;
  }
  [data-viewer] picture {
    display: contents;
  }
  [data-viewer] source {
    display: none;
  }
  [data-viewer] img {
    width: 100%;
    height: 100%;
    object-fit: contain;
    /* Overrides the style attribute with the focus of the crop, because the viewer shows the whole picture. */
    object-position: center !important;
  }
  [data-viewer] figcaption {
    min-height: 1.5lh;
    padding-inline: 3.25rem;
    text-align: center;
  }
  [data-viewer] button {
    position: absolute;
    bottom: 1rem;
    right: 1rem;
    width: 2.75rem;
    height: 2.75rem;
    border: 1px solid;
    border-radius: 50%;
    background: ${COLORS.dark.paper};
    font-size: 1.25rem;
    line-height: 1;
    cursor: pointer;
  }
  [data-viewer] > button:first-child {
    top: 0.75rem;
    bottom: auto;
  }
  [data-viewer] > div + button {
    right: auto;
    left: 1rem;
  }
  [data-viewer] :focus-visible {
    outline-color: ${COLORS.dark.sea};
  }
  @media (prefers-reduced-motion: no-preference) {
    [data-viewer] > div {
      scroll-behavior: smooth;
    }
  }
`;
