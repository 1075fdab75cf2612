import pMap from 'p-map';
import type { Observation, Route } from '@/lib/deals/prices/observation';
import type { NetworkClient } from '@/scripts/network/client';
import { NetworkError } from '@/scripts/network/network-error';
import { queryName, routeName, type PriceQuery } from './price-queries';
import { answerSchema, readAnswer, type ReadAnswer } from './read-answer';

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
interface RoutePrices {
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

/** Requests the answer to a query. @throws NetworkError */
const request = (
  client: RefreshOptions['client'],
  { route, trip, month, dates }: PriceQuery,
  signal: AbortSignal,
) =>
  client.request(PATH, {
    query: {
      ...{ origin: route.from, destination: route.to, departure_at: month },
      ...{ one_way: trip === 'one-way', currency: 'usd', market: 'us' },
      ...{ sorting: 'price', unique: false, direct: false },
      ...{ limit: dates ? ENTRIES_FOR_DATES : ENTRIES, page: 1 },
    },
    schema: answerSchema,
    limitPerMinute: LIMIT_PER_MINUTE,
    signal,
  });

/** The answers and failures of a run, and the decision to end it early. */
class Run {
  readonly #found = new Map<PriceQuery, Observation>();
  readonly #answered = new Set<PriceQuery>();
  readonly #failures = new Map<PriceQuery, string>();
  readonly #oddities: string[] = [];
  readonly #queries: readonly PriceQuery[];
  readonly #interrupt: AbortSignal | undefined;
  readonly #end = new AbortController();
  #stopped: Refreshed['stopped'];
  #unreachableInARow = 0;
  readonly groups: readonly RouteQueries[];
  /** Aborted as soon as the run should send no further query. */
  readonly ended: AbortSignal;

  constructor({ queries, signal: interrupt }: Pick<RefreshOptions, 'queries' | 'signal'>) {
    this.#queries = queries;
    this.groups = byRoute(queries);
    this.#interrupt = interrupt;
    this.ended = interrupt ? AbortSignal.any([interrupt, this.#end.signal]) : this.#end.signal;
  }

  end(): void {
    this.#end.abort();
  }

  #stop(reason: NonNullable<Refreshed['stopped']>): void {
    this.#stopped ??= reason;
    this.end();
  }

  note(query: PriceQuery, { cheapest, oddities }: ReadAnswer): void {
    this.#answered.add(query);
    this.#unreachableInARow = 0;
    if (cheapest) this.#found.set(query, cheapest);
    this.#oddities.push(...oddities.map((oddity) => `${queryName(query)}: ${oddity}`));
  }

  noteFailure(query: PriceQuery, error: NetworkError): void {
    this.#failures.set(query, error.message);
    if (isFinal(error)) this.#stop(error);
    this.#unreachableInARow = isUnreachable(error) ? this.#unreachableInARow + 1 : 0;
    const mostInARow = this.#answered.size > 0 ? GONE_AFTER : GONE_AFTER_WITHOUT_ANY;
    if (this.#unreachableInARow >= mostInARow) this.#stop('no network');
  }

  pricesOf({ route, queries }: RouteQueries): RoutePrices {
    const observations = queries.flatMap((query) => this.#found.get(query) ?? []);
    return { route: routeName(route), observations };
  }

  #reasonOfStop(): Refreshed['stopped'] {
    if (this.#stopped) return this.#stopped;
    if (this.#interrupt?.aborted) return 'interrupted';
    // A run may have fewer queries than the limit for giving up.
    const isGone = this.#unreachableInARow > 0 && this.#unreachableInARow === this.#queries.length;
    return isGone ? 'no network' : undefined;
  }

  result(): Refreshed {
    const stopped = this.#reasonOfStop();
    return {
      routes: this.groups
        .map((group) => this.pricesOf(group))
        .sort((a, b) => a.route.localeCompare(b.route, 'en')),
      empty: this.#queries.filter((query) => this.#answered.has(query) && !this.#found.has(query)),
      missing: this.#queries
        .filter((query) => !this.#answered.has(query))
        .map((query) => ({ query, reason: this.#failures.get(query) ?? 'the run ended before its answer' })),
      oddities: this.#oddities,
      ...(stopped ? { stopped } : {}),
    };
  }
}

/** Sends all queries to the network and saves the answers. If saving fails, it still tries every route before it throws. */
export async function refreshPrices({
  queries,
  client,
  today,
  keep,
  tick = () => {},
  signal,
}: RefreshOptions): Promise<Refreshed> {
  const run = new Run({ queries, signal });

  async function ask(query: PriceQuery): Promise<void> {
    try {
      run.note(query, readAnswer(await request(client, query, run.ended), query, today));
    } catch (error) {
      if (run.ended.aborted && !(error instanceof NetworkError && isFinal(error))) return;
      if (!(error instanceof NetworkError)) throw error;
      run.noteFailure(query, error);
    }
    tick();
  }

  const open = new Map(run.groups.map((group) => [group, group.queries.length]));
  function close(group: RouteQueries): void {
    if (open.delete(group)) keep(group.route, run.pricesOf(group).observations);
  }

  let failure: unknown;
  const asked = run.groups.flatMap((group) => group.queries.map((query) => ({ group, query })));
  try {
    await pMap(
      asked,
      async ({ group, query }) => {
        if (run.ended.aborted) return;
        await ask(query);
        const left = (open.get(group) ?? 0) - 1;
        if (open.has(group)) open.set(group, left);
        if (left === 0) close(group);
      },
      { concurrency: AT_ONCE },
    );
  } catch (error) {
    // Stop sending queries if the answers cannot be saved.
    run.end();
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
  return run.result();
}
