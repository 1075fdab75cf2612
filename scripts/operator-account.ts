import './load-env';
import { AccountError, readAccount, type Account } from '@/lib/partners/account';
import { UserError } from './command';

/** The operator's account values. @throws UserError for values that no build would take */
export function operatorAccount(): Account {
  try {
    return readAccount(process.env);
  } catch (error) {
    if (error instanceof AccountError) throw new UserError(error.message);
    throw error;
  }
}
