import { css } from 'styled-components';

/*
 * One piece of paper in four foldings. Shared: a body, a perforated line, a stub with the price. Told apart by one detail:
 * the flight is a boarding pass with notches, the hotel a key card with its stripe, the transfer a luggage tag with a hole
 * and cut corners, the package a ticket with a fold.
 */
export const dealCardCss = css`
  [data-part='deals'] {
    display: grid;
    gap: 1.25rem;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 27rem), 1fr));
  }
  [data-kind] {
    position: relative;
    display: grid;
    grid-template-columns: 1fr 8.75rem;
    border-radius: var(--radius);
    background: var(--surface);
    filter: drop-shadow(0 1px 1px rgb(20 33 61/14%)) drop-shadow(0 6px 14px rgb(20 33 61/8%));
  }
  [data-part='body'] {
    min-width: 0;
    padding: 1.25rem;
  }
  [data-part='facts'] {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    margin-bottom: 0.5rem;
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
  svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
  }
  [data-part='codes'] {
    display: flex;
    align-items: center;
    gap: 0.625rem;
    font: 600 1.75rem/1.2 var(--display);
    letter-spacing: 0.02em;
  }
  [data-part='codes'] svg {
    width: 1.25rem;
    height: 1.25rem;
    color: var(--sunset);
  }
  h3 {
    margin-bottom: 0.375rem;
    font-size: 1.25rem;
  }
  [data-part='codes'] + h3 {
    font: 600 1rem/1.4 var(--sans);
    letter-spacing: 0;
  }
  h3 a {
    color: var(--ink);
    text-decoration: none;
  }
  h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius);
  }
  h3 svg {
    display: inline;
    width: 0.875rem;
    height: 0.875rem;
    margin-left: 0.375rem;
    vertical-align: baseline;
    color: var(--sea);
  }
  [data-kind]:hover h3 a {
    text-decoration: underline;
  }
  h3 a:focus-visible {
    outline: 0;
  }
  h3 a:focus-visible::after {
    outline: 3px solid var(--sea);
    outline-offset: 3px;
  }
  [data-part='body'] > p:not([data-part]),
  ul ul {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
  ul ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.125rem 1rem;
    margin-top: 0.5rem;
  }
  ul ul li::before {
    content: '✓ ';
    color: var(--sea);
  }
  [data-part='price'] {
    position: relative;
    display: grid;
    align-content: center;
    justify-items: center;
    padding: 1rem 0.75rem;
    border-left: 2px dashed var(--line);
    font-size: var(--text-s);
    color: var(--ink-soft);
    text-align: center;
  }
  [data-part='price'] b {
    color: var(--sunset);
    font: 600 1.5rem/1.2 var(--display);
  }
  [data-part='discount'] {
    margin-bottom: 0.625rem;
    padding: 0.125rem 0.5rem;
    border: 2px solid;
    border-radius: 6px;
    rotate: -5deg;
    color: var(--sunset);
    font-weight: 700;
    letter-spacing: 0.04em;
    text-transform: uppercase;
    white-space: nowrap;
  }
  [data-kind='hotel'] b {
    color: var(--deal-blue);
  }
  [data-kind='transfer'] b,
  [data-kind='package'] b {
    color: var(--sea);
  }
  /* Boarding pass: notches at both ends of the perforation. */
  [data-kind='flight'] {
    mask:
      radial-gradient(circle 0.5rem at calc(100% - 8.75rem) 0, #0000 98%, #000) top / 100% 51% no-repeat,
      radial-gradient(circle 0.5rem at calc(100% - 8.75rem) 100%, #0000 98%, #000) bottom / 100% 51% no-repeat;
  }
  /* Key card: the stripe. */
  [data-kind='hotel'] {
    padding-top: 1.25rem;
    background: linear-gradient(var(--deal-blue) 0.75rem, #0000 0) 0 0.5rem / 100% 0.75rem no-repeat
      var(--surface);
  }
  /* Luggage tag: cut corners and the hole for the string. */
  [data-kind='transfer'] {
    padding-left: 2rem;
    clip-path: polygon(1.25rem 0, 100% 0, 100% 100%, 1.25rem 100%, 0 calc(100% - 1.25rem), 0 1.25rem);
    mask: radial-gradient(circle 0.5rem at 1.5rem 50%, #0000 98%, #000);
  }
  /* Folded ticket: the shadow in the fold. */
  [data-kind='package'] [data-part='price'] {
    border-left: 0;
    border-radius: 0 var(--radius) var(--radius) 0;
    background: linear-gradient(90deg, rgb(20 33 61/14%), #0000 1.5rem), var(--sand);
  }
  [data-kind]:has(a:focus-visible) {
    mask: none;
    clip-path: none;
  }
  @media (width < 30rem) {
    [data-kind] {
      grid-template-columns: 1fr;
    }
    [data-part='price'] {
      grid-auto-flow: column;
      justify-content: start;
      align-items: baseline;
      gap: 0.5rem;
      padding: 0.75rem 1.25rem;
      border-left: 0;
      border-top: 2px dashed var(--line);
    }
    [data-part='discount'] {
      order: 9;
      margin: 0;
    }
    [data-kind='flight'] {
      mask:
        radial-gradient(circle 0.5rem at 0 calc(100% - 3.75rem), #0000 98%, #000) left / 51% 100% no-repeat,
        radial-gradient(circle 0.5rem at 100% calc(100% - 3.75rem), #0000 98%, #000) right / 51% 100%
          no-repeat;
    }
    [data-kind='flight'] [data-part='price'] {
      min-height: 3.75rem;
    }
    [data-kind='package'] [data-part='price'] {
      border-top: 0;
      border-radius: 0 0 var(--radius) var(--radius);
      background: linear-gradient(rgb(20 33 61/14%), #0000 1rem), var(--sand);
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    [data-kind] {
      transition: translate 0.2s;
    }
    [data-kind]:hover {
      translate: 0 -3px;
    }
  }
`;
