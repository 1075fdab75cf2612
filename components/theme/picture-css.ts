import { css } from 'styled-components';

/*
 * The drawing lies behind the photo. A photo that fails gives way to it: by the mark that the start-up script sets, and
 * where scripts are blocked by ::before, which a browser draws only in a failed image and which pushes the broken-image
 * sign and the alternative text out of the frame (they stay readable for assistive technology).
 */
export const pictureCss = css`
  [data-sprite] {
    position: absolute;
  }
  .picture {
    display: block;
    position: relative;
    overflow: hidden;
    aspect-ratio: 16/10;
    background: var(--sky-low);
  }
  .picture > * {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    overflow: hidden;
  }
  .picture > img::before {
    content: '';
    display: block;
    height: 100%;
  }
  .picture > [data-failed] {
    opacity: 0;
  }
`;
