import './load-env';
import { readAccount, type Account } from '@/lib/partners/account';
import { loadPartners } from '@/lib/partners/load-partners';

/** The operator's account values. @throws EnvironmentError for values that no build would take, ContentError for a wrong registry */
export const operatorAccount = (): Account => readAccount(process.env, loadPartners());
