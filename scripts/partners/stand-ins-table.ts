import type { StandIn } from '@/lib/deals/stand-ins';
import { textTable } from '@/scripts/command/text-table';

/** The places that use a stand-in, as a table below a heading. Empty if there are none. */
export function standInsTable(standIns: readonly StandIn[]): readonly string[] {
  if (standIns.length === 0) return [];
  const rows = standIns.map(({ page, place, wanted, shown }) => [page, place, wanted, shown]);
  return ['On a stand-in:', textTable(['page', 'place', 'wanted', 'shown'], rows)];
}
