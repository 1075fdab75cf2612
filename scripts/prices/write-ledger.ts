import path from 'node:path';
import { DEAL_LISTS } from '@/lib/deals/load-deals';
import { formatLedger, LEDGER_FILE, readLedger, updateLedger } from '@/lib/deals/prices/ledger';
import { readObservations } from '@/lib/deals/prices/load-observations';
import { ContentError } from '@/lib/source/diagnostic';
import { writeWhole } from '@/scripts/command/write-whole';

/**
 * Updates the ledger with today's deals and prices. A ledger without deals is not written.
 *
 * @param directory the content directory, with an existing folder of prices
 * @throws ContentError for an invalid line, because the next write would delete it
 */
export function writeLedger(directory: string, today: string): void {
  const { value: ledger, diagnostics } = readLedger(directory);
  if (diagnostics.length > 0) throw new ContentError(diagnostics);
  const deals = DEAL_LISTS.flatMap(({ loadAll }) => loadAll(directory));
  const updated = updateLedger(ledger, deals, (route) => readObservations(directory, route).value, today);
  if (updated.length > 0) writeWhole(path.join(directory, LEDGER_FILE), formatLedger(updated));
}
