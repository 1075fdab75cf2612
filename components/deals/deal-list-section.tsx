import styled from 'styled-components';
import { PartnerLink } from '@/components/partners/partner-link';
import type { Deal } from '@/lib/deals/deal-kinds';
import type { Linked, LinkedAction } from '@/lib/site/partner-links';
import { dealCardCss } from './deal-card-css';
import { DealList } from './deal-list';

const Root = styled.section`
  padding-block: var(--section);
  background: var(--sand);
  .button {
    margin-top: 1.5rem;
  }
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

/** A list of deals, with a button below it. */
export function DealListSection({ title, text, deals, button }: DealListSectionProps) {
  return (
    <Root aria-labelledby="deals">
      <div className="container">
        <h2 id="deals">{title}</h2>
        <p data-part="intro">{text}</p>
        <DealList deals={deals} />
        {button && (
          <PartnerLink url={button.url} className="button">
            {button.label}
          </PartnerLink>
        )}
      </div>
    </Root>
  );
}
