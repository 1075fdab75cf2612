import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Deal, DealKind } from '@/lib/deals/deal-kinds';
import { DEAL_KIND_LOOKS } from './deal-kind-looks';
import { stubDrawingCss } from './stub-drawing-css';

// Each kind has its own component, so that a page contains only the styles of the kinds that it lists.
const FlightPaper = styled.div`
  [data-kind='flight'] {
    ${DEAL_KIND_LOOKS.flight.paper}
  }
`;
const PackagePaper = styled.div`
  [data-kind='package'] {
    ${DEAL_KIND_LOOKS.package.paper}
  }
`;
const HotelPaper = styled.div`
  [data-kind='hotel'] {
    ${DEAL_KIND_LOOKS.hotel.paper}
  }
`;
const TransferPaper = styled.div`
  [data-kind='transfer'] {
    ${DEAL_KIND_LOOKS.transfer.paper}
  }
`;

const PAPERS: Readonly<Record<DealKind, typeof FlightPaper>> = {
  flight: FlightPaper,
  package: PackagePaper,
  hotel: HotelPaper,
  transfer: TransferPaper,
};

const Drawings = styled.div`
  ${stubDrawingCss}
`;

interface DealPapersProps {
  readonly deals: readonly Pick<Deal, 'kind' | 'drawing'>[];
  readonly children: ReactNode;
}

/** Adds the styles of the deal kinds in a list, and of their drawings. */
export function DealPapers({ deals, children }: DealPapersProps) {
  const papers = deals.some(({ drawing }) => drawing) ? <Drawings>{children}</Drawings> : children;
  return [...new Set(deals.map(({ kind }) => kind))].reduce((list, kind) => {
    const Paper = PAPERS[kind];
    return <Paper>{list}</Paper>;
  }, papers);
}
