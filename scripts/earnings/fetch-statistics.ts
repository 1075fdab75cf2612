import { z } from 'zod';
import type { NetworkClient } from '@/scripts/network/client';
import { NetworkError } from '@/scripts/network/network-error';
import { ACTION_ID, chooseFields, type FieldChoice } from './choose-fields';
import type { Measure } from './measures';
import { readRow, type StatisticsRow } from './read-row';
import { printable } from '@/scripts/command/printable';

/** First and last day, as YYYY-MM-DD. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

export interface Statistics {
  readonly rows: readonly StatisticsRow[];
  /** Measures that the network does not offer. */
  readonly missing: readonly Measure[];
  /** Whether rows have days. */
  readonly hasDays: boolean;
  /** Notes for the operator about the answers, one line each. */
  readonly notes: readonly string[];
}

const LIMIT_PER_MINUTE = 30;
const PAGE_SIZE = 1000;
const FIELDS_PATH = '/statistics/v1/get_fields_list';
const QUERY_PATH = '/statistics/v1/execute_query';

/** The names of fields in a list of texts, in a list of records with a name, or in the keys of a record. */
function namesIn(list: unknown): readonly string[] {
  if (Array.isArray(list)) {
    return list.flatMap((entry: unknown) => {
      if (typeof entry === 'string') return entry;
      const { name } = (entry ?? {}) as { readonly name?: unknown };
      return typeof name === 'string' ? name : [];
    });
  }
  if (typeof list !== 'object' || list === null) return [];
  const { fields, data } = list as { readonly fields?: unknown; readonly data?: unknown };
  return fields !== undefined || data !== undefined ? namesIn(fields ?? data) : Object.keys(list);
}

const fieldNames = z
  .unknown()
  .transform(namesIn)
  .refine((names) => names.length > 0, 'expected a list of fields');

const rowList = z.array(z.unknown()).nullish();
const resultPage = z
  .looseObject({ results: rowList, data: rowList, total_rows: z.coerce.number().int().nullish() })
  .refine(({ results, data }) => results || data, 'expected rows in results or data')
  .transform(({ results, data, total_rows }) => ({
    rows: results ?? data ?? [],
    total: total_rows ?? undefined,
  }));

/** Whether the network answered, but without the requested data. */
const isRefusal = (error: unknown): error is NetworkError =>
  error instanceof NetworkError && ['status', 'refused', 'answer'].includes(error.failure);

async function fetchChoice(
  client: NetworkClient,
  byDay: boolean,
  tell: (line: string) => void,
): Promise<FieldChoice> {
  const ask = (type: string) =>
    client.request(FIELDS_PATH, {
      query: { data_type: type },
      schema: fieldNames,
      limitPerMinute: LIMIT_PER_MINUTE,
    });
  const aggregated = await ask('aggregated');
  // Raw fields are only the second choice, so a report is possible without them.
  const raw = await ask('raw').catch((error: unknown) => {
    if (!isRefusal(error)) throw error;
    tell(error.message);
    return [];
  });
  const choice = chooseFields(aggregated, raw, byDay);
  if (choice) return choice;
  throw new NetworkError(
    'answer',
    'The network has no field for clicks or earnings, so there is nothing to report.',
  );
}

/** Every row of a query, page by page. */
async function fetchRows(
  client: NetworkClient,
  { kind, fields, dimensions }: FieldChoice,
  { from, to }: Period,
  tell: (line: string) => void,
): Promise<readonly unknown[]> {
  const rows: unknown[] = [];
  let before = '';
  for (;;) {
    const page = await client.request(QUERY_PATH, {
      method: 'POST',
      body: {
        fields,
        filters: [
          { field: 'date', op: 'ge', value: from },
          { field: 'date', op: 'le', value: to },
        ],
        // Paging needs a fixed order. Many raw rows have the same dimensions.
        sort: [...dimensions, ACTION_ID]
          .filter((field) => fields.includes(field))
          .map((field) => ({ field, order: 'asc' })),
        ...(kind === 'aggregated' ? { group: dimensions } : {}),
        offset: rows.length,
        limit: PAGE_SIZE,
      },
      schema: resultPage,
      limitPerMinute: LIMIT_PER_MINUTE,
    });
    const { total } = page;
    const text = JSON.stringify(page.rows);
    const isFull = page.rows.length >= PAGE_SIZE;
    // Some servers send the first page for every offset.
    const isRepeated = text === before;
    before = text;
    const isEnd = page.rows.length === 0 || isRepeated;
    if (isEnd && (total === undefined ? !isFull : rows.length >= total)) return rows;
    if (isEnd) {
      throw new NetworkError(
        'answer',
        `The network announces ${total ?? 'more'} rows and sends ${rows.length}: the report would be incomplete.`,
      );
    }
    rows.push(...page.rows);
    // After a full page there may be more rows than the total, because it may count only the rows of the page.
    if (total !== undefined && rows.length >= total && !isFull) return rows;
    if (total !== undefined && rows.length < total) tell(`${rows.length} of ${total} rows`);
  }
}

/** Text of a value for a message. */
const show = (value: unknown) => printable(JSON.stringify(value) ?? 'missing').slice(0, 40);

/**
 * The network's statistics for a period, by sub-id.
 *
 * @param byDay whether to group by day
 * @param tell receives lines about the progress
 * @throws NetworkError if an answer is missing or incomplete
 */
export async function fetchStatistics(
  client: NetworkClient,
  period: Period,
  byDay: boolean,
  tell: (line: string) => void,
): Promise<Statistics> {
  const choice = await fetchChoice(client, byDay, tell);
  const found = await fetchRows(client, choice, period, tell);
  const odd = new Map<string, { count: number; readonly example: string }>();
  const onOdd = (field: string, value: unknown) => {
    const known = odd.get(field) ?? { count: 0, example: show(value) };
    known.count += 1;
    odd.set(field, known);
  };
  const rows = found.flatMap((row) => readRow(row, choice, onOdd) ?? []);
  const unread = found.length - rows.length;
  const hasDays = choice.dimensions.includes('date');
  return {
    rows,
    missing: choice.missing,
    hasDays,
    notes: [
      ...(choice.missing.length === 0 ? [] : [`The network does not report ${choice.missing.join(', ')}.`]),
      ...(byDay && !hasDays ? ['The network does not report single days.'] : []),
      ...(unread === 0 ? [] : [`${unread} of ${found.length} rows cannot be read and are not counted.`]),
      ...[...odd].map(
        ([field, { count, example }]) =>
          `${field}: ${count} of ${found.length} values cannot be read and count as 0, such as ${example}.`,
      ),
    ],
  };
}
