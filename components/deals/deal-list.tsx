import type { Deal } from '@/lib/deals/deal-kinds';
import type { Linked } from '@/lib/site/page-links';
import { dealAnchor } from '@/lib/site/routes';
import { DealCard } from './deal-card';
import { FareStyles } from './fare-styles';

/** Deals of one kind, however many there are. The section around them owns their styles (`dealCardCss`). */
export function DealList({ deals }: { readonly deals: readonly Linked<Deal>[] }) {
  if (deals.length === 0) return <p>No deals at the moment.</p>;
  return (
    <FareStyles deals={deals}>
      <ul role="list" data-part="deals">
        {/* Keys are part of the page's payload: a sub-id would stand in it twice. */}
        {deals.map((deal, index) => (
          <DealCard key={index} deal={deal} anchor={dealAnchor(deal.id)} />
        ))}
      </ul>
    </FareStyles>
  );
}
