import { accountParameters, type Account } from './account';
import { liveEntry, type PartnerRegistry } from './registry';
import { subId, type Placement } from './sub-id';

/** A plain GET form that a browser can send to the partner without any script. */
export interface SearchForm {
  readonly action: string;
  readonly partner: string;
  /** Names and values of the hidden fields, in order. */
  readonly hidden: readonly (readonly [name: string, value: string])[];
  /** What the partner calls each visible field. */
  readonly fields: PartnerRegistry['searchForm']['fields'];
}

/** What tells the partner whose visitor it is: the marker of the network, or the partner's own account. */
function tracking(registry: PartnerRegistry, placement: Placement, account: Account): SearchForm['hidden'] {
  const { partner, markerField } = registry.searchForm;
  const { link } = liveEntry(registry.partners, partner);
  if (link.shape === 'direct') return accountParameters(registry, link.account, placement, account);
  return markerField === undefined ? [] : [[markerField, `${account.marker}.${subId(placement)}`]];
}

/** The flight search of the home page. It carries the sub-id as any other link does. */
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
