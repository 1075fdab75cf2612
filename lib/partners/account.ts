import { z } from 'zod';
import { EnvironmentError } from '@/lib/source/environment-error';
import { EMBED_SLOTS, liveEntry, own, type PartnerRegistry } from './registry';
import { subId, SUB_ID_LIMIT, type Placement } from './sub-id';

/** What belongs to the operator's accounts and comes from the environment. */
export interface Account {
  /** The marker of the network, which only links and widgets of the network carry. */
  readonly marker: string;
  readonly trs: string;
  /** Ids at partners outside the network, by key of `accounts`; an account whose variable is not set has none. */
  readonly ids: Readonly<Record<string, string>>;
  /** Names of the variables that what the pages show still needs. */
  readonly placeholders: readonly string[];
}

/** Variables of the network, with harmless values that let anyone build and look at the site. `.env.example` shows the same ones. */
const NETWORK_PLACEHOLDERS = { TRAVELPAYOUTS_MARKER: '000000', TRAVELPAYOUTS_TRS: '000000' } as const;
/** Stands for the id of a partner's own account; a link with it would look as if it earned, so it counts as not set. */
const ID_PLACEHOLDER = 'placeholder';

/** Variables that mean something else, so that no account can have one of them. */
export const RESERVED_VARIABLES: readonly string[] = [
  ...Object.keys(NETWORK_PLACEHOLDERS),
  'SITE_URL',
  'BASE_PATH',
  'SITE_ENV',
  'HOST_COMPRESSES',
  'NODE_ENV',
];

const digitsRule = 'digits only, as your Travelpayouts account shows them';
const digits = z.string().regex(/^\d{3,12}$/, digitsRule);
const idRule = 'letters, digits, hyphens, dots, tildes and underscores only, as in the links of your account';
const id = z.string().regex(/^[\w.~-]{1,80}$/, idRule);

/** Keys of the accounts that what the site shows would earn under, stand-ins included. */
export function accountsInUse(registry: PartnerRegistry): readonly string[] {
  const { partners, links, searchForm, embeds } = registry;
  const linked = [...Object.values(links).map(({ partner }) => partner), searchForm.partner];
  const keys = [
    ...linked.map((key) => {
      const { link } = liveEntry(partners, key);
      return link.shape === 'direct' ? link.account : undefined;
    }),
    ...EMBED_SLOTS.map((slot) => liveEntry(embeds, slot).account),
  ];
  return [...new Set(keys)].filter((key) => key !== undefined);
}

/**
 * The account values of an environment. An empty variable counts as one that is not set.
 *
 * @throws EnvironmentError for a malformed value, and for placeholders where `SITE_ENV` is `production`
 */
export function readAccount(
  env: Readonly<Record<string, string | undefined>>,
  registry: PartnerRegistry,
): Account {
  const given = (name: string) => env[name]?.trim() || undefined;
  const accounts = Object.entries(registry.accounts);
  const result = z
    .object({
      TRAVELPAYOUTS_MARKER: digits,
      TRAVELPAYOUTS_TRS: digits,
      SITE_ENV: z.enum(['preview', 'production'], 'preview or production'),
      ...Object.fromEntries(accounts.map(([, account]) => [account.env, id])),
    })
    .safeParse({
      TRAVELPAYOUTS_MARKER: given('TRAVELPAYOUTS_MARKER') ?? NETWORK_PLACEHOLDERS.TRAVELPAYOUTS_MARKER,
      TRAVELPAYOUTS_TRS: given('TRAVELPAYOUTS_TRS') ?? NETWORK_PLACEHOLDERS.TRAVELPAYOUTS_TRS,
      SITE_ENV: given('SITE_ENV') ?? 'preview',
      ...Object.fromEntries(
        accounts.map(([, account]) => [account.env, given(account.env) ?? ID_PLACEHOLDER]),
      ),
    });
  if (!result.success) {
    const lines = result.error.issues.map(({ path, message }) => {
      const name = String(path[0]);
      return `${name} is '${given(name) ?? ''}'; expected ${message}`;
    });
    throw new EnvironmentError(lines.join('\n'));
  }
  const values = result.data;
  const ids = Object.fromEntries(
    accounts.flatMap(([key, account]) => {
      const value = given(account.env);
      return value === undefined || value === ID_PLACEHOLDER ? [] : [[key, value]];
    }),
  );
  const placeholders = [
    ...(['TRAVELPAYOUTS_MARKER', 'TRAVELPAYOUTS_TRS'] as const).filter(
      (name) => values[name] === NETWORK_PLACEHOLDERS[name],
    ),
    ...accountsInUse(registry)
      .filter((key) => !Object.hasOwn(ids, key))
      .flatMap((key) => own(registry.accounts, key)?.env ?? []),
  ];
  if (values.SITE_ENV === 'production' && placeholders.length > 0) {
    throw new EnvironmentError(
      `SITE_ENV is 'production', but these variables still have their placeholders, so links would earn nothing: ` +
        `${placeholders.join(', ')}. Set them as .env.example describes.`,
    );
  }
  return { marker: values.TRAVELPAYOUTS_MARKER, trs: values.TRAVELPAYOUTS_TRS, ids, placeholders };
}

/** The sub-id of a placement as an account takes it: cut to its own limit. */
export const accountSubId = (registry: PartnerRegistry, key: string, placement: Placement): string =>
  subId(placement, own(registry.accounts, key)?.subId?.max ?? SUB_ID_LIMIT);

/**
 * The parameters by which a partner outside the network knows the operator and the placement; none while the account has
 * no id, for a sub-id alone earns nothing.
 *
 * @param key of `accounts`
 */
export function accountParameters(
  registry: PartnerRegistry,
  key: string,
  placement: Placement,
  { ids }: Account,
): readonly (readonly [name: string, value: string])[] {
  const account = own(registry.accounts, key);
  const value = own(ids, key);
  if (!account || value === undefined) return [];
  const { id: name, subId: sub } = account;
  return [[name, value], ...(sub ? [[sub.parameter, accountSubId(registry, key, placement)] as const] : [])];
}

/** One line for the console of a build that still has placeholders, or nothing. */
export function placeholderWarning({ placeholders }: Account): string | undefined {
  if (placeholders.length === 0) return undefined;
  const whose = placeholders.some((name) => name in NETWORK_PLACEHOLDERS)
    ? 'Partner links'
    : 'Some partner links';
  return `${whose} earn nothing yet: ${placeholders.join(', ')} still ${placeholders.length === 1 ? 'has its placeholder' : 'have their placeholders'} (see .env.example).`;
}
