import type { Measure } from './measures';

/** Names that the network has used for each measure in aggregated rows, best first. */
const AGGREGATED: Readonly<Record<Measure, readonly string[]>> = {
  clicks: ['redirects_count', 'clicks_count'],
  searches: ['searches_count'],
  processing: ['processing_actions_count'],
  paid: ['paid_actions_count'],
  cancelled: ['cancelled_actions_count'],
  earned: ['paid_profit_usd_sum'],
  pending: ['processing_profit_usd_sum'],
};

/** Fields of raw rows, with one row per action. Only raw rows contain the state of an action. */
const RAW = ['state', 'action_type', 'paid_profit_usd', 'processing_profit_usd'] as const;

/** The id of an action, which is different in each raw row. */
export const ACTION_ID = 'action_id';

/** The fields by which the network groups rows. */
export type Dimension = 'sub_id' | 'campaign_id' | 'date';

interface Choice {
  /** Names of the fields to request. */
  readonly fields: readonly string[];
  readonly dimensions: readonly Dimension[];
  /** Measures that the network does not offer. */
  readonly missing: readonly Measure[];
}

/** The choice for rows that the network has summed. */
interface AggregatedChoice extends Choice {
  readonly kind: 'aggregated';
  readonly names: Readonly<Partial<Record<Measure, string>>>;
}

/** The choice for rows that each represent one action. They do not include clicks and searches. */
interface RawChoice extends Choice {
  readonly kind: 'raw';
}

export type FieldChoice = AggregatedChoice | RawChoice;

const DIMENSIONS = ['sub_id', 'campaign_id', 'date'] as const;

/**
 * Chooses among the fields that exist for an account. Names differ between programs, and a query with an unknown name fails.
 *
 * @param aggregated, raw field names in the two lists of the network
 * @param byDay whether to group by day
 * @returns undefined if the lists have no field to report
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
      // Request only listed fields. The network can also group by fields that its list of aggregated fields omits.
      fields: [...dimensions.filter((name) => aggregated.includes(name)), ...Object.values(names)],
      dimensions,
      names,
      missing: (Object.keys(AGGREGATED) as Measure[]).filter((measure) => names[measure] === undefined),
    };
  }
  if (!raw.includes('sub_id') || !raw.includes('paid_profit_usd')) return undefined;
  const fields = [...RAW, ACTION_ID].filter((name) => raw.includes(name));
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
