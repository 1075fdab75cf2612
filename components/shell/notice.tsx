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
  background: light-dark(var(--sand), var(--surface));
  /* The hole is at the top or, if there is room for the string, at the side. */
  --hole: 50% 2rem;
  clip-path: polygon(3rem 0, calc(100% - 3rem) 0, 100% 3rem, 100% 100%, 0 100%, 0 3rem);
  mask: radial-gradient(circle min(0.875rem, 4vw) at var(--hole), #0000 calc(100% - 1px), #000);
  &::before {
    content: 'Lost' / '';
    display: block;
    width: fit-content;
    margin-bottom: 1rem;
    padding: 0.125rem 0.875rem;
    border: 2px solid;
    border-radius: 6px;
    rotate: -3deg;
    color: var(--sunset);
    font-weight: 700;
    font-size: clamp(1.5rem, 6vw, 2.5rem);
    line-height: 1.4;
    letter-spacing: 0.12em;
    text-transform: uppercase;
  }
  h1 {
    font-size: var(--text-2xl);
  }
  p {
    margin-block: 1rem 2rem;
    color: var(--ink-soft);
    font-size: var(--text-l);
  }
  form {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.5rem;
    margin-bottom: 1.25rem;
  }
  label {
    flex: 1 0 100%;
    font-size: var(--text-s);
    font-weight: 600;
  }
  input {
    flex: 1 9rem;
    /* Without it, the tag would be at least as wide as the field's default width. */
    width: 100%;
    min-width: 0;
    height: 2.75rem;
    padding-inline: 0.75rem;
    border: 1px solid var(--ink-soft);
    border-radius: 8px;
    background: var(--surface);
  }
  .button:focus-visible {
    outline-offset: 2px;
  }
  @media (width >= 60rem) {
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
    filter: drop-shadow(0 0 1px var(--ink-soft));
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
  @media (width >= 18rem) {
    &::before,
    &::after {
      content: '';
    }
  }
  @media (width >= 60rem) {
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
  /* The links below the tag. */
  & ~ nav {
    max-width: calc(46rem + 2 * var(--gutter));
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
