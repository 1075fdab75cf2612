import type { z } from 'zod';
import { readVariable, type Variables } from '@/lib/site/environment';
import { shorten } from '@/lib/source/shorten';
import { UserError } from '@/scripts/command/command';
import { exchange, type Answer } from './exchange';
import { minuteLimit, MINUTE, SYSTEM_CLOCK, type Clock, type MinuteLimit } from './minute-limit';
import { NetworkError } from './network-error';
import { retry } from './retry';

interface NetworkRequest<T> {
  readonly method?: 'GET' | 'POST';
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** The schema of the answer. It should be lenient if one invalid entry must not invalidate the rest. */
  readonly schema: z.ZodType<T>;
  /** Requests per minute that the network allows for this path. */
  readonly limitPerMinute: number;
  readonly signal?: AbortSignal;
}

export interface NetworkClient {
  /**
   * Sends one request, with retries and waits, and returns the answer.
   *
   * @param path from the root of the API, such as `/statistics/v1/get_fields_list`
   * @throws NetworkError
   */
  readonly request: <T>(path: string, request: NetworkRequest<T>) => Promise<T>;
}

export interface ClientOptions {
  /** Origin of the API. */
  readonly apiUrl: string;
  readonly token: string;
  /** Milliseconds for all requests of this client. */
  readonly within: number;
  /** Receives one line about each wait that is long enough to be noticed. */
  readonly tell?: (line: string) => void;
  /** Milliseconds for one answer. */
  readonly timeout?: number;
  /** Milliseconds before the first retry. */
  readonly firstPause?: number;
  readonly clock?: Clock;
}

const DEFAULT_TIMEOUT = 20_000;
/** Milliseconds. */
const NOTICED_WAIT = 3000;
const MAXIMUM_QUOTE = 200;

/** Text of another server for use in a line: without control characters and the token, and shortened. */
function quote(text: string, token: string): string {
  const plain = text
    .replaceAll(token, '***')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  return shorten(plain, MAXIMUM_QUOTE);
}

/** The reason for a failure in a JSON answer, from any of the fields that the network uses. */
function reasonOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { error, message, errors } = value as Readonly<Record<string, unknown>>;
  const reason = [error, message, errors].find(Boolean);
  return typeof reason === 'string' ? reason : JSON.stringify(reason);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Milliseconds from the header Retry-After, given in seconds or as a date. Without a usable header, one minute. */
function retryAfter(headers: Headers): number {
  const value = headers.get('retry-after') ?? '';
  const milliseconds = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return milliseconds >= 0 ? milliseconds : MINUTE;
}

/** The error for a status other than 2xx. */
function statusError(name: string, { status, headers, text }: Answer, token: string): NetworkError {
  if (status === 401 || status === 403) {
    return new NetworkError(
      'token',
      `The network does not accept TRAVELPAYOUTS_TOKEN (HTTP ${status}). Copy the token from your Travelpayouts account again.`,
    );
  }
  if (status === 429) {
    return new NetworkError('limit', `${name}: too many requests (HTTP 429).`, {
      mayPass: true,
      retryAfter: retryAfter(headers),
    });
  }
  const reason = reasonOf(parseJson(text));
  const words = reason === undefined ? '' : `: ${quote(reason, token)}`;
  return new NetworkError('status', `${name}: HTTP ${status}${words}`, {
    mayPass: status >= 500 || status === 408,
  });
}

/** The data of an answer with status 2xx. */
function readAnswer<T>(name: string, { text }: Answer, schema: z.ZodType<T>, token: string): T {
  const value = parseJson(text);
  if (value === undefined) {
    const found = text.trim() === '' ? 'an empty answer' : `'${quote(text, token).slice(0, 40)}'`;
    throw new NetworkError('answer', `${name}: expected JSON, found ${found}.`, { mayPass: true });
  }
  if ((value as { readonly success?: unknown } | null)?.success === false) {
    const reason = reasonOf(value) ?? 'without a reason';
    throw new NetworkError('refused', `${name}: the network refuses the request: ${quote(reason, token)}`);
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = issue?.path.join('.') || 'the answer';
  throw new NetworkError(
    'answer',
    `${name}: unexpected answer, ${quote(field, token)}: ${issue?.message ?? 'unknown'}`,
  );
}

/** A client for the network's API that respects its limits. All requests share the time of `within`, which starts now. */
export function networkClient({
  apiUrl,
  token,
  within,
  tell = () => {},
  timeout = DEFAULT_TIMEOUT,
  firstPause = 1000,
  clock = SYSTEM_CLOCK,
}: ClientOptions): NetworkClient {
  const end = clock.now() + within;
  const whole = AbortSignal.timeout(within);
  const limits = new Map<string, MinuteLimit>();
  const minutes = Math.ceil(within / MINUTE);
  /** The end of the last wait that the user was told about. Requests at the same time wait for the same limit. */
  let toldUntil = -Infinity;
  const tooLong = () => new NetworkError('time', `Stopped: the run would take more than ${minutes} min.`);

  function beforeWait(milliseconds: number): void {
    const until = clock.now() + milliseconds;
    if (until > end) throw tooLong();
    if (milliseconds >= NOTICED_WAIT && until > toldUntil) {
      toldUntil = until;
      tell(`Waiting ${Math.ceil(milliseconds / 1000)} s, because the network limits requests per minute`);
    }
  }

  function limitOf(path: string, perMinute: number): MinuteLimit {
    const limit = limits.get(path) ?? minuteLimit(perMinute, clock);
    limits.set(path, limit);
    return limit;
  }

  async function request<T>(path: string, options: NetworkRequest<T>): Promise<T> {
    const { method = 'GET', query = {}, body, schema, limitPerMinute } = options;
    const url = new URL(path, apiUrl);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    const name = url.host + url.pathname;
    const limit = limitOf(path, limitPerMinute);
    const signal = options.signal ? AbortSignal.any([whole, options.signal]) : whole;
    const headers = { accept: 'application/json', 'x-access-token': token };

    async function attempt(): Promise<T> {
      await limit.turn(beforeWait, signal);
      const answer = await exchange({
        url,
        method,
        headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        timeout,
        signal,
      });
      if (answer.status < 300) return readAnswer(name, answer, schema, token);
      const error = statusError(name, answer, token);
      if (error.retryAfter !== undefined) limit.pause(error.retryAfter);
      throw error;
    }

    try {
      return await retry(attempt, { firstPause, signal });
    } catch (error) {
      throw whole.aborted ? tooLong() : error;
    }
  }

  return { request };
}

/**
 * The client for the account in the environment.
 *
 * @throws UserError without a token
 */
export function accountClient(
  options: Pick<ClientOptions, 'within' | 'tell'>,
  env?: Variables,
): NetworkClient {
  const token = readVariable('TRAVELPAYOUTS_TOKEN', env);
  if (token === undefined) {
    throw new UserError(
      'TRAVELPAYOUTS_TOKEN is not set. Copy the API token from your Travelpayouts profile into .env.',
    );
  }
  return networkClient({ ...options, token, apiUrl: readVariable('TRAVELPAYOUTS_API_URL', env) });
}
