import { NetworkError } from './network-error';

interface Exchange {
  readonly url: URL;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Milliseconds for the whole answer. */
  readonly timeout: number;
  /** Aborts the request. */
  readonly signal?: AbortSignal;
}

interface Reply {
  readonly status: number;
  readonly headers: Headers;
}

export interface Answer extends Reply {
  readonly text: string;
}

/** Maximum bytes of an answer after decompression. The longest page of the statistics API, 10,000 rows, has about 5 MB. */
const MAXIMUM_SIZE = 32 * 1024 * 1024;

async function readBytes({ body }: Response, host: string): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > MAXIMUM_SIZE) {
      throw new NetworkError(
        'answer',
        `${host} sent an answer of more than ${MAXIMUM_SIZE / 1024 / 1024} MB.`,
      );
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Errors of `fetch` with our messages. Any other error is a defect of the code and is returned unchanged. */
export function asNetworkError(error: unknown, host: string, timeout: number): unknown {
  const { name, cause } = error as Error & { readonly cause?: NodeJS.ErrnoException };
  if (name === 'TimeoutError') {
    return new NetworkError('silence', `${host} did not answer within ${timeout / 1000} s.`, {
      mayPass: true,
    });
  }
  if (name === 'TypeError' && cause) {
    const reason = cause.code ?? 'connection lost';
    return new NetworkError('connection', `No complete answer from ${host} (${reason}).`, { mayPass: true });
  }
  return error;
}

/**
 * Sends one request and returns the answer with any status. Redirects are not followed, because the next host would receive the
 * headers with the token.
 *
 * @throws NetworkError without an answer, and for an answer that is too long or a redirect
 */
export async function exchangeBytes({
  url,
  method = 'GET',
  headers = {},
  body,
  timeout,
  signal,
}: Exchange): Promise<Reply & { readonly bytes: Buffer }> {
  const limit = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(url, {
      method,
      headers,
      redirect: 'manual',
      signal: signal ? AbortSignal.any([limit, signal]) : limit,
      ...(body === undefined ? {} : { body }),
    });
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel();
      const location = response.headers.get('location');
      const isKnown = location !== null && URL.canParse(location, url.href);
      const target = isKnown ? ` to ${new URL(location, url).host}` : '';
      throw new NetworkError('redirect', `${url.host} redirects${target}, which is not followed.`);
    }
    const { status, headers: told } = response;
    return { status, headers: told, bytes: await readBytes(response, url.host) };
  } catch (error) {
    signal?.throwIfAborted();
    throw asNetworkError(error, url.host, timeout);
  }
}

/** The same for a text answer. */
export async function exchange(request: Exchange): Promise<Answer> {
  const { bytes, ...reply } = await exchangeBytes(request);
  return { ...reply, text: new TextDecoder().decode(bytes) };
}
