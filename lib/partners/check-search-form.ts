import type { Diagnostic } from '@/lib/source/diagnostic';
import { isHostOf, own, type Partner, type PartnerRegistry } from './registry';
import { hostRule, type Report } from './registry-rules';

/** Names of the hidden fields that the site fills in, each with the path of the setting that names it. */
function trackingFields({ searchForm, accounts }: PartnerRegistry, { link }: Partner) {
  const account = link.shape === 'direct' ? own(accounts, link.account) : undefined;
  const names = account ? [account.id, account.subId?.parameter] : [searchForm.markerField];
  const path = [account ? 'partner' : 'markerField'];
  return names.flatMap((name) => (name === undefined ? [] : [{ name, path }]));
}

/** The marker belongs to the network: the form of a network partner needs the field, and any other form must not have it. */
function checkMarkerField(
  { partner, markerField }: PartnerRegistry['searchForm'],
  { link }: Partner,
  report: Report,
): readonly Diagnostic[] {
  if (link.shape === 'network' && markerField === undefined) {
    const expected = `the field that takes the marker, as ${partner} is a partner of the network`;
    return [report(['searchForm', 'markerField'], 'nothing', expected)];
  }
  if (link.shape === 'direct' && markerField !== undefined) {
    const expected = `nothing here, as the account ${link.account} names the fields of ${partner}`;
    return [report(['searchForm', 'markerField'], `'${markerField}'`, expected)];
  }
  return [];
}

/** Checks that field names differ. The partner would receive two values under one name, and either could win. */
function checkFieldNames(registry: PartnerRegistry, owner: Partner, report: Report): readonly Diagnostic[] {
  const { fields, hidden } = registry.searchForm;
  const taken = new Map<string, string>();
  return [
    ...Object.entries(fields).map(([key, name]) => ({ name, path: ['fields', key] })),
    ...Object.keys(hidden).map((name) => ({ name, path: ['hidden', name] })),
    ...trackingFields(registry, owner),
  ].flatMap(({ name, path }) => {
    const other = taken.get(name);
    if (other === undefined) {
      taken.set(name, path.join('.'));
      return [];
    }
    return [report(['searchForm', ...path], `'${name}'`, `another name than that of ${other}`)];
  });
}

/** Checks the partner, the address and the field names of the search form. */
export function checkSearchForm(registry: PartnerRegistry, report: Report): readonly Diagnostic[] {
  const { searchForm, partners } = registry;
  const { partner, action } = searchForm;
  const owner = own(partners, partner);
  if (!owner) return [report(['searchForm', 'partner'], `'${partner}'`, 'a key of partners that is live')];
  const diagnostics = [
    ...checkFieldNames(registry, owner, report),
    ...checkMarkerField(searchForm, owner, report),
  ];
  if (owner.status === 'closed') {
    diagnostics.push(
      report(
        ['searchForm', 'partner'],
        `'${partner}', which is closed`,
        "a live partner with a search page of its own; action, fields, hidden and markerField become that partner's, too (docs/operators.md, 'Close a partner's program')",
      ),
    );
  }
  const { hostname } = new URL(action);
  if (!isHostOf(owner.hosts, hostname)) {
    diagnostics.push(report(['searchForm', 'action'], hostname, hostRule(partner, owner.hosts)));
  }
  if (action.includes('?')) {
    diagnostics.push(
      report(
        ['searchForm', 'action'],
        `'${action}'`,
        "the address up to the '?'; browsers drop the rest, which belongs into hidden",
      ),
    );
  }
  return diagnostics;
}
