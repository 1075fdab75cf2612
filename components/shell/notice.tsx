import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.div`
  /* Shaped like a luggage tag. */
  position: relative;
  max-width: 46rem;
  margin: clamp(3rem, 7vw, 5rem) auto;
  /* Large text on a phone needs the room. */
  padding: 4rem min(7vw, clamp(1.5rem, 6vw, 4rem)) clamp(2rem, 5vw, 3rem);
  border-radius: 0 0 var(--radius) var(--radius);
  /* The hole is at the top or, if there is room for the string, at the side. */
  --hole: 50% 2rem;
  clip-path: polygon(3rem 0, calc(100% - 3rem) 0, 100% 3rem, 100% 100%, 0 100%, 0 3rem);
  mask: radial-gradient(circle min(0.875rem, 4vw) at var(--hole), #0000 calc(100% - 1px), #000);
  /* The ring around the hole. */
  background: radial-gradient(
      circle min(1.5rem, 7vw) at var(--hole),
      color-mix(in srgb, var(--sea) 35%, var(--surface)) calc(100% - 1px),
      #0000
    )
    var(--surface);
  /* A barcode. */
  &::after {
    content: '';
    display: block;
    height: 2.25rem;
    margin-top: 2rem;
    opacity: 0.8;
    forced-color-adjust: none;
    background: repeating-linear-gradient(
      90deg,
      var(--ink) 0 2px,
      #0000 0 5px,
      var(--ink) 0 6px,
      #0000 0 10px,
      var(--ink) 0 13px,
      #0000 0 15px,
      var(--ink) 0 16px,
      #0000 0 19px
    );
  }
  /* A dotted line between the two codes, as on a boarding pass. */
  [data-part='codes'] {
    display: flex;
    align-items: center;
    gap: min(0.75rem, 3vw);
    margin-block: 0 1.5rem;
    color: var(--ink);
    font: 600 clamp(min(1.5rem, 9vw), 6vw, 2.25rem)/1.2 var(--display);
  }
  i {
    flex: 1;
    display: flex;
    align-items: center;
    gap: inherit;
    color: var(--sunset);
    font: 400 1.25rem/1 var(--sans);
  }
  i::before {
    content: '';
    flex: 1;
    border-top: 2px dotted;
  }
  h1 {
    font-size: var(--text-2xl);
  }
  /* A stamp, whose ink is uneven. */
  h1::before {
    content: 'Lost' / '';
    display: block;
    width: fit-content;
    margin-bottom: 1.25rem;
    padding: 0.125rem 0.75rem;
    border: 6px double;
    border-radius: 8px 5px 10px 6px;
    rotate: -4deg;
    color: var(--sunset);
    font-size: clamp(1.5rem, 6vw, 2.5rem);
    line-height: 1.3;
    letter-spacing: 0.04em;
    text-transform: uppercase;
    mask: linear-gradient(75deg, #000 20%, #0009 34%, #000 45% 70%, #000a 86%, #000);
  }
  p {
    margin-block: 1rem 2rem;
    color: var(--ink-soft);
    font-size: var(--text-l);
  }
  form {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem 0.5rem;
    margin-bottom: 0.75rem;
  }
  /* The search needs scripts. If one of them fails, the form leads to the list of all articles. */
  @media (scripting: none) {
    form {
      display: none;
    }
  }
  label {
    flex: 1 0 100%;
    margin-bottom: -0.5rem;
    font-size: var(--text-s);
    font-weight: 600;
  }
  input {
    flex: 99 9rem;
    /* Without it, the tag would be at least as wide as the field's default width. */
    width: 100%;
    min-width: 0;
    height: 2.75rem;
    padding-inline: 0.75rem;
    border: 1px solid var(--ink-soft);
    border-radius: 8px;
    background: var(--surface);
  }
  /* As wide as the field where it is below it. */
  form .button {
    flex: auto;
  }
  .button:focus-visible {
    outline-offset: 2px;
  }
  @container (width >= 60rem) {
    padding: 3rem 4rem 3rem 7rem;
    border-radius: 0 var(--radius) var(--radius) 0;
    --hole: 3.5rem 50%;
    clip-path: polygon(3rem 0, 100% 0, 100% 100%, 3rem 100%, 0 calc(100% - 3rem), 0 3rem);
  }
  @media (forced-colors: active) {
    border: 2px solid;
    clip-path: none;
    mask: none;
  }
  /* One document serves all missing addresses. The start-up script marks the type of address; without scripts, the
      file that the host serves decides. */
  [data-missing='post'],
  :root[data-post='true'] & [data-missing='page'] {
    display: none;
  }
  :root[data-post='true'] & [data-missing='post'] {
    display: revert;
  }
`;

const Place = styled.div`
  position: relative;
  /* Follows the outline of the tag, which a shadow of the tag itself would not. */
  > div {
    filter: drop-shadow(0 0 1px var(--ink-soft)) drop-shadow(0 8px 12px rgb(20 33 61/10%));
  }
  /* The string of the tag. One half is behind the tag, the other goes through the hole. */
  &::before,
  &::after {
    position: absolute;
    top: -1.875rem;
    left: calc(50% - 1.25rem);
    width: 2rem;
    height: 4.25rem;
    border: 2px solid var(--ink-soft);
    border-radius: 50%;
    rotate: 8deg;
  }
  &::after {
    clip-path: inset(0 0 0 50%);
  }
  @media (width >= 18rem) and (forced-colors: none) {
    &::before,
    &::after {
      content: '';
    }
  }
  @container (width >= 60rem) {
    &::before,
    &::after {
      top: calc(50% - 4.5rem);
      left: calc(50% - 29rem);
      width: 10rem;
      height: 5rem;
      rotate: 24deg;
    }
    &::after {
      clip-path: inset(0 0 50%);
    }
  }
`;

/** A page with one message: something is missing or failed, and what to do next. */
export function Notice({ children }: { readonly children: ReactNode }) {
  return (
    <Place className="container">
      <div>
        <Root>{children}</Root>
      </div>
    </Place>
  );
}
