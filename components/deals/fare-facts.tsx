import type { Fare } from '@/lib/deals/prices/fare';
import { SEPARATOR } from '@/components/ui/separator';

/** The details of a fare: dates, stops, airline. */
export function FareFacts({ facts }: Pick<Fare, 'facts'>) {
  return facts.length > 0 ? <p data-part="fare">{facts.join(SEPARATOR)}</p> : null;
}
