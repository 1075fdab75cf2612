import styled from 'styled-components';
import { PartnerLink } from '@/components/partners/partner-link';
import { InternalLink } from '@/components/ui/internal-link';
import type { Deal } from '@/lib/deals/deal-kinds';
import { LANDING_PAGES } from '@/lib/site/landing-pages';
import type { Linked, LinkedAction } from '@/lib/site/partner-links';
import { routes } from '@/lib/site/routes';
import { dealCardCss } from './deal-card-css';
import { DealList } from './deal-list';
import { longButtonCss } from './long-button-css';
import { withSampleNote } from './sample-note';

const Root = styled.section`
  padding-block: var(--section);
  background: var(--sand);
  .button {
    margin: 1.5rem 0.75rem 0 0;
  }
  /* Closer to the button above it, where it is on a line of its own. */
  .button ~ .button {
    margin-top: 0.75rem;
  }
  ${longButtonCss}
  ${dealCardCss}
  > .container > .container {
    padding-inline: 0;
  }
`;

interface DealListSectionProps {
  readonly title: string;
  readonly text: string;
  readonly deals: readonly Linked<Deal>[];
  readonly button?: LinkedAction;
}

/** A list of deals. A button and a link to all deals are below it. */
export function DealListSection({ title, text, deals, button }: DealListSectionProps) {
  return (
    <Root aria-labelledby="deals">
      <div className="container">
        <h2 id="deals">{title}</h2>
        <p data-part="intro">{withSampleNote(text, deals)}</p>
        <DealList deals={deals} />
        {button && (
          <>
            <PartnerLink url={button.url} className="button">
              {button.label}
            </PartnerLink>
            <InternalLink href={routes.deals} className="button" data-variant="quiet">
              {LANDING_PAGES.deals.label}
            </InternalLink>
          </>
        )}
      </div>
    </Root>
  );
}
