import { css } from 'styled-components';

/** Styles of `Land`, for the surrounding header, whose text stays above the land. */
export const landCss = css`
  position: relative;
  isolation: isolate;
  background: linear-gradient(var(--sky-high), var(--sky-low) 75%);
  @media print {
    --land: 0rem;
  }
  > svg {
    position: absolute;
    z-index: -1;
    inset: auto 0 0;
    width: 100%;
    height: var(--land);
  }
  /* Links in their usual color have too little contrast on the sky. */
  a:not(.button) {
    color: var(--ink);
  }
`;

/** Hills at the foot of a header, below a sky. Pages without a scene of their own have them. */
export function Land() {
  return (
    <svg viewBox="0 0 1440 96" preserveAspectRatio="none" aria-hidden="true">
      <path fill="var(--far-hill)" d="M0 44q180-44 400-16t420-4 330-14 290 26v60h-1440z" />
      <path fill="var(--near-hill)" d="M0 80q260-30 560-8t480-22 400-10v56h-1440z" />
    </svg>
  );
}
