import styled from 'styled-components';
import { CommissionNote } from './commission-note';

const Root = styled.div`
  padding-block: 0.875rem;
`;

/** The commission note below a hero, above everything that earns. */
export function CommissionStrip({ children }: { readonly children: string }) {
  return (
    <Root className="container">
      <CommissionNote>{children}</CommissionNote>
    </Root>
  );
}
