import { readiness } from '@/lib/lint/production';
import { runCommand, UserError } from '@/scripts/command/command';
import { loadEnvironment } from '@/scripts/command/load-environment';
import { hostCompresses } from './compress';

const COMMAND = {
  usage: 'tsx scripts/export/check-account.ts',
  summary:
    'Says whether the site has an address, whether the account values of the environment or .env would earn, and whether the content still holds samples; runs before every build. Exit code 1 for malformed values, and for placeholders and samples where SITE_ENV is production.',
};

loadEnvironment();
await runCommand(COMMAND, () => {
  // The last step of the build reads it; a wrong word should not wait until then.
  hostCompresses();
  const { stops, notes } = readiness();
  for (const note of notes) console.warn(note);
  if (stops.length > 0) throw new UserError(stops.join('\n'));
});
