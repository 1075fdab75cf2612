import styled from 'styled-components';
import type { CommissionWords } from '@/lib/site/load-pages';
import { CommissionNote } from './commission-note';

const Root = styled.div`
  padding-block: 0.875rem;
`;

/** The commission note below a hero, above all partner links. */
export function CommissionStrip({ words }: { readonly words: CommissionWords }) {
  return (
    <Root className="container">
      <CommissionNote words={words} />
    </Root>
  );
}
