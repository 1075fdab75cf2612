import './load-env';
import { readAccount, type Account } from '@/lib/partners/account';

/** The operator's account values. @throws EnvironmentError for values that no build would take */
export const operatorAccount = (): Account => readAccount(process.env);
