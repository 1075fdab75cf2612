import styled from 'styled-components';
import { airmailCss } from '@/components/ui/airmail-css';
import { Postcard } from '@/components/ui/postcard';

const Root = styled.section`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 1rem 1.5rem;
  padding: 1.75rem 1.25rem 1.25rem;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  box-shadow: var(--shadow);
  ${airmailCss}
  /* The postage stamp. Its perforation is visible on white, too. */
  svg {
    width: 5rem;
    height: 6rem;
    padding: 0.5rem;
    background: light-dark(var(--line), var(--ink));
    rotate: 3deg;
    /* The perforation: dots all around, and the paper between them. */
    mask:
      linear-gradient(#000, #000) center / calc(100% - 8px) calc(100% - 8px) no-repeat,
      radial-gradient(#000 65%, #0000 70%) 0 0 / 8px 8px round;
  }
  && h2 {
    align-self: end;
    margin: 0;
  }
  a {
    grid-column: 1/-1;
    justify-self: start;
    font: 600 min(1.5rem, 6vw)/1.3 var(--display);
    overflow-wrap: anywhere;
  }
`;

/** The site's email address on a postcard. */
export const EmailCard = ({ email }: { readonly email: string }) => (
  <Root aria-labelledby="email" data-part="lead">
    <h2 id="email">Write to us</h2>
    <Postcard subject="coast" />
    <a href={`mailto:${email}`}>{email}</a>
  </Root>
);
