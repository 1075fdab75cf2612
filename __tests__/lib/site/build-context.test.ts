import { buildMoment, currentBuildContext } from '@/lib/site/build-context';

describe('today', () => {
  const clock = new Date('2026-11-21T23:30:00-02:00');

  test('is the date in UTC, whatever the time zone of the machine', () => {
    expect(currentBuildContext({ NODE_ENV: 'production' }, clock)).toEqual({
      today: '2026-11-22',
      preview: false,
    });
  });

  test('is that of SOURCE_DATE_EPOCH where it is set; an empty value is none', () => {
    const env = { NODE_ENV: 'development', SOURCE_DATE_EPOCH: '1735689599' } as const;
    expect(currentBuildContext(env, clock)).toEqual({ today: '2024-12-31', preview: true });
    expect(buildMoment({ SOURCE_DATE_EPOCH: '' }, clock)).toBe(clock);
  });

  test('a build for editors shows what a preview shows, and only that', () => {
    const env = { NODE_ENV: 'production', FAREWIND_DRAFTS: 'true' } as const;
    expect(currentBuildContext(env, clock).preview).toBe(true);
    expect(currentBuildContext({ ...env, FAREWIND_DRAFTS: '' }, clock).preview).toBe(false);
  });

  test.each(['tomorrow', '2025-01-01', '-1', '1e9', '999999999999'])('is never %s', (epoch) => {
    expect(() => buildMoment({ SOURCE_DATE_EPOCH: epoch }, clock)).toThrow(
      `SOURCE_DATE_EPOCH is '${epoch}'; it must be whole seconds`,
    );
  });
});
