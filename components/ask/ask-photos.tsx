import styled from 'styled-components';
import { AskForm } from './ask-form';

const Root = styled.section`
  padding-block: 1.5rem;
  /* A page whose photos are all our own, or there, has nothing to ask. */
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

/** One button for all photos of a page, because a drawing stands in the place of each. */
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
