import { accountsInUse, type Account } from '@/lib/partners/account';
import type { PartnerRegistry } from '@/lib/partners/registry';
import {
  EnvironmentError,
  NUMBER_PLACEHOLDER,
  readAccountId,
  readVariable,
  type Variables,
} from './environment';

const NETWORK = ['TRAVELPAYOUTS_MARKER', 'TRAVELPAYOUTS_TRS'] as const;

/**
 * The operator's account values.
 *
 * @throws EnvironmentError with every malformed value, and for placeholders if `SITE_ENV` is `production`
 */
export function readAccount(registry: PartnerRegistry, env?: Variables): Account {
  const mistakes: string[] = [];
  const collect = <T>(read: () => T): T | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof EnvironmentError)) throw error;
      mistakes.push(error.message);
      return undefined;
    }
  };
  for (const name of NETWORK) collect(() => readVariable(name, env));
  const siteEnv = collect(() => readVariable('SITE_ENV', env));
  const ids = Object.fromEntries(
    Object.entries(registry.accounts).flatMap(([key, account]) => {
      const id = collect(() => readAccountId(account.env, env));
      return id === undefined ? [] : [[key, id]];
    }),
  );
  if (mistakes.length > 0) throw new EnvironmentError(mistakes.join('\n'));
  const inUse = accountsInUse(registry);
  const placeholders = [
    ...NETWORK.filter((name) => readVariable(name, env) === NUMBER_PLACEHOLDER),
    ...Object.entries(registry.accounts)
      .filter(([key]) => inUse.includes(key) && !Object.hasOwn(ids, key))
      .map(([, account]) => account.env),
  ];
  if (siteEnv === 'production' && placeholders.length > 0) {
    throw new EnvironmentError(
      `A production build (SITE_ENV=production) needs your values in place of placeholders, with which links earn nothing: ` +
        `${placeholders.join(', ')}. Set them as .env.example describes.`,
    );
  }
  return {
    marker: readVariable('TRAVELPAYOUTS_MARKER', env),
    trs: readVariable('TRAVELPAYOUTS_TRS', env),
    ids,
    placeholders,
  };
}

/** A warning for the console if the account still has placeholders. */
export function placeholderWarning({ placeholders }: Account): string | undefined {
  if (placeholders.length === 0) return undefined;
  const whose = NETWORK.some((name) => placeholders.includes(name)) ? 'Partner links' : 'Some partner links';
  return `${whose} earn nothing yet: ${placeholders.join(', ')} still ${placeholders.length === 1 ? 'has its placeholder' : 'have their placeholders'} (see .env.example).`;
}
