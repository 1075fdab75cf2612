import { DEAL_KIND_RECORDS } from '@/lib/deals/deal-kinds';
import { endedOn, endOf, type PickFields, type Terms } from '@/lib/deals/deal-terms';
import { DEAL_LISTS } from '@/lib/deals/load-deals';
import { loadDealIndex } from '@/lib/deals/load-deal-index';
import { DESTINATIONS_FILE, destinationsSchema } from '@/lib/deals/schemas';
import { loadConfirmed } from './content-files';
import type { Article } from '@/lib/articles/article';
import { addDays, formatCalendarDate } from '@/lib/source/dates';
import { diagnosticsOf, type Diagnostic } from '@/lib/source/diagnostic';
import { readYamlFile, type CrossCheck } from '@/lib/source/yaml-file';
import type { DiagnosticSource } from '@/lib/source/yaml-source';
import type { Outline } from './markdown/outline';

interface Dated extends Terms, PickFields {
  readonly id: string;
  readonly originalPrice?: number | undefined;
}

type Check = (entries: readonly Dated[], source: DiagnosticSource, file: string) => readonly Diagnostic[];

/** The diagnostics of a check of every file whose records can end. A file with mistakes has those of its schema instead. */
const checkDealFiles = (directory: string, check: Check): readonly Diagnostic[] =>
  [
    ...DEAL_LISTS.map(({ kind, file }) => ({ file, schema: DEAL_KIND_RECORDS[kind].schema })),
    { file: DESTINATIONS_FILE, schema: destinationsSchema },
  ].flatMap(({ file, schema }) => {
    const crossCheck: CrossCheck<readonly Dated[]> = (entries, source) => check(entries, source, file);
    return readYamlFile(directory, file, schema, crossCheck).diagnostics;
  });

/** Reports records that are out of date. They are warnings, because a daily build must not begin to fail without a change. */
export function dealWarnings(directory: string, today: string): readonly Diagnostic[] {
  const isConfirmed =
    diagnosticsOf(() => loadConfirmed(directory)).length > 0
      ? () => false
      : (file: string) => loadConfirmed(directory).includes(file);
  return checkDealFiles(directory, (entries, source, file) =>
    entries.flatMap((entry, index) => {
      const [field, last] = endOf(entry) ?? [];
      const { seen, originalPrice } = entry;
      return [
        ...(field && last && last < today
          ? [
              source.diagnosticAt(
                [index, field],
                `'${entry.id}', which ended ${formatCalendarDate(last)} and is not shown`,
                'a later day, or no such entry',
              ),
            ]
          : []),
        // A price of tomorrow is shown, because where it was seen, it may be a day later than in UTC.
        ...(seen && seen > addDays(today, 1)
          ? [
              source.diagnosticAt(
                [index, 'seen'],
                `${seen}, a day in the future, so the price is not shown`,
                `the day on which you saw the price, ${today} at the latest`,
              ),
            ]
          : []),
        ...(originalPrice !== undefined && isConfirmed(file)
          ? [
              source.diagnosticAt(
                [index, 'originalPrice'],
                `${originalPrice}, which no page shows`,
                'no such field: only prices seen prove a reduction (docs/operators.md)',
              ),
            ]
          : []),
      ];
    }),
  );
}

/** Reports a second recommendation that a file shows, because a list can have only one pick. */
export function findSecondPicks(directory: string, today: string): readonly Diagnostic[] {
  return checkDealFiles(directory, (entries, source) => {
    const [first, ...others] = entries.filter((entry) => entry.pick && !endedOn(entry, today));
    return others.map((entry) =>
      source.diagnosticAt(
        [entries.indexOf(entry), 'pick'],
        `true, as at '${first?.id}'`,
        'one pick at most among the deals that a file shows',
      ),
    );
  });
}

/** Reports ended deals in an article, which readers see only as a sentence. */
export function endedDealWarnings(
  { file, bodyLine }: Article,
  { parts }: Outline,
  directory: string,
  today: string,
): readonly Diagnostic[] {
  if (diagnosticsOf(() => loadDealIndex(directory)).length > 0) return [];
  return parts.flatMap((part): readonly Diagnostic[] => {
    if (part.kind !== 'directive' || part.directive.name !== 'deal') return [];
    const deal = loadDealIndex(directory).get(part.directive.attributes.id ?? '');
    const ended = deal && endedOn(deal, today);
    if (!ended) return [];
    const found = `'${deal.id}', which ended ${formatCalendarDate(ended)}`;
    const place = { file, line: bodyLine + part.line - 1, column: part.column };
    return [{ ...place, field: 'deal', found, expected: 'a deal that has not ended, or no such line' }];
  });
}
