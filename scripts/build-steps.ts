/** The whole build, from the check of the content to the finished export; the first step that fails ends it. */
export const BUILD_STEPS = [
  'npm run check:content --silent -- --errors-only',
  'npx --no-install tsx scripts/check-account.ts',
  'npx --no-install next build',
  'npm run export --silent',
] as const;
