import pMap from 'p-map';
import type { Observation, Route } from '@/lib/deals/prices/observation';
import type { NetworkClient } from '@/scripts/network/client';
import { NetworkError } from '@/scripts/network/network-error';
import { queryName, routeName, type PriceQuery } from './price-queries';
import { answerSchema, readAnswer } from './read-answer';

const PATH = '/aviasales/v3/prices_for_dates';
/** The network's limit for this endpoint. */
const LIMIT_PER_MINUTE = 600;
/** Number of entries to request. One is not enough, because the cheapest may be invalid. */
const ENTRIES = 30;
/** For queries limited to certain days, which are filtered from the answer, the maximum that the network sends. */
const ENTRIES_FOR_DATES = 1000;
/** Concurrent requests. An answer takes well below a second, so this number reaches the limit per minute. */
const AT_ONCE = 6;
/** The run ends after this many queries in a row without a connection or an answer, each after its retries. */
const GONE_AFTER = 12;
const GONE_AFTER_WITHOUT_ANY = 3;

interface RouteQueries {
  readonly route: Route;
  readonly queries: readonly PriceQuery[];
}

/** The prices that a run has found for a route. */
export interface RoutePrices {
  readonly route: string;
  /** The cheapest observation for each trip and month. */
  readonly observations: readonly Observation[];
}

export interface Missing {
  readonly query: PriceQuery;
  /** The reason why there is no answer. */
  readonly reason: string;
}

export interface Refreshed {
  readonly routes: readonly RoutePrices[];
  /** Queries for which the network has no price. */
  readonly empty: readonly PriceQuery[];
  readonly missing: readonly Missing[];
  /** Problems with answers, one line each. */
  readonly oddities: readonly string[];
  /** The reason why the run stopped early. */
  readonly stopped?: 'interrupted' | 'no network' | NetworkError;
}

export interface RefreshOptions {
  readonly queries: readonly PriceQuery[];
  readonly client: Pick<NetworkClient, 'request'>;
  /** The day of the observations, YYYY-MM-DD in UTC. */
  readonly today: string;
  /** Saves the prices of a route as soon as they are complete or the run ends. */
  readonly keep: (route: Route, observations: readonly Observation[]) => void;
  /** Called after each query. */
  readonly tick?: () => void;
  /** Stops the run. The prices found until then are saved. */
  readonly signal?: AbortSignal;
}

function byRoute(queries: readonly PriceQuery[]): readonly RouteQueries[] {
  const groups = new Map<string, { readonly route: Route; readonly queries: PriceQuery[] }>();
  for (const query of queries) {
    const name = routeName(query.route);
    const group = groups.get(name) ?? { route: query.route, queries: [] };
    group.queries.push(query);
    groups.set(name, group);
  }
  return [...groups.values()];
}

const isUnreachable = (error: NetworkError) => error.failure === 'connection' || error.failure === 'silence';

/** Whether no further query can succeed after an error. */
const isFinal = (error: NetworkError) => error.failure === 'token' || error.failure === 'time';

/** Sends all queries to the network and saves the answers. If saving fails, it still tries every route before it throws. */
export async function refreshPrices({
  queries,
  client,
  today,
  keep,
  tick = () => {},
  signal,
}: RefreshOptions): Promise<Refreshed> {
  const found = new Map<PriceQuery, Observation>();
  const failures = new Map<PriceQuery, string>();
  const answered = new Set<PriceQuery>();
  const oddities: string[] = [];
  const end = new AbortController();
  const ended = signal ? AbortSignal.any([signal, end.signal]) : end.signal;
  let stopped: Refreshed['stopped'];
  let unreachableInARow = 0;

  function stop(reason: NonNullable<Refreshed['stopped']>): void {
    stopped ??= reason;
    end.abort();
  }

  function noteFailure(query: PriceQuery, error: NetworkError): void {
    failures.set(query, error.message);
    if (isFinal(error)) stop(error);
    unreachableInARow = isUnreachable(error) ? unreachableInARow + 1 : 0;
    if (unreachableInARow >= (answered.size > 0 ? GONE_AFTER : GONE_AFTER_WITHOUT_ANY)) stop('no network');
  }

  async function ask(query: PriceQuery): Promise<void> {
    const { route, trip, month, dates } = query;
    try {
      const answer = await client.request(PATH, {
        query: {
          ...{ origin: route.from, destination: route.to, departure_at: month },
          ...{ one_way: trip === 'one-way', currency: 'usd', market: 'us' },
          ...{
            sorting: 'price',
            unique: false,
            direct: false,
            limit: dates ? ENTRIES_FOR_DATES : ENTRIES,
            page: 1,
          },
        },
        schema: answerSchema,
        limitPerMinute: LIMIT_PER_MINUTE,
        signal: ended,
      });
      const read = readAnswer(answer, query, today);
      answered.add(query);
      unreachableInARow = 0;
      if (read.cheapest) found.set(query, read.cheapest);
      oddities.push(...read.oddities.map((oddity) => `${queryName(query)}: ${oddity}`));
    } catch (error) {
      if (ended.aborted && !(error instanceof NetworkError && isFinal(error))) return;
      if (!(error instanceof NetworkError)) throw error;
      noteFailure(query, error);
    }
    tick();
  }

  const groups = byRoute(queries);
  const prices: RoutePrices[] = [];
  const open = new Map(groups.map((group) => [group, group.queries.length]));
  function close(group: RouteQueries): void {
    if (!open.delete(group)) return;
    const observations = group.queries.flatMap((query) => found.get(query) ?? []);
    keep(group.route, observations);
    prices.push({ route: routeName(group.route), observations });
  }

  let failure: unknown;
  const asked = groups.flatMap((group) => group.queries.map((query) => ({ group, query })));
  try {
    await pMap(
      asked,
      async ({ group, query }) => {
        if (ended.aborted) return;
        await ask(query);
        const left = (open.get(group) ?? 0) - 1;
        if (open.has(group)) open.set(group, left);
        if (left === 0) close(group);
      },
      { concurrency: AT_ONCE },
    );
  } catch (error) {
    // Stop sending queries if the answers cannot be saved.
    end.abort();
    failure = error;
  }
  for (const group of [...open.keys()]) {
    try {
      close(group);
    } catch (error) {
      failure ??= error;
    }
  }
  if (failure !== undefined) throw failure;
  if (signal?.aborted) stopped ??= 'interrupted';
  // A run may have fewer queries than the limit for giving up.
  if (unreachableInARow > 0 && unreachableInARow === queries.length) stopped ??= 'no network';

  const reasonOf = (query: PriceQuery) => failures.get(query) ?? 'the run ended before its answer';
  return {
    routes: prices.sort((a, b) => a.route.localeCompare(b.route, 'en')),
    empty: queries.filter((query) => answered.has(query) && !found.has(query)),
    missing: queries
      .filter((query) => !answered.has(query))
      .map((query) => ({ query, reason: reasonOf(query) })),
    oddities,
    ...(stopped ? { stopped } : {}),
  };
}
