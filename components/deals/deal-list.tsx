import type { Deal } from '@/lib/deals/deal-kinds';
import type { Linked } from '@/lib/site/partner-links';
import { DealCards } from './deal-cards';

/** Deals, or a note if there are none. */
export function DealList({ deals }: { readonly deals: readonly Linked<Deal>[] }) {
  if (deals.length === 0) return <p>No deals at the moment.</p>;
  return <DealCards deals={deals} hasAnchors />;
}
