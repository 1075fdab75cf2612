import { PartnerLink } from '@/components/partners/partner-link';
import type { Deal } from '@/lib/deals/deal-kinds';
import type { Linked, LinkedAction } from '@/lib/site/partner-links';
import { DealList } from './deal-list';
import { withSampleNote } from './sample-note';

export interface DealTabPanelProps {
  readonly text: string;
  readonly deals: readonly Linked<Deal>[];
  /** The first button is the main action. */
  readonly buttons: readonly LinkedAction[];
}

/** The content of a tab on the home page. The surrounding section styles it. */
export function DealTabPanel({ text, deals, buttons }: DealTabPanelProps) {
  return (
    <>
      <p data-part="note">{withSampleNote(text, deals)}</p>
      <DealList deals={deals} />
      <div data-part="actions">
        {buttons.map(({ id, label, url }, index) => (
          <PartnerLink key={id} url={url} className="button" variant={index === 0 ? undefined : 'quiet'}>
            {label}
          </PartnerLink>
        ))}
      </div>
    </>
  );
}
