import { EMBED_SLOTS, liveEntry, own, type PartnerRegistry } from './registry';
import { subId, SUB_ID_LIMIT, type Placement } from './sub-id';

/** The values of the operator's accounts. `lib/site/operator-account.ts` reads them from the environment. */
export interface Account {
  /** The network's marker. Only links and widgets of the network carry it. */
  readonly marker: string;
  readonly trs: string;
  /** Ids at partners outside the network, by key of `accounts`. An account is missing here if its variable is not set. */
  readonly ids: Readonly<Record<string, string>>;
  /** Names of the variables that the pages need and that are not set yet. */
  readonly placeholders: readonly string[];
}

/** Keys of the accounts under which the site's links, form and frames earn, stand-ins included. */
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

/** The sub-id of a placement, cut to the limit of an account. */
export const accountSubId = (registry: PartnerRegistry, key: string, placement: Placement): string =>
  subId(placement, own(registry.accounts, key)?.subId?.max ?? SUB_ID_LIMIT);

/**
 * The parameters that identify the operator and the placement to a partner outside the network. Empty while the account has
 * no id, because a sub-id alone earns nothing.
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
