import pMap from 'p-map';
import type { Observation, Route } from '@/lib/deals/prices/observation';
import type { NetworkClient } from '@/scripts/network/client';
import { NetworkError } from '@/scripts/network/network-error';
import { queryName, routeName, type PriceQuery } from './price-queries';
import { answerSchema, readAnswer } from './read-answer';

const PATH = '/aviasales/v3/prices_for_dates';
/** The network's limit for this path. */
const LIMIT_PER_MINUTE = 600;
/** Entries of an answer: one would do, if the cheapest were never odd. */
const ENTRIES = 30;
/** Of a question for certain days, which are chosen from the answer: the most that the network sends. */
const ENTRIES_FOR_DATES = 1000;
/** Requests under way at a time. An answer takes well below a second, so this reaches the limit per minute. */
const AT_ONCE = 6;
/** So many questions without a connection or an answer in a row, each already repeated, and the network is taken to be gone. */
const GONE_AFTER = 12;
const GONE_AFTER_WITHOUT_ANY = 3;

interface RouteQueries {
  readonly route: Route;
  readonly queries: readonly PriceQuery[];
}

/** What a run has found for a route. */
export interface RoutePrices {
  readonly route: string;
  /** The cheapest of each trip and month. */
  readonly observations: readonly Observation[];
}

export interface Missing {
  readonly query: PriceQuery;
  /** Why there is no answer. */
  readonly reason: string;
}

export interface Refreshed {
  readonly routes: readonly RoutePrices[];
  /** Questions to which the network has no price. */
  readonly empty: readonly PriceQuery[];
  readonly missing: readonly Missing[];
  /** What was odd about answers, in a line each. */
  readonly oddities: readonly string[];
  /** Why the run ended before its end. */
  readonly stopped?: 'interrupted' | 'no network' | NetworkError;
}

export interface RefreshOptions {
  readonly queries: readonly PriceQuery[];
  readonly client: Pick<NetworkClient, 'request'>;
  /** The day on which prices are seen, YYYY-MM-DD in UTC. */
  readonly today: string;
  /** Keeps what was found for a route, as soon as all of it is there or the run ends. */
  readonly keep: (route: Route, observations: readonly Observation[]) => void;
  /** Is called after each question. */
  readonly tick?: () => void;
  /** Ends the run; what it has by then is kept. */
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

/** After these, no further question would be answered. */
const isFinal = (error: NetworkError) => error.failure === 'token' || error.failure === 'time';

/** Asks the network all questions and keeps what it answers. It throws only where keeping fails, after it has tried for every route. */
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
    // A run that cannot keep what it finds must not go on asking.
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
  // A run may have fewer questions than it takes to give up.
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
