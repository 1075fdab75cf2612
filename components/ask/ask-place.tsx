import styled from 'styled-components';
import { AskForm, type AskFormProps } from './ask-form';

const Root = styled.div`
  display: grid;
  place-content: safe center;
  grid-template-columns: min(26rem, 100%);
  padding: 1rem;
  background: linear-gradient(var(--sky-low), var(--sand));
  &[data-fills] {
    position: absolute;
    inset: 0;
    grid-row: 1/2;
    overflow: auto;
  }
  &:has(> [hidden]) {
    display: none;
  }
  > form {
    padding: 1rem;
    border-radius: var(--radius);
    background: var(--surface);
  }
  /* Without scripts, visitors use the link to the company beside it. */
  @media (scripting: none) {
    display: none;
  }
`;

interface AskPlaceProps extends Pick<AskFormProps, 'shows' | 'provider' | 'button'> {
  /** All companies that receive the reader's data after a press. */
  readonly companies: readonly string[];
  /** Whether the form covers the first row of a grid, whose height is reserved. */
  readonly fills?: boolean;
}

/** The form in place of content that waits until the reader allows the company. */
export function AskPlace({ companies, fills = false, ...form }: AskPlaceProps) {
  return (
    <Root data-fills={fills ? '' : undefined}>
      <AskForm {...form} asks>
        This comes from {companies.join(', through ')}.{' '}
        {companies.length > 1 ? 'Both learn' : 'The company learns'} the network address of your connection
        and that you are here, and may store data, such as cookies, in your browser.
      </AskForm>
    </Root>
  );
}
