import path from 'node:path';
import { DEAL_LISTS } from '@/lib/deals/load-deals';
import { formatLedger, LEDGER_FILE, readLedger, updateLedger } from '@/lib/deals/prices/ledger';
import { readObservations } from '@/lib/deals/prices/load-observations';
import { orThrow } from '@/lib/source/yaml-file';
import { writeWhole } from '@/scripts/command/write-whole';

/**
 * Updates the ledger with today's deals and prices. A ledger without deals is not written.
 *
 * @param directory the content directory, with an existing folder of prices
 * @throws ContentError for an invalid line of the ledger, which the next write would delete, or of the prices of a deal
 */
export function writeLedger(directory: string, today: string): void {
  const ledger = orThrow(readLedger(directory));
  const deals = DEAL_LISTS.flatMap(({ loadAll }) => loadAll(directory));
  const updated = updateLedger(ledger, deals, (route) => orThrow(readObservations(directory, route)), today);
  if (updated.length > 0) writeWhole(path.join(directory, LEDGER_FILE), formatLedger(updated));
}
