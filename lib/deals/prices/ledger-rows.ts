import { currentBuildContext } from '@/lib/site/build-context';
import { memoize } from '@/lib/site/memoize';
import { formatCalendarDate } from '@/lib/source/dates';
import { formatPrice, formatShortPrice } from '../currency/format';
import type { Deal } from '../deal-kinds';
import { drawPriceLine } from './draw-price-line';
import { judgePrice } from './judge-price';
import { loadLedger, routeOf, type LedgerEntry } from './ledger';
import { loadObservations } from './load-observations';

/** A deal of the ledger as its page shows it. */
export interface LedgerRow {
  readonly kind: Deal['kind'];
  readonly id: string;
  readonly title: string;
  readonly codes?: readonly [from: string, to: string] | undefined;
  /** YYYY-MM-DD. */
  readonly first: string;
  readonly last: string;
  readonly ended?: string | undefined;
  /** US dollars. */
  readonly price: number;
  readonly lowest: number;
  /** Its prices up to its end or today: data of SVG paths, and what they show in words. */
  readonly line?: { readonly path: string; readonly now: string; readonly words: string } | undefined;
}

function lineOf(entry: LedgerEntry, today: string, directory: string): LedgerRow['line'] {
  const { trip = 'round-trip', ended = today } = entry;
  const route = routeOf(entry);
  const seen = route && judgePrice(loadObservations(route, directory), { today: ended, trip });
  const drawn = seen && drawPriceLine(seen, ended);
  return (
    drawn && {
      path: drawn.line,
      now: drawn.now,
      words: `Prices over ${drawn.days} days: from ${formatShortPrice(drawn.low)} to ${formatShortPrice(drawn.high)}`,
    }
  );
}

/** Every deal there was, the newest first. @throws ContentError for a broken line of the ledger or of prices */
export const loadLedgerRows = memoize((directory): readonly LedgerRow[] => {
  const { today } = currentBuildContext();
  return loadLedger(directory).map((entry) => {
    const { kind, id, title, first, last, ended, price, lowest } = entry;
    const route = routeOf(entry);
    return {
      ...{ kind, id, title, first, last, ended, price, lowest },
      codes: route && ([route.from, route.to] as const),
      line: lineOf(entry, today, directory),
    };
  });
});

/** A row of the ledger in a sentence, for feeds. */
export const ledgerSentence = ({ price, last, ended }: LedgerRow): string =>
  `From ${formatPrice(price)}, seen on ${formatCalendarDate(last)}.${ended ? ` Ended on ${formatCalendarDate(ended)}.` : ''}`;
