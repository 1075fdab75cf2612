import type { ReactNode } from 'react';
import styled from 'styled-components';

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
