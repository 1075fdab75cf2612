import { readiness } from '@/lib/lint/production';
import { UserError } from '@/scripts/command/command';

/**
 * Reports a missing address of the site, account values (from the environment or .env) that would earn nothing, and sample content.
 *
 * @throws UserError for malformed values, and for placeholders and samples if SITE_ENV is production
 */
export function checkAccount(): void {
  const { stops, notes } = readiness();
  for (const note of notes) console.warn(note);
  if (stops.length > 0) throw new UserError(stops.join('\n'));
}
