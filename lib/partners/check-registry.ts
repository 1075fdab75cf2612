import type { Diagnostic } from '@/lib/source/diagnostic';
import type { YamlSource } from '@/lib/source/yaml-source';
import { checkAccounts } from './check-accounts';
import { checkLinks, checkNetwork, checkPartners, checkPrograms, checkSeenFare } from './check-programs';
import { checkSearchForm } from './check-search-form';
import { checkStandIns } from './check-stand-ins';
import {
  checkEmbedAddresses,
  checkEmbedLinks,
  checkShown,
  checkSlots,
  checkTaken,
  checkWidgetParams,
} from './check-widgets';
import type { PartnerRegistry } from './registry';
import { checkPlainLink } from './registry-rules';

/**
 * Checks what the schema of `partners.yaml` cannot: references, chains of stand-ins, and the entries that pages rely on.
 *
 * @param siteVariables environment variables with another meaning, which no account can use
 */
export function checkRegistry(
  registry: PartnerRegistry,
  { diagnosticAt }: YamlSource,
  siteVariables: readonly string[],
): readonly Diagnostic[] {
  return [
    ...checkNetwork(registry, diagnosticAt),
    ...checkAccounts(registry, siteVariables, diagnosticAt),
    ...checkStandIns(registry, diagnosticAt),
    ...checkPartners(registry, diagnosticAt),
    ...checkPrograms(registry, diagnosticAt),
    ...checkLinks(registry, diagnosticAt),
    ...checkSeenFare(registry, diagnosticAt),
    ...checkShown(registry, 'widgets', diagnosticAt),
    ...checkShown(registry, 'embeds', diagnosticAt),
    ...checkSlots(registry, diagnosticAt),
    ...checkEmbedLinks(registry, diagnosticAt),
    ...checkEmbedAddresses(registry, diagnosticAt),
    ...checkWidgetParams(registry, diagnosticAt),
    ...checkTaken(registry, diagnosticAt),
    ...checkSearchForm(registry, diagnosticAt),
    ...registry.footer.flatMap((to, index) => checkPlainLink(registry, ['footer', index], to, diagnosticAt)),
  ];
}
