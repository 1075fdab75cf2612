import { UserError } from '@/scripts/command/command';

/**
 * The kinds of failure:
 * - `token`: the token is not accepted
 * - `limit`: more requests than allowed (429)
 * - `connection`: no connection, or one that broke before the answer was complete
 * - `silence`: no answer in time
 * - `status`: any other unsuccessful HTTP status
 * - `redirect`: the answer redirects to another address, which is not followed
 * - `answer`: too long, not JSON, or unexpected data
 * - `refused`: the answer itself says that the request failed
 * - `time`: the run as a whole took too long
 */
export type NetworkFailure =
  'token' | 'limit' | 'connection' | 'silence' | 'status' | 'redirect' | 'answer' | 'refused' | 'time';

interface Details {
  /** Whether the same request may succeed a moment later. */
  readonly mayPass?: boolean;
  /** Milliseconds that the server asks to wait before the next request. */
  readonly retryAfter?: number;
}

/** A request to an outside service that failed. The message is one line for people and never contains a token. */
export class NetworkError extends UserError {
  override readonly name = 'NetworkError';
  readonly mayPass: boolean;
  readonly retryAfter: number | undefined;

  constructor(
    readonly failure: NetworkFailure,
    message: string,
    { mayPass = false, retryAfter }: Details = {},
  ) {
    super(message);
    this.mayPass = mayPass;
    this.retryAfter = retryAfter;
  }
}
