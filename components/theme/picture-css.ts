import { css } from 'styled-components';

/*
 * The drawing is behind the photo. A failed photo must not cover it. With scripts, the start-up script marks the photo.
 * Without scripts, ::before does it: browsers render it only in a failed image, and it pushes the broken-image icon and
 * the alternative text out of the frame (assistive technology can still read them).
 */
export const pictureCss = css`
  .picture {
    display: block;
    position: relative;
    overflow: hidden;
    aspect-ratio: 16/10;
    background: var(--sky-low);
    /* At night, the ground of a drawing is as dark as the page. */
    outline: 1px solid light-dark(#0000, var(--line));
    outline-offset: -1px;
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
