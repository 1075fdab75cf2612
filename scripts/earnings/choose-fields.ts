import type { Measure } from './measures';

/** Names that the network has used for each measure in aggregated rows, the best first. */
const AGGREGATED: Readonly<Record<Measure, readonly string[]>> = {
  clicks: ['redirects_count', 'clicks_count'],
  searches: ['searches_count'],
  processing: ['processing_actions_count'],
  paid: ['paid_actions_count'],
  cancelled: ['cancelled_actions_count'],
  earned: ['paid_profit_usd_sum'],
  pending: ['processing_profit_usd_sum'],
};

/** Fields of raw rows, one row an action; only these say in which state it is. */
const RAW = ['state', 'action_type', 'paid_profit_usd', 'processing_profit_usd'] as const;

/** What rows are told apart by. */
export type Dimension = 'sub_id' | 'campaign_id' | 'date';

interface Choice {
  /** Names to ask for. */
  readonly fields: readonly string[];
  readonly dimensions: readonly Dimension[];
  /** Measures that the network does not offer. */
  readonly missing: readonly Measure[];
}

/** Rows that the network has summed up. */
export interface AggregatedChoice extends Choice {
  readonly kind: 'aggregated';
  readonly names: Readonly<Partial<Record<Measure, string>>>;
}

/** Rows that each stand for one action. Clicks and searches are not among them. */
export interface RawChoice extends Choice {
  readonly kind: 'raw';
}

export type FieldChoice = AggregatedChoice | RawChoice;

const DIMENSIONS = ['sub_id', 'campaign_id', 'date'] as const;

/**
 * Chooses among the fields that exist for an account. Names differ between programs, and a query for an unknown one fails.
 *
 * @param aggregated, raw names of the two lists of the network
 * @param byDay whether days are told apart
 * @returns undefined where the lists have nothing to report
 */
export function chooseFields(
  aggregated: readonly string[],
  raw: readonly string[],
  byDay: boolean,
): FieldChoice | undefined {
  const known = [...aggregated, ...raw];
  const dimensions = DIMENSIONS.filter(
    (name) => name === 'sub_id' || (known.includes(name) && (byDay || name !== 'date')),
  );
  const names = Object.fromEntries(
    Object.entries(AGGREGATED).flatMap(([measure, candidates]) => {
      const name = candidates.find((candidate) => aggregated.includes(candidate));
      return name === undefined ? [] : [[measure, name]];
    }),
  ) as AggregatedChoice['names'];
  if (names.clicks !== undefined || names.earned !== undefined) {
    return {
      kind: 'aggregated',
      // The network groups by fields that its list of aggregated fields may not have.
      fields: [...dimensions.filter((name) => aggregated.includes(name)), ...Object.values(names)],
      dimensions,
      names,
      missing: (Object.keys(AGGREGATED) as Measure[]).filter((measure) => names[measure] === undefined),
    };
  }
  if (!raw.includes('sub_id') || !raw.includes('paid_profit_usd')) return undefined;
  const fields = RAW.filter((name) => raw.includes(name));
  const states: readonly Measure[] = ['processing', 'paid', 'cancelled'];
  return {
    kind: 'raw',
    fields: [...dimensions, ...fields],
    dimensions,
    missing: [
      'clicks',
      'searches',
      ...(raw.includes('state') ? [] : states),
      ...(raw.includes('processing_profit_usd') ? [] : ['pending' as const]),
    ],
  };
}
