import { stringify } from 'yaml';
import type { DatedRates } from '@/lib/deals/currency/load-rates';
import { writeWhole } from '@/scripts/command/write-whole';

const HEAD = `# Written by \`npm run rates:refresh\`, which replaces all of it: units of each currency for one US dollar, from the reference rates
# of the European Central Bank. Currencies that are missing here keep their built-in rate. Without this file all of them do.
`;

export function writeRates(file: string, rates: DatedRates): void {
  writeWhole(file, HEAD + stringify(rates));
}
