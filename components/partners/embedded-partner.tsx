import styled from 'styled-components';
import { AskPlace } from '@/components/ask/ask-place';
import { AskedArea } from '@/components/ask/asked-area';
import { embeddedPartnerCss } from './embedded-partner-css';
import { Facade, type FacadeScene } from './facade';
import { framedPage } from './framed-page';
import { PartnerLink } from './partner-link';
import type { EmbedPlan } from '@/lib/partners/embed-url';

const Root = styled.section`
  ${embeddedPartnerCss}
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
  const { partner } = plan;
  const wait = (
    <span data-part="wait" aria-hidden="true">
      <b>{`Opening ${partner} …`}</b>
      <b>{`${partner} has not opened here yet.`}</b>
    </span>
  );
  const bar = (
    <p>
      {/* In every state, because a page that opens may still show nothing. */}
      <small>If nothing opens here, use the button.</small>
      <PartnerLink url={plan.fallback} className="button">
        {`Open on ${plan.fallback.partner}`}
      </PartnerLink>
    </p>
  );
  return (
    <Root aria-labelledby="frame" data-screen-only="">
      <div className="container">
        <div>
          <h2 id="frame">{title}</h2>
          <p>{text}</p>
        </div>
        <PartnerLink url={plan.link}>Search on {plan.link.partner}</PartnerLink>
      </div>
      {plan.asks ? (
        <>
          <AskPlace
            shows="frame"
            provider={partner}
            button={`Show it, loads ${partner}`}
            companies={plan.asks}
          />
          <div data-part="page">
            <Facade scene={scene} />
            {wait}
            <AskedArea
              data-title={plan.title}
              data-partner={partner}
              data-src={plan.src}
              data-sandbox={plan.sandbox}
            />
          </div>
          {bar}
        </>
      ) : (
        <details data-runs="facade">
          <summary>
            <Facade scene={scene} id="scene" />
            <span data-part="ticket">
              <span>
                <b>{`${partner}, on this page`}</b>
                <small>Nothing loads before you open it.</small>
              </span>
              <span className="button">{`Open ${partner} here`}</span>
            </span>
            <span className="button" data-variant="quiet" data-when="open">
              Close
            </span>{' '}
            <span data-part="name">{partner}</span>
          </summary>
          <div data-part="page">
            <svg data-facade="" viewBox="0 0 320 120" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
              <use href="#scene" />
            </svg>
            {/* For those who see the frame. To all others, the frame says that its page did not open. */}
            {wait}
            {/*
             * Browsers warn that a document of this site with scripts could leave its sandbox. This one has no script, and none can run in
             * it: it has the policy of this page. The sandbox is for the partner's page inside it.
             */}
            <iframe
              title={plan.title}
              srcDoc={framedPage(plan)}
              sandbox={plan.sandbox}
              loading="lazy"
              allow=""
            />
          </div>
          {bar}
        </details>
      )}
    </Root>
  );
}
