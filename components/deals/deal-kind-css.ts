import { css } from 'styled-components';

/*
 * The one detail that tells the four kinds of deal apart: the flight is a boarding pass with notches, the hotel a key card
 * with its stripe, the transfer a luggage tag with a hole and cut corners, the package a ticket with a fold.
 */
export const dealKindCss = css`
  [data-kind='hotel'] b {
    color: var(--deal-blue);
  }
  [data-kind='transfer'] b,
  [data-kind='package'] b {
    color: var(--sea);
  }
  /* Notches at both ends of the perforation. */
  [data-kind='flight'] {
    mask:
      radial-gradient(circle 0.5rem at calc(100% - 8.75rem) 0, #0000 98%, #000) top / 100% 51% no-repeat,
      radial-gradient(circle 0.5rem at calc(100% - 8.75rem) 100%, #0000 98%, #000) bottom / 100% 51% no-repeat;
  }
  [data-kind='hotel'] {
    padding-top: 1.25rem;
    background: linear-gradient(var(--deal-blue) 0.75rem, var(--surface) 0);
  }
  [data-kind='transfer'] {
    padding-left: min(2rem, 9vw);
    clip-path: polygon(1.25rem 0, 100% 0, 100% 100%, 1.25rem 100%, 0 calc(100% - 1.25rem), 0 1.25rem);
    mask: radial-gradient(circle 0.5rem at 1.5rem 50%, #0000 98%, #000);
  }
  [data-kind='package'] [data-part='price'] {
    --fold: color-mix(in srgb, var(--ink) 16%, #0000);
    border: 0;
    background: linear-gradient(90deg, var(--fold), #0000 1.5rem);
  }
  /* A cut edge would cut the focus ring. */
  [data-kind]:has(a:focus-visible) {
    mask: none;
    clip-path: none;
  }
  @media (width < 30rem) {
    [data-kind='flight'] {
      mask:
        radial-gradient(circle 0.5rem at 0 calc(100% - 4rem), #0000 98%, #000) left / 51% 100% no-repeat,
        radial-gradient(circle 0.5rem at 100% calc(100% - 4rem), #0000 98%, #000) right / 51% 100% no-repeat;
    }
    [data-kind='package'] [data-part='price'] {
      background: linear-gradient(var(--fold), #0000 1rem);
    }
  }
`;
