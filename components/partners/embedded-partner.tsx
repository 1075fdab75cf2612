import styled from 'styled-components';
import { AskPlace } from '@/components/ask/ask-place';
import { AskedArea } from '@/components/ask/asked-area';
import { Facade, type FacadeScene } from './facade';
import { PartnerLink } from './partner-link';
import type { EmbedPlan } from '@/lib/partners/embed-url';

const Root = styled.section`
  padding-top: 3rem;
  > .container {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.75rem 2rem;
    margin-bottom: 1.25rem;
  }
  > .container > a {
    padding-block: 0.625rem;
    font-weight: 600;
  }
  p {
    margin-top: 0.5rem;
    color: var(--ink-soft);
  }
  /* The facade. While the frame behind it is closed, the page sends no request to the partner. */
  summary {
    position: relative;
    display: grid;
    place-items: end center;
    padding-bottom: clamp(0.75rem, 2vw, 1.5rem);
    overflow: hidden;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  /* As wide as the text, while the open frame is as wide as the page. */
  details:not([open]) summary {
    width: calc(100% - 2 * var(--gutter));
    max-width: 72rem;
    min-height: 12rem;
    aspect-ratio: 4;
    margin-inline: auto;
    border-radius: var(--radius);
  }
  @media (width >= 112.5rem) {
    details:not([open]) summary {
      max-width: 88rem;
    }
  }
  summary svg {
    position: absolute;
    inset: 0;
    z-index: -1;
  }
  summary:focus-visible {
    outline-offset: -3px;
  }
  summary [data-when='open'],
  [open] [data-when='closed'] {
    display: none;
  }
  [open] [data-when='open'] {
    display: inline-block;
  }
  summary .button {
    max-width: calc(100% - 2 * var(--gutter));
  }
  /* Separates the text from the colors of the drawing. */
  summary [data-when='closed'] {
    box-shadow: 0 0 0 2px var(--paper);
  }
  /* A strip of the drawing. While the frame is visible, the lower part with the button stays in reach. */
  [open] summary {
    position: sticky;
    z-index: 1;
    top: -6rem;
    min-height: 10rem;
    padding: 0.625rem;
  }
  [open] summary .button {
    background: var(--surface);
  }
  details p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 0.25rem 1rem;
    margin: 0;
    padding: 0.75rem var(--gutter);
    font-size: var(--text-s);
  }
  iframe {
    display: block;
    width: 100%;
    height: max(36rem, 100svh);
    border: 0;
    /* Until the partner's page covers them, the shapes of a form and of results. */
    background:
      linear-gradient(var(--sand) 0 0) 50% 2rem / min(72rem, 90%) 5rem no-repeat,
      linear-gradient(var(--sand) 0 0) 50% 9rem / min(72rem, 90%) 9rem no-repeat,
      linear-gradient(var(--sand) 0 0) 50% 20rem / min(72rem, 90%) 9rem no-repeat,
      var(--surface);
    /* Partner pages are designed for a light background. */
    color-scheme: light;
  }
`;

interface EmbeddedPartnerProps {
  readonly title: string;
  readonly text: string;
  readonly scene: FacadeScene;
  readonly plan: EmbedPlan;
}

/**
 * A partner's page in a full-screen frame, behind a drawing with a button. The frame loads only when the visitor opens it. The partner may
 * refuse to be framed, so there is also a plain link.
 */
export function EmbeddedPartner({ title, text, scene, plan }: EmbeddedPartnerProps) {
  const { partner } = plan.link;
  return (
    <Root aria-labelledby="frame" data-screen-only="">
      <div className="container">
        <div>
          <h2 id="frame">{title}</h2>
          <p>{text}</p>
        </div>
        <PartnerLink url={plan.link}>Search on {partner}</PartnerLink>
      </div>
      {plan.asks ? (
        <>
          <AskPlace
            shows="frame"
            provider={plan.partner}
            button={`Show it, loads ${plan.partner}`}
            companies={plan.asks}
          />
          <AskedArea data-title={plan.title} data-src={plan.src} data-sandbox={plan.sandbox} />
        </>
      ) : (
        <details>
          <summary>
            <Facade scene={scene} />
            <span className="button" data-when="closed">
              Open {partner} here
            </span>
            <span className="button" data-variant="quiet" data-when="open">
              Close the search
            </span>
          </summary>
          <p>
            {`From ${plan.partner}. Is this space empty?`}
            <PartnerLink url={plan.fallback} className="button" variant="quiet">
              {`Open it on ${partner}`}
            </PartnerLink>
          </p>
          <iframe title={plan.title} src={plan.src} sandbox={plan.sandbox} loading="lazy" allow="" />
        </details>
      )}
    </Root>
  );
}
