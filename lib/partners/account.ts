import { EMBED_SLOTS, liveEntry, own, type PartnerRegistry } from './registry';
import { subId, SUB_ID_LIMIT, type Placement } from './sub-id';

/** What belongs to the operator's accounts; `lib/site/operator-account.ts` reads it from the environment. */
export interface Account {
  /** The marker of the network, which only links and widgets of the network carry. */
  readonly marker: string;
  readonly trs: string;
  /** Ids at partners outside the network, by key of `accounts`; an account whose variable is not set has none. */
  readonly ids: Readonly<Record<string, string>>;
  /** Names of the variables that what the pages show still needs. */
  readonly placeholders: readonly string[];
}

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
