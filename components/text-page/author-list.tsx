import styled from 'styled-components';
import { authorNotesCss, AuthorNotes } from '@/components/article/author-note';
import type { Authors } from '@/lib/articles/authors';

const Root = styled.div`
  ${authorNotesCss}
  [data-part='author'] {
    margin-top: 1.25rem;
    padding-top: 1.25rem;
  }
  p {
    margin: 0;
  }
`;

/** Authors of the magazine below the text of a page. */
export const AuthorList = ({ authors }: Pick<Authors, 'authors'>) => (
  <Root>
    <AuthorNotes authors={authors} />
  </Root>
);
