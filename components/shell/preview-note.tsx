import styled from 'styled-components';

const Root = styled.p`
  padding: 0.5rem var(--gutter);
  background: var(--ink);
  color: var(--paper);
  font-size: var(--text-s);
  text-align: center;
`;

/** Stands above the header of a build for editors, so that nobody takes it for the public site. */
export const PreviewNote = () => (
  <Root role="note">
    Preview: with drafts, articles of the future and deals that have ended. Not the public site.
  </Root>
);
