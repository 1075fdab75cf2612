import env from '@next/env';
import { AccountError, readAccount, type Account } from '@/lib/partners/account';
import { UserError } from './command';

// The same .env files as Next reads for a build. Import this before anything that reads the environment when it is loaded.
env.loadEnvConfig(process.cwd());

/** The operator's account values. @throws UserError for values that no build would take */
export function operatorAccount(): Account {
  try {
    return readAccount(process.env);
  } catch (error) {
    if (error instanceof AccountError) throw new UserError(error.message);
    throw error;
  }
}
