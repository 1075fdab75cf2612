import { readiness } from '@/lib/lint/production';
import { UserError } from '@/scripts/command/command';
import { hostCompresses } from './compress';

/**
 * Says whether the site has an address, whether the account values of the environment or .env would earn, and whether the content
 * still holds samples.
 *
 * @throws UserError for malformed values, and for placeholders and samples where SITE_ENV is production
 */
export function checkAccount(): void {
  // The end of the build reads it; a wrong word should not wait until then.
  hostCompresses();
  const { stops, notes } = readiness();
  for (const note of notes) console.warn(note);
  if (stops.length > 0) throw new UserError(stops.join('\n'));
}
