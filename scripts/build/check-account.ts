import { readiness } from '@/lib/lint/production';
import { UserError } from '@/scripts/command/command';

/**
 * Reports what keeps the site from being public: see `readiness`.
 *
 * @throws UserError for malformed values, and for placeholders, samples and a desk for trying if SITE_ENV is production
 */
export function checkAccount(): void {
  const { stops, notes } = readiness();
  for (const note of notes) console.warn(note);
  if (stops.length > 0) throw new UserError(stops.join('\n'));
}
