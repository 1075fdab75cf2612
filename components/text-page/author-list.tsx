import styled from 'styled-components';
import { authorNotesCss, AuthorNotes } from '@/components/article/author-note';
import type { Authors } from '@/lib/articles/authors';

const Root = styled.section`
  ${authorNotesCss}
  [data-part='author'] {
    align-items: start;
    align-content: start;
    margin-top: 1.25rem;
    padding-top: 1.25rem;
  }
  @container (width >= 112.5rem) {
    [data-part='author'] p {
      font-size: 1rem;
    }
  }
  @container (48rem <= width < 62rem) {
    display: grid;
    grid-template-columns: 1fr 1fr;
    column-gap: 3rem;
    h2 {
      grid-column: 1/-1;
    }
  }
`;

/** Authors of the magazine beside or below the text of a page. */
export const AuthorList = ({ authors }: Pick<Authors, 'authors'>) => (
  <Root aria-labelledby="authors">
    <h2 id="authors">Our authors</h2>
    <AuthorNotes authors={authors} />
  </Root>
);
