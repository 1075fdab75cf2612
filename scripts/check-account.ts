import { operatorAccount } from './operator-account';
import { placeholderWarning } from '@/lib/partners/account';
import { checkSiteAddress } from '@/lib/site-address';
import { runCommand } from './command';
import { hostCompresses } from './finish/compress';

const COMMAND = {
  usage: 'tsx scripts/check-account.ts',
  summary:
    'Says whether the site has an address, and whether the account values of the environment or .env would earn; runs before every build. Exit code 1 for malformed values, and for placeholders where SITE_ENV is production.',
};

await runCommand(COMMAND, () => {
  // The last step of the build reads it; a wrong word should not wait until then.
  hostCompresses(process.env);
  const warnings = [checkSiteAddress(process.env), placeholderWarning(operatorAccount())];
  for (const warning of warnings) if (warning) console.warn(warning);
});
