import type { Deal } from '@/lib/deals/deal-kinds';
import type { Linked } from '@/lib/site/page-links';
import { DealCards } from './deal-cards';

/** Deals of one kind, however many there are. */
export function DealList({ deals }: { readonly deals: readonly Linked<Deal>[] }) {
  return deals.length > 0 ? <DealCards deals={deals} hasAnchors /> : <p>No deals at the moment.</p>;
}
