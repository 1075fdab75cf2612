import type { Dimension, FieldChoice } from './choose-fields';
import { isMoney, NOTHING, toMillionths, type Measure, type Measures } from './measures';

/** The network's counts for one sub-id, and for one program and day if rows are grouped by these. */
export interface StatisticsRow {
  /** Empty for links without a sub-id. */
  readonly subId: string;
  readonly campaign: number | undefined;
  /** YYYY-MM-DD */
  readonly date: string | undefined;
  readonly measures: Measures;
}

/** Receives a value that is not a number and therefore counts as 0. */
type OddValue = (field: string, value: unknown) => void;

type Fields = Readonly<Record<string, unknown>>;

/** A number, which may be given as text. */
function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || !/^-?\d+(?:\.\d+)?$/.test(value.trim())) return undefined;
  return Number(value);
}

const MAXIMUM_LENGTH = 100;

/** A sub-id that is safe to display, because anyone can create a link with any text as its sub-id. */
const cleanSubId = (value: unknown): string =>
  (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '\ufffd')
    .trim()
    .slice(0, MAXIMUM_LENGTH);

function valueOf(fields: Fields, name: string, measure: Measure, odd: OddValue): number {
  const value = fields[name];
  const number = numberOf(value);
  if (number === undefined || (!isMoney(measure) && (number < 0 || !Number.isInteger(number)))) {
    odd(name, value);
    return 0;
  }
  return isMoney(measure) ? toMillionths(number) : number;
}

const STATES = ['processing', 'paid', 'cancelled'] as const;

function measuresOf(fields: Fields, choice: FieldChoice, odd: OddValue): Measures {
  const measures: Record<Measure, number> = { ...NOTHING };
  if (choice.kind === 'aggregated') {
    for (const [measure, name] of Object.entries(choice.names) as [Measure, string][])
      measures[measure] = valueOf(fields, name, measure, odd);
    return measures;
  }
  // An action has one of the two amounts; the other is null.
  const amount = (name: string, measure: Measure) =>
    (fields[name] ?? null) === null ? 0 : valueOf(fields, name, measure, odd);
  measures.earned = amount('paid_profit_usd', 'earned');
  measures.pending = amount('processing_profit_usd', 'pending');
  const state = STATES.find((each) => each === fields.state);
  // A paid click also earns, but is not a booking.
  if (state && (fields.action_type ?? 'booking') === 'booking') measures[state] = 1;
  else if (!state && 'state' in fields) odd('state', fields.state);
  return measures;
}

/**
 * A row in either of the network's formats: flat, or with the grouping fields in `group`.
 *
 * @returns undefined for a value that is not a row
 */
export function readRow(row: unknown, choice: FieldChoice, odd: OddValue): StatisticsRow | undefined {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return undefined;
  const { group, ...rest } = row as Fields;
  const fields = { ...rest, ...(typeof group === 'object' ? group : {}) } as Fields;
  const has = (dimension: Dimension) => choice.dimensions.includes(dimension);
  const day = typeof fields.date === 'string' ? /^\d{4}-\d{2}-\d{2}/.exec(fields.date)?.[0] : undefined;
  const date = has('date') ? day : undefined;
  if (has('date') && date === undefined) odd('date', fields.date);
  return {
    subId: cleanSubId(fields.sub_id),
    campaign: has('campaign_id') ? numberOf(fields.campaign_id) : undefined,
    date,
    measures: measuresOf(fields, choice, odd),
  };
}
