import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.div`
  /* One document serves all missing addresses. The start-up script marks the type of address; without scripts, the
      file decides. */
  [data-missing='post'],
  :root[data-post='true'] & [data-missing='page'] {
    display: none;
  }
  :root[data-post='true'] & [data-missing='post'] {
    display: revert;
  }
`;

/** A page with one message: something is missing or failed, and what to do next. */
export function Notice({ children }: { readonly children: ReactNode }) {
  return (
    <div className="container">
      <Root className="notice">{children}</Root>
    </div>
  );
}
