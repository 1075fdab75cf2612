import type { Fare } from '@/lib/deals/prices/fare';

/** What a fare is for: dates, stops, airline. */
export function FareFacts({ facts }: Pick<Fare, 'facts'>) {
  return facts.length > 0 ? <p data-part="fare">{facts.join(' · ')}</p> : null;
}
