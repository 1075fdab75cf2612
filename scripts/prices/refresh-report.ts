import { counted } from '@/lib/source/counted';
import type { PriceQuery } from './price-queries';
import { queryName } from './price-queries';
import type { Refreshed } from './refresh-prices';

/** Exit codes of `npm run deals:refresh`, explained in docs/operators.md. */
const EXIT = { complete: 0, mistake: 1, noNetwork: 2, incomplete: 3, interrupted: 130 } as const;

/** Maximum number of lines per kind of warning. */
const MOST_LINES = 20;

const capped = (lines: readonly string[]): readonly string[] =>
  lines.length > MOST_LINES
    ? [...lines.slice(0, MOST_LINES), `… and ${lines.length - MOST_LINES} more; --json lists all`]
    : lines;

export function exitCodeOf({ stopped, missing, routes }: Refreshed): number {
  if (stopped === 'interrupted') return EXIT.interrupted;
  if (stopped instanceof Error && stopped.failure === 'token') return EXIT.mistake;
  if (missing.length === 0) return EXIT.complete;
  const isNothing = routes.every(({ observations }) => observations.length === 0);
  return stopped === 'no network' && isNothing ? EXIT.noNetwork : EXIT.incomplete;
}

/** Problems and missing answers, one line each. */
export const warningsOf = ({ oddities, missing }: Refreshed): readonly string[] => [
  ...capped(oddities),
  ...capped(missing.map(({ query, reason }) => `Missing: ${queryName(query)}: ${reason}`)),
];

/** The result in a few lines. */
export function summaryOf(refreshed: Refreshed, today: string, isDry: boolean): readonly string[] {
  const { routes, empty, missing, stopped } = refreshed;
  const count = routes.reduce((sum, { observations }) => sum + observations.length, 0);
  const queryCount = count + empty.length + missing.length;
  const withPrice = routes.filter(({ observations }) => observations.length > 0).length;
  const where = isDry ? 'nothing was written (--dry-run)' : 'kept in content/prices';
  return [
    ...(stopped === 'no network'
      ? [
          'The network cannot be reached. Prices of earlier days stay as they are, and pages say when each was seen.',
        ]
      : []),
    ...(stopped === 'interrupted' ? ['Interrupted.'] : []),
    ...(stopped instanceof Error ? [stopped.message] : []),
    `${counted(count, 'price')} seen on ${today} for ${withPrice} of ${counted(routes.length, 'route')}, ${where}`,
    ...(empty.length > 0 ? capped(empty.map((query) => `No price: ${queryName(query)}`)) : []),
    ...(missing.length > 0
      ? [`${counted(missing.length, 'request')} of ${queryCount} without an answer`]
      : []),
  ];
}

const plainQuery = ({ route, ...query }: PriceQuery) => ({ ...route, ...query });

/** The result for programs. */
export const reportOf = (refreshed: Refreshed, today: string) => ({
  seen: today,
  stopped: refreshed.stopped instanceof Error ? refreshed.stopped.message : (refreshed.stopped ?? null),
  routes: refreshed.routes,
  empty: refreshed.empty.map(plainQuery),
  missing: refreshed.missing.map(({ query, reason }) => ({ ...plainQuery(query), reason })),
  oddities: refreshed.oddities,
});
