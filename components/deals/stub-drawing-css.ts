import { css } from 'styled-components';

/**
 * The postcard on the stub of a deal: above the price or, on a phone, beside it. On a phone, boarding passes and picks have it above
 * the perforation: the notches of a pass are at a fixed height.
 */
export const stubDrawingCss = css`
  [data-postcard] {
    position: absolute;
    margin: 0;
  }
  @media (width >= 30rem) {
    [data-postcard] {
      inset: 0 0 auto;
      width: 100%;
      height: 5.5rem;
      border-radius: 0 var(--radius) 0 0;
    }
    [data-part='price']:has([data-postcard]) {
      padding-top: 6rem;
    }
    [data-postcard] + [data-part='discount'] {
      position: relative;
      margin: -1.125rem 0 0.25rem;
    }
  }
  @media (18rem <= width < 30rem) {
    [data-postcard] {
      inset: 0 0 0 auto;
      width: 7rem;
      height: 100%;
      border-radius: 0 0 var(--radius);
    }
    :not([data-kind='flight'], [data-pick]) > [data-part='price']:has([data-postcard]) {
      align-content: center;
      min-height: 4.5rem;
      padding: 0.75rem 8rem 0.75rem 1.25rem;
    }
    :is([data-kind='flight'], [data-pick]):has([data-postcard]) [data-part='body'] {
      padding-bottom: 8rem;
    }
    :is([data-kind='flight'], [data-pick]) [data-postcard] {
      inset: auto 0 100%;
      width: 100%;
      height: 6.5rem;
      border-radius: 0;
    }
  }
  /* Large text on a phone needs the room. */
  @media (width < 18rem) {
    [data-postcard] {
      display: none;
    }
  }
`;
