import { operatorAccount } from './operator-account';
import { placeholderWarning } from '@/lib/partners/account';
import { runCommand } from './command';

const COMMAND = {
  usage: 'tsx scripts/check-account.ts',
  summary:
    'Says whether the account values of the environment or .env would earn; runs before every build. Exit code 1 for malformed values, and for placeholders where SITE_ENV is production.',
};

await runCommand(COMMAND, () => {
  const warning = placeholderWarning(operatorAccount());
  if (warning) console.warn(warning);
});
