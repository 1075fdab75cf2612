import styled from 'styled-components';
import { ArticleBody } from '@/components/article/article-body';
import { proseCss } from '@/components/article/prose-css';
import { textFaceCss } from '@/components/article/text-face-css';
import type { RenderedText } from '@/lib/articles/render-text';

const Root = styled.div`
  padding-top: 3rem;
  [data-part='prose'] > :nth-child(1 of :not(style)) > :first-child {
    max-width: 42rem;
    font-size: var(--text-l);
  }
  @media (width < 60rem) {
    > * {
      max-width: 42rem;
    }
  }
  /* The sections stand in columns below the first paragraph. A wide screen would otherwise be empty beside them. */
  @media (width >= 60rem) {
    > * {
      columns: 3 20rem;
      column-gap: 3rem;
      margin-bottom: 1.5rem;
    }
    [data-part='prose'] > :nth-child(1 of :not(style)) > :first-child {
      column-span: all;
      & + h2 {
        margin-top: 0;
      }
    }
    h2 {
      break-after: avoid;
    }
    p {
      break-inside: avoid;
    }
  }
  ${proseCss}
  ${textFaceCss}
  [data-part='prose'] > div > p:not(:first-child) {
    font-size: 1.125rem;
  }
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
