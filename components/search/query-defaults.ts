/** Defaults of queries in the browser (product 4.6). Times in milliseconds. */
export const QUERY_DEFAULTS = {
  /** Retries after the first failure. */
  retry: 3,
  /** 1, 2, 4 … up to 30 seconds. `failures` is 0 before the first retry. */
  retryDelay: (failures: number) => Math.min(1000 * 2 ** failures, 30_000),
  /** How long an unused result is cached. */
  gcTime: 5 * 60_000,
  refetchOnWindowFocus: true,
  refetchOnReconnect: true,
} as const;
