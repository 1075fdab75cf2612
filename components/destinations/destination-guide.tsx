import styled from 'styled-components';
import { ArticleBody } from '@/components/article/article-body';
import { proseCss } from '@/components/article/prose-css';
import type { RenderedText } from '@/lib/articles/render-text';

const Root = styled.div`
  padding-top: 3rem;
  > * {
    max-width: 42rem;
  }
  [data-part='prose'] > :nth-child(1 of :not(style)) > :first-child {
    font-size: var(--text-l);
  }
  ${proseCss}
`;

/** Our guide to a destination. `scripts/search/build-search-index.ts` reads the `data-pagefind-*` attributes. */
export function DestinationGuide(text: RenderedText) {
  return (
    <Root className="container">
      <div data-part="prose" data-pagefind-body="" data-pagefind-meta="kind:Destination">
        <ArticleBody {...text} />
      </div>
    </Root>
  );
}
