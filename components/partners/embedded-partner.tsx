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
  p {
    margin-top: 0.25rem;
    color: var(--ink-soft);
  }
  /* The facade. Behind it the frame is closed, and asks its partner for nothing. */
  summary {
    position: relative;
    display: grid;
    place-items: end center;
    height: max(14rem, 28vw);
    padding-bottom: clamp(1rem, 3vw, 2rem);
    overflow: hidden;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
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
  [open] [data-when='closed'],
  [open] svg {
    display: none;
  }
  [open] [data-when='open'] {
    display: inline-block;
  }
  summary .button {
    max-width: calc(100% - 2 * var(--gutter));
  }
  [open] summary {
    height: auto;
    padding: 0.75rem;
    background: var(--sand);
  }
  [data-part='frame'] {
    display: grid;
    border-block: 1px solid var(--line);
  }
  /* What stands behind the frame until the partner has painted it. */
  [data-part='frame'] > * {
    grid-area: 1/1;
    margin: auto;
    padding: 1rem;
    text-align: center;
  }
  iframe {
    position: relative;
    width: 100%;
    height: max(36rem, 100svh);
    padding: 0 !important;
    border: 0;
    /* Partner pages are made for a light ground. */
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
 * A partner's page in a frame of the whole screen, behind a drawing with a button: a closed frame is not loaded. The partner may
 * refuse the frame, so the plain link stands beside it.
 */
export function EmbeddedPartner({ title, text, scene, plan }: EmbeddedPartnerProps) {
  const { partner } = plan.link;
  return (
    <Root aria-labelledby="frame">
      <div className="container">
        <div>
          <h2 id="frame">{title}</h2>
          <p>{text}</p>
        </div>
        <PartnerLink url={plan.link} className="button">
          Search on {partner}
        </PartnerLink>
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
              Show the search of {partner} here
            </span>
            <span className="button" data-variant="quiet" data-when="open">
              Close the search
            </span>
          </summary>
          <div data-part="frame">
            <p>Loading from {partner} … If this place stays empty, the button above opens the search.</p>
            <iframe title={plan.title} src={plan.src} sandbox={plan.sandbox} loading="lazy" allow="" />
          </div>
        </details>
      )}
    </Root>
  );
}
