import styled from 'styled-components';
import { AskForm } from './ask-form';

const Root = styled.section`
  padding-block: 1.5rem;
  /* Hidden if no photo of the page waits for consent. */
  :root:not(:has(main img[data-src])) & {
    display: none;
  }
  form {
    max-width: 42rem;
    margin-inline: auto;
    padding: 1rem;
    border: 1px solid var(--line);
    border-radius: var(--radius);
  }
`;

/** One button for all photos of a page. Until a press, a drawing replaces each photo. */
export function AskPhotos({ provider }: { readonly provider: string }) {
  return (
    <Root className="container" aria-label="Photos" data-screen-only="">
      <AskForm shows="photos" provider={provider} button={`Show the photos, loads ${provider}`} asks>
        Drawings on this page stand for photos from {provider}, which learns the network address of your
        connection and that you are here when you load them.
      </AskForm>
    </Root>
  );
}
