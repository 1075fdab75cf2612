import { readiness } from '@/lib/lint/production';
import { rawVariable } from '@/lib/site/environment';
import { UserError } from '@/scripts/command/command';

/** Some of the problems do not stop other builds. */
const WHY = "SITE_ENV is 'production', and these problems stop a production build:";

/**
 * Reports a missing address of the site, account values (from the environment or .env) that would earn nothing, and sample content.
 *
 * @throws UserError for malformed values, and for placeholders and samples if SITE_ENV is production
 */
export function checkAccount(): void {
  const { stops, notes } = readiness();
  for (const note of notes) console.warn(note);
  if (stops.length === 0) return;
  const isProduction = rawVariable('SITE_ENV')?.trim() === 'production';
  throw new UserError([...(isProduction ? [WHY] : []), ...stops].join('\n'));
}
