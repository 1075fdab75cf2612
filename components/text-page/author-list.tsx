import styled from 'styled-components';
import { authorNotesCss, AuthorNotes } from '@/components/article/author-note';
import type { Authors } from '@/lib/articles/authors';

const Root = styled.div`
  margin-bottom: 1.5rem;
  ${authorNotesCss}
  [data-part='author'] {
    align-items: start;
    margin-top: 1.25rem;
    padding-top: 1.25rem;
  }
  p {
    margin: 0;
  }
  /* As wide as the text and the list beside it. From 75 rem on, it is beside the text itself. */
  @media (width >= 62rem) {
    && {
      grid-column: 1/-1;
      max-width: none;
    }
  }
  @media (width >= 75rem) {
    && {
      grid-area: 2/2;
    }
  }
  @media (62rem <= width < 75rem) {
    display: grid;
    grid-template-columns: 1fr 1fr;
    column-gap: 3rem;
  }
`;

/** Authors of the magazine below the text of a page. */
export const AuthorList = ({ authors }: Pick<Authors, 'authors'>) => (
  <Root>
    <AuthorNotes authors={authors} />
  </Root>
);
