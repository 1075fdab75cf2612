import { CONTENT_MANIFEST } from '@/lib/source/manifest';
import { STALE_PAGES } from '@/scripts/incremental/places';

/** What the steps of a build find in the environment, whatever the shell says: no preview, and one reading of the content for all. */
export const BUILD_ENVIRONMENT = {
  NODE_ENV: 'production',
  [CONTENT_MANIFEST]: '.next/cache/content.json',
  FAREWIND_STALE_PAGES: STALE_PAGES,
} as const;

/** The step that takes the options of the build. */
export const PLAN_STEP = 'node --import tsx scripts/incremental/plan-pages.ts';

/** Commands of the shell: the whole build, from the check of the content to the complete export. The first step that fails ends it. */
export const BUILD_STEPS = [
  'node --import tsx scripts/check-content.ts --errors-only',
  'node --import tsx scripts/export/check-account.ts',
  'node --import tsx scripts/export/own-pictures.ts',
  PLAN_STEP,
  'next build',
  'node --import tsx scripts/export/complete-export.ts',
] as const;
