import { css } from 'styled-components';

/** The stripes of an airmail envelope along the top of a box. */
export const airmailCss = css`
  position: relative;
  overflow: hidden;
  &::before {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    height: 0.5rem;
    background: repeating-linear-gradient(
      115deg,
      var(--sunset) 0 1.25rem,
      #0000 0 2rem,
      var(--sea) 0 3.25rem,
      #0000 0 4rem
    );
  }
`;
