import styled from 'styled-components';

const Root = styled.p`
  padding: 0.5rem var(--gutter);
  background: var(--ink);
  color: var(--paper);
  font-size: var(--text-s);
  text-align: center;
`;

/**
 * A note below the header of a build for editors, so that nobody mistakes it for the public site. Above the header, it would move the
 * header below the place where its menu opens.
 */
export const PreviewNote = () => (
  <Root role="note">
    Preview: with drafts, articles of the future and deals that have ended. Not the public site.
  </Root>
);
