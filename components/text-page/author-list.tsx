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
  /* As wide as the text and the list beside it. */
  @media (width >= 62rem) {
    && {
      grid-column: 1/-1;
      max-width: none;
    }
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
