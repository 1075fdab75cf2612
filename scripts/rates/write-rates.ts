import { renameSync, writeFileSync } from 'node:fs';
import { stringify } from 'yaml';
import type { DatedRates } from '@/lib/deals/currency/load-rates';

const HEAD = `# Written by \`npm run rates:refresh\`, which replaces all of it: units of each currency for one US dollar, from the reference rates
# of the European Central Bank. Currencies that are missing here keep their built-in rate. Without this file all of them do.
`;

/** Writes the file at once, so that nobody reads half of it. */
export function writeRates(file: string, rates: DatedRates): void {
  const unfinished = `${file}.tmp`;
  writeFileSync(unfinished, HEAD + stringify(rates));
  renameSync(unfinished, file);
}
