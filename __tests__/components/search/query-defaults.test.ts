import { QUERY_DEFAULTS } from '@/components/search/query-defaults';

test('three retries, 1 s doubling to at most 30 s, five minutes in memory, fresh on focus and reconnect', () => {
  expect([0, 1, 2, 3, 4, 5, 20].map(QUERY_DEFAULTS.retryDelay)).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ]);
  expect(QUERY_DEFAULTS).toMatchObject({
    retry: 3,
    gcTime: 300_000,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
  });
});
