import { accountParameters, type Account } from './account';
import { liveEntry, type PartnerRegistry } from './registry';
import { subId, type Placement } from './sub-id';

/** A plain GET form to the partner, which needs no script. */
export interface SearchForm {
  readonly action: string;
  readonly partner: string;
  /** Names and values of the hidden fields, in order. */
  readonly hidden: readonly (readonly [name: string, value: string])[];
  /** The partner's names for the visible fields. */
  readonly fields: PartnerRegistry['searchForm']['fields'];
}

/** Fields that identify the operator: the network's marker, or the partner's own account. */
function tracking(registry: PartnerRegistry, placement: Placement, account: Account): SearchForm['hidden'] {
  const { partner, markerField } = registry.searchForm;
  const { link } = liveEntry(registry.partners, partner);
  if (link.shape === 'direct') return accountParameters(registry, link.account, placement, account);
  return markerField === undefined ? [] : [[markerField, `${account.marker}.${subId(placement)}`]];
}

/** The flight search of the home page and of the page for flights. It carries a sub-id like every partner link. */
export function flightSearchForm(
  registry: PartnerRegistry,
  placement: Placement,
  account: Account,
): SearchForm {
  const { searchForm } = registry;
  return {
    action: searchForm.action,
    partner: liveEntry(registry.partners, searchForm.partner).name,
    hidden: [...tracking(registry, placement, account), ...Object.entries(searchForm.hidden)],
    fields: searchForm.fields,
  };
}
