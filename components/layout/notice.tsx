import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.div`
  max-width: 46rem;
  padding-block: clamp(3rem, 10vw, 7rem);
  h1 {
    font-size: var(--text-2xl);
  }
  p {
    margin-block: 1rem 2rem;
    color: var(--ink-soft);
    font-size: var(--text-l);
  }
  /* One 404.html serves every address; the start-up script says which one was asked for. */
  [data-missing='post'],
  :root[data-path*='/blog/'] & [data-missing='page'] {
    display: none;
  }
  :root[data-path*='/blog/'] & [data-missing='post'] {
    display: revert;
  }
`;

/** A page that says one thing: something is missing or went wrong, and here is the way on. */
export function Notice({ children }: { readonly children: ReactNode }) {
  return (
    <div className="container">
      <Root>{children}</Root>
    </div>
  );
}
