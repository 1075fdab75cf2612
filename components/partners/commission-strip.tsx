import styled from 'styled-components';
import { CommissionNote } from './commission-note';

const Root = styled.div`
  padding-top: 1.25rem;
`;

/** The commission note below a hero, above everything that earns. */
export function CommissionStrip({ children }: { readonly children: string }) {
  return (
    <Root className="container">
      <CommissionNote>{children}</CommissionNote>
    </Root>
  );
}
