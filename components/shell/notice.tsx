import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';

/** On every page, because the error page is a client leaf: it has no server root around it that could style it. */
export const noticeCss = css`
  .notice {
    max-width: 46rem;
    padding-block: clamp(3rem, 10vw, 7rem);
  }
  .notice h1 {
    font-size: var(--text-2xl);
  }
  .notice p {
    margin-block: 1rem 2rem;
    color: var(--ink-soft);
    font-size: var(--text-l);
  }
`;

const Root = styled.div`
  /* One document serves every missing address. The start-up script says what was asked for; without scripts, the file does. */
  [data-missing='post'],
  :root[data-post='true'] & [data-missing='page'] {
    display: none;
  }
  :root[data-post='true'] & [data-missing='post'] {
    display: revert;
  }
`;

/** A page that says one thing: something is missing or went wrong, and here is the way on. */
export function Notice({ children }: { readonly children: ReactNode }) {
  return (
    <div className="container">
      <Root className="notice">{children}</Root>
    </div>
  );
}
