import styled from 'styled-components';
import { AskPlace } from '@/components/ask/ask-place';
import { AskedArea } from '@/components/ask/asked-area';
import { PartnerLink } from './partner-link';
import type { EmbedPlan } from '@/lib/partners/embed-url';

const Root = styled.section`
  padding-top: 1.5rem;
  > .container {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.75rem 2rem;
    margin-bottom: 1.25rem;
  }
  h2 {
    font-size: var(--text-xl);
  }
  p {
    color: var(--ink-soft);
  }
  iframe {
    display: block;
    width: 100%;
    height: max(36rem, 100svh);
    border: 0;
    border-block: 1px solid var(--line);
    /* Partner pages are made for a light ground. */
    background: #fff;
    color-scheme: light;
  }
`;

interface EmbeddedPartnerProps {
  readonly title: string;
  readonly text: string;
  readonly plan: EmbedPlan;
}

/** A partner's page in a frame of the whole screen. The partner may refuse the frame, so the plain link stands beside it. */
export function EmbeddedPartner({ title, text, plan }: EmbeddedPartnerProps) {
  return (
    <Root aria-labelledby="frame">
      <div className="container">
        <div>
          <h2 id="frame">{title}</h2>
          <p>{text}</p>
        </div>
        <PartnerLink url={plan.link} className="button">
          Search on {plan.link.partner}
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
        <iframe title={plan.title} src={plan.src} sandbox={plan.sandbox} loading="lazy" allow="" />
      )}
    </Root>
  );
}
