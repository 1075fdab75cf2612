import { CONTENT_MANIFEST } from '@/lib/source/manifest';

/** What the steps of a build find in the environment, whatever the shell says: no preview, and one reading of the content for all. */
export const BUILD_ENVIRONMENT = {
  NODE_ENV: 'production',
  [CONTENT_MANIFEST]: '.next/cache/content.json',
} as const;

/** Commands of the shell: the whole build, from the check of the content to the complete export. The first step that fails ends it. */
export const BUILD_STEPS = [
  'node --import tsx scripts/check-content.ts --errors-only',
  'node --import tsx scripts/export/check-account.ts',
  'node --import tsx scripts/export/own-pictures.ts',
  'next build',
  'node --import tsx scripts/export/complete-export.ts',
] as const;
