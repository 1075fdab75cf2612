import styled from 'styled-components';
import { ArticleBody } from '@/components/article/article-body';
import { proseCss } from '@/components/article/prose-css';
import type { Body } from '@/lib/articles/markdown/body';
import type { Deal } from '@/lib/deals/deal-kinds';
import type { Linked } from '@/lib/site/page-links';

const Root = styled.div`
  padding-top: 3rem;
  > * {
    max-width: 42rem;
  }
  @media (width >= 52rem) {
    > * {
      margin-inline: auto;
    }
  }
  [data-part='prose'] > :nth-child(1 of :not(style)) > :first-child {
    font-size: var(--text-l);
  }
  ${proseCss}
`;

interface DestinationGuideProps {
  readonly body: Body;
  readonly commissionNote: string;
  /** Returns a deal that the body contains. */
  readonly findDeal: (id: string) => Linked<Deal> | undefined;
}

/** What we say of a place. `scripts/search/search-index.ts` reads the `data-pagefind-*` attributes. */
export function DestinationGuide({ body, commissionNote, findDeal }: DestinationGuideProps) {
  return (
    <Root className="container">
      <div data-part="prose" data-pagefind-body="" data-pagefind-meta="kind:Destination">
        <ArticleBody body={body} commissionNote={commissionNote} findDeal={findDeal} />
      </div>
    </Root>
  );
}
