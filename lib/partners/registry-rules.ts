import type { Diagnostic } from '@/lib/source/diagnostic';
import type { YamlSource } from '@/lib/source/yaml-source';
import { outboundProblem } from './partner-url';
import type { PartnerRegistry } from './registry';

/* Shared code of the checks of `partners.yaml`. */

/** Makes a diagnostic for a field of the file. */
export type Report = YamlSource['diagnosticAt'];

/** The "expected …" of a diagnostic for an address that is not on the partner's hosts. */
export const hostRule = (partner: string, hosts: readonly string[]): string =>
  `a host of the partner ${partner} (${hosts.join(', ')})`;

/** Checks a link without a deal, where nothing could fill in a target. */
export function checkPlainLink(
  registry: PartnerRegistry,
  path: readonly PropertyKey[],
  to: string,
  report: Report,
): readonly Diagnostic[] {
  const problem = outboundProblem(registry, { to, target: {} });
  return problem ? [report(path, `'${to}'`, 'a key of links that leads to a fixed page')] : [];
}
