import { Fragment } from 'react';
import styled from 'styled-components';
import { containerCss } from '@/components/theme/container-css';
import { airmailCss } from '@/components/ui/airmail-css';
import { Postcard } from '@/components/ui/postcard';

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.75rem min(1.5rem, 4vw);
  ${containerCss}
  padding: 2rem clamp(min(1.25rem, 5vw), 3vw, 2rem) 1.5rem;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  box-shadow: var(--shadow);
  ${airmailCss}
  /* The postage stamp. Its perforation is visible on white, too. */
  [data-postcard] {
    width: min(5rem, 22vw);
    height: auto;
    aspect-ratio: 5/6;
    padding: 0.5rem;
    background: light-dark(var(--line), var(--ink));
    rotate: 3deg;
    /* The perforation: dots all around, and the paper between them. */
    mask:
      linear-gradient(#000, #000) center / calc(100% - 8px) calc(100% - 8px) no-repeat,
      radial-gradient(#000 65%, #0000 70%) 0 0 / 8px 8px round;
  }
  h2 {
    align-self: center;
  }
  .button {
    grid-column: 1/-1;
    justify-self: start;
    padding-inline: min(1.2rem, 5cqi);
    /* A pill with one line, and no circle with three. */
    border-radius: 1.375rem;
    overflow-wrap: anywhere;
    hyphens: none;
  }
  /* The postmark, beside the stamp and over its edge. */
  svg:last-child {
    display: none;
  }
  @container (width >= 34rem) {
    [data-postcard] {
      grid-row: span 2;
    }
    .button {
      grid-column: 1;
    }
    svg:last-child {
      display: block;
      position: absolute;
      top: 2.75rem;
      right: 6rem;
      width: 11rem;
      fill: none;
      stroke: var(--ink-soft);
      stroke-width: 1.5;
      opacity: 0.6;
    }
  }
`;

/** The site's email address on an envelope. Where it does not fit one line, it breaks before `@` and dots. */
export const EmailCard = ({ email }: { readonly email: string }) => (
  <Root aria-labelledby="email" data-part="email">
    <h2 id="email">Write to us</h2>
    <Postcard subject="coast" />
    {/* Without the label, the name of the link has spaces in place of the breaks. */}
    <a href={`mailto:${email}`} className="button" aria-label={email}>
      {email.split(/(?=[@.])/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </a>
    <svg viewBox="0 0 176 64" aria-hidden="true">
      <circle cx="32" cy="32" r="30" />
      <circle cx="32" cy="32" r="20" />
      <path d="M66 14q14-8 28 0t28 0 28 0 26 0M68 26q14-8 27 0t27 0 28 0 26 0M68 38q14-8 27 0t27 0 28 0 26 0M66 50q14-8 28 0t28 0 28 0 26 0" />
    </svg>
  </Root>
);
